import { releaseSchema } from '@network-site/protocol/release'
import Fastify from 'fastify'
import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { codeHost } from './code-host.ts'

const baseUrl = 'https://host.example/code-host'
const files = {
  artifacts: {
    Windows: 'client.exe',
    Mac: 'client.dmg',
    Linux: 'client.AppImage',
    WindowsCli: 'node-windows.zip',
    MacCli: 'node-macos.zip',
    LinuxCli: 'node-linux.zip',
  },
  program: 'node',
}

function startHost() {
  const app = Fastify()
  codeHost(app, { baseUrl, owner: 'o', repository: 'r', release: files })
  return app
}

describe('codeHost', () => {
  it('serves the files of the release with the listed size and digest', async () => {
    const app = startHost()
    const release = releaseSchema.parse((await app.inject('/repos/o/r/releases/latest')).json())
    expect(release.assets).toHaveLength(6)
    for (const { name, size, digest, browser_download_url: url } of release.assets) {
      const file = await app.inject(url.slice(baseUrl.length))
      expect([name, file.rawPayload.length]).toEqual([name, size])
      expect(`sha256:${createHash('sha256').update(file.rawPayload).digest('hex')}`).toBe(digest)
      expect(file.headers['content-disposition']).toBe(`attachment; filename="${name}"`)
      const latest = await app.inject(`/o/r/releases/latest/download/${name}`)
      expect([latest.statusCode, latest.headers.location]).toEqual([302, new URL(url).pathname])
    }
  })

  it('answers 304 if the ETag matches', async () => {
    const app = startHost()
    const { etag } = (await app.inject('/repos/o/r/releases/latest')).headers
    const again = await app.inject({ url: '/repos/o/r/releases/latest', headers: { 'if-none-match': etag } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('has a page for the release and answers 404 for other tags', async () => {
    const app = startHost()
    const { html_url: page } = releaseSchema.parse((await app.inject('/repos/o/r/releases/latest')).json())
    const shown = (await app.inject(page.slice(baseUrl.length))).body
    expect(shown).toContain('href="/code-host/o/r/releases/download/v1.4.2/client.exe"')
    expect((await app.inject('/o/r/releases/latest')).headers.location).toBe(new URL(page).pathname)
    expect((await app.inject('/o/r/releases/tag/v0')).statusCode).toBe(404)
    expect((await app.inject('/o/r/releases/download/v0/client.exe')).statusCode).toBe(404)
  })
})
