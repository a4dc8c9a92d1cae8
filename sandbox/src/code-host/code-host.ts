import { createHash } from 'node:crypto'
import type { Artifacts } from '@network-site/protocol/release-links'
import { crc32 } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '@network-site/protocol/text'

type Artifact = { name: string; content: Buffer; digest: string }

/** What a release is made of, by the names that its network gives them. */
export type ReleaseFiles = {
  artifacts: Artifacts
  /** The program in the archives of the command-line node. */
  program: string
}

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
  const files = placeholderArtifacts(named)
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

/** The files of a release: honest placeholders that say what they are. */
function placeholderArtifacts({ artifacts, program }: ReleaseFiles): Artifact[] {
  return Object.entries(artifacts).map(([key, name]) => {
    const words =
      `This is a placeholder for ${name} of release ${tag}.\n` +
      'The sandbox made it so that downloads can be tried and verified. It is not a node.\n'
    const programs = key.startsWith('Windows') ? [] : [program]
    const content = key.endsWith('Cli') ? archive(words, programs) : Buffer.from(words)
    return { name, content, digest: `sha256:${createHash('sha256').update(content).digest('hex')}` }
  })
}

/** Laid out as a real one, so that the commands on the site can be followed: the program lies at the top. */
function archive(words: string, programs: string[]): Buffer {
  const readme = { name: 'README.txt', content: Buffer.from(words) }
  const script = Buffer.from(`#!/bin/sh\ncat <<'WORDS'\n${words}WORDS\n`)
  return zipOf([readme, ...programs.map((name) => ({ name, content: script, isExecutable: true }))])
}

type ZippedFile = { name: string; content: Buffer; isExecutable?: boolean }

const dosDate = ((2023 - 1980) << 9) | (12 << 5) | 6
/** Made on Unix, so that the permissions in the upper half of the attributes count. */
const madeBy = Buffer.from([20, 3])

/** A zip archive of stored files, the same bytes every time. */
function zipOf(files: ZippedFile[]): Buffer {
  const locals: Buffer[] = []
  const entries: Buffer[] = []
  let offset = 0
  for (const { name, content, isExecutable = false } of files) {
    const nameBytes = Buffer.from(name)
    const shared = Buffer.alloc(26)
    shared.writeUInt16LE(20, 0)
    shared.writeUInt16LE(dosDate, 8)
    shared.writeUInt32LE(crc32(content), 10)
    shared.writeUInt32LE(content.length, 14)
    shared.writeUInt32LE(content.length, 18)
    shared.writeUInt16LE(nameBytes.length, 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), shared, nameBytes, content])
    const tail = Buffer.alloc(14)
    tail.writeUInt16LE(0o100000 | (isExecutable ? 0o755 : 0o644), 8)
    tail.writeUInt32LE(offset, 10)
    locals.push(local)
    entries.push(Buffer.from('PK\x01\x02', 'latin1'), madeBy, shared, tail, nameBytes)
    offset += local.length
  }
  const directory = Buffer.concat(entries)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(files.length, 4)
  end.writeUInt16LE(files.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...locals, directory, Buffer.from('PK\x05\x06', 'latin1'), end])
}
