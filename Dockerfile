# One image for servers and relayers, run by deploy/compose.yaml. See docs/guides/containers.md.
# Uses Debian instead of Alpine, because our native packages ship builds for glibc.
# Pinned by digest, so that every build of a commit starts from the same files. CONTRIBUTING.md explains how to update it.
ARG NODE_IMAGE=node:24.21.0-bookworm-slim@sha256:0e0ff40c39bc087845bfb27465a0df4ea419520094bc35842ff83dd8cbe6f9b6

# Builds the pages, the only output of this stage.
FROM ${NODE_IMAGE} AS pages
WORKDIR /site
COPY package.json package-lock.json .npmrc tsconfig.base.json ./
COPY contracts/package.json contracts/
COPY protocol/package.json protocol/
COPY site/package.json site/
COPY stub-package stub-package
COPY web/package.json web/
RUN npm ci --omit=dev --workspace @network-site/web
COPY contracts/generated contracts/generated
COPY protocol/src protocol/src
COPY site site
COPY web web
RUN npm run build --workspace @network-site/web

# Installs the server's packages. npm follows the development dependencies of workspaces even with --omit=dev, so they are
# deleted first. Otherwise, the image would contain the sandbox's chain and mail server.
FROM ${NODE_IMAGE} AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY contracts/package.json contracts/
COPY protocol/package.json protocol/
COPY server/package.json server/
COPY site/package.json site/
COPY stub-package stub-package
RUN npm pkg delete devDependencies optionalDependencies && npm pkg delete devDependencies --workspaces
RUN npm ci --omit=dev --workspace @network-site/server

FROM ${NODE_IMAGE}
# Nothing is installed or built in this stage, so the package managers are removed.
RUN rm -rf /usr/local/lib/node_modules /opt/yarn-* /usr/local/bin/npm /usr/local/bin/npx /usr/local/bin/corepack \
      /usr/local/bin/yarn /usr/local/bin/yarnpkg \
  && install --directory --owner node --group node --mode 700 /data
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /site
COPY --from=packages /site ./
COPY contracts/generated contracts/generated
COPY protocol/src protocol/src
COPY site/src site/src
COPY server/migrations server/migrations
COPY server/scripts server/scripts
COPY server/src server/src
COPY deploy/health-check.mjs deploy/
COPY --from=pages /site/web/build/client web/build/client
USER node
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s CMD ["node", "deploy/health-check.mjs"]
CMD ["node", "server/src/main.ts"]
