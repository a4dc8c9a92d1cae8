# One image for servers and relayers, run by deploy/compose.yaml. See docs/guides/containers.md.
# docs/decisions/0038-container-image.md explains what the image leaves out, and why.
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
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace @network-site/web
COPY contracts/generated contracts/generated
COPY protocol/src protocol/src
COPY site site
COPY web web
RUN npm run build --workspace @network-site/web

# Installs the server's packages. npm follows the development dependencies of workspaces even with --omit=dev, so they are
# deleted first. Otherwise, the image would contain the sandbox's chain and mail server. It needs no embedded database.
FROM ${NODE_IMAGE} AS packages
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
COPY contracts/package.json contracts/
COPY protocol/package.json protocol/
COPY server/package.json server/
COPY site/package.json site/
COPY stub-package stub-package
RUN npm pkg delete devDependencies optionalDependencies && npm pkg delete devDependencies --workspaces \
  && npm pkg delete dependencies.@electric-sql/pglite --workspace @network-site/server
RUN --mount=type=cache,target=/root/.npm npm ci --omit=dev --workspace @network-site/server

# Collects the files of the image. Node loads no TypeScript from packages, and our modules load viem's ES modules. Licenses stay.
FROM packages AS files
COPY deploy/collect-system.sh /
RUN find node_modules -type f \( -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.map' -o -name '*.md' \) \
       ! -iname '*licen[cs]e*' ! -iname 'notice*' -delete \
  && rm -rf node_modules/viem/_cjs node_modules/ox/_cjs node_modules/*/prebuilds/darwin-* node_modules/*/prebuilds/win32-* \
  && sh /collect-system.sh /system

# Contains Node, the libraries it loads, and the site: no shell, no package manager, and no other program.
FROM scratch
ARG VERSION REVISION CREATED SOURCE
LABEL org.opencontainers.image.title="Network site" \
  org.opencontainers.image.description="Server and relayer of the network's site" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}" \
  org.opencontainers.image.created="${CREATED}" \
  org.opencontainers.image.source="${SOURCE}"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
COPY --from=files /system /
WORKDIR /site
COPY --from=files /site ./
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
