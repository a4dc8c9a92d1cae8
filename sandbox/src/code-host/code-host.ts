import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '@network-site/protocol/text'
import { placeholderArtifacts, type ReleaseFiles } from './artifacts.ts'

export type CodeHostOptions = {
  /** What its answers to programs call it. Browsers are led by paths: they may have come by another address. */
  baseUrl: string
  owner: string
  repository: string
  release: ReleaseFiles
}

const tag = 'v1.4.2'
const publishedAt = '2023-12-06T09:00:00Z'

/** A stand-in for the code host: the releases API in GitHub's shape, the release page and its files. */
export function codeHost(app: FastifyInstance, { baseUrl, owner, repository, release: named }: CodeHostOptions): void {
  const files = placeholderArtifacts(tag, named)
  const home = `/${owner}/${repository}`
  const releasesPath = `${new URL(baseUrl).pathname}${home}/releases`
  const release = {
    url: `${baseUrl}/repos${home}/releases/1`,
    html_url: `${baseUrl}${home}/releases/tag/${tag}`,
    id: 1,
    tag_name: tag,
    name: `${repository} ${tag}`,
    draft: false,
    prerelease: false,
    created_at: publishedAt,
    published_at: publishedAt,
    body: 'Placeholder artifacts, made by the sandbox.',
    assets: files.map(({ name, content, digest }, index) => ({
      id: index + 1,
      name,
      state: 'uploaded',
      content_type: 'application/octet-stream',
      size: content.length,
      digest,
      browser_download_url: `${baseUrl}${home}/releases/download/${tag}/${name}`,
    })),
  }
  const answer = JSON.stringify(release)
  const etag = `"${createHash('sha256').update(answer).digest('hex').slice(0, 32)}"`

  app.get(`/repos${home}/releases/latest`, (request, reply) => {
    void reply.header('etag', etag).header('access-control-allow-origin', '*')
    if (request.headers['if-none-match'] === etag) return reply.code(304).send()
    return reply.type('application/json; charset=utf-8').send(answer)
  })

  app.get(`${home}/releases/latest`, (_request, reply) => reply.redirect(`${releasesPath}/tag/${tag}`))

  app.get(`${home}/releases/tag/${tag}`, (_request, reply) => {
    const rows = release.assets.map(
      ({ name, size, digest }) =>
        `<li><a href="${escapeHtml(`${releasesPath}/download/${tag}/${name}`)}">${name}</a> ${size} bytes <code>${digest}</code></li>`,
    )
    return reply
      .type('text/html; charset=utf-8')
      .send(
        `<!doctype html><html lang="en"><meta charset="utf-8"><title>${tag}</title>` +
          `<h1>${escapeHtml(owner)}/${escapeHtml(repository)} ${tag}</h1>` +
          `<p>The sandbox plays the code host here.</p><ul>${rows.join('')}</ul></html>`,
      )
  })

  app.get<{ Params: { tag: string; name: string } }>(`${home}/releases/download/:tag/:name`, (request, reply) => {
    const file = files.find(({ name }) => name === request.params.name)
    if (request.params.tag !== tag || !file) return reply.code(404).type('text/plain').send('Not Found')
    return reply
      .header('content-disposition', `attachment; filename="${file.name}"`)
      .type('application/octet-stream')
      .send(file.content)
  })

  app.get<{ Params: { name: string } }>(`${home}/releases/latest/download/:name`, (request, reply) =>
    reply.redirect(`${releasesPath}/download/${tag}/${encodeURIComponent(request.params.name)}`),
  )
}
