import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { pages } from '@network-site/site/pages'
import { walletWords } from '@network-site/site/wallet'
import { freePort, untilReady } from '@network-site/sandbox/child-process'
import { shareInFile, test as base } from './fixtures.ts'
import { openHydratedHome } from './page-steps.ts'
import { connect, mintItem } from './wallet-steps.ts'

const web = fileURLToPath(new URL('../web', import.meta.url))

const shared = shareInFile(
  async () => {
    const port = await freePort()
    const child = fork('build-time/dev-server.ts', {
      cwd: web,
      execArgv: ['--conditions=development'],
      env: { ...process.env, PORT: String(port), API_URL: process.env['SITE_URL'] },
    })
    await untilReady(child, (code) => `Vite exited with code ${code} before it was ready`)
    return { url: `http://localhost:${port}`, child }
  },
  async ({ child }) => {
    child.disconnect()
    await once(child, 'exit')
  },
)

const test = base.extend({ baseURL: async ({}, use) => use(shared.peek()?.url) })

test('development pages hydrate and reach the server', async ({ page }) => {
  await openHydratedHome(page)
  await page.goto(pages.mint.path, { waitUntil: 'networkidle' })
  await connect(page, walletWords.guest.name)
  await mintItem(page, 1)
})
