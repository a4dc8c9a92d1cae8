import { pages } from '@network-site/site/pages'
import { expect, type APIRequestContext } from '@playwright/test'
import { test } from './fixtures.ts'
import { metricsToken } from './global-setup.ts'

const path = pages.nodes.path

test('the server counts each page error once, without personal data', async ({ page, request, expectMessage }) => {
  expectMessage(/planted for ada@example\.com/, /planted promise/)
  const before = await countErrors(request)
  const reports: unknown[] = []
  page.on('request', (sent) => {
    if (sent.url().endsWith('/page-errors')) reports.push(sent.postDataJSON())
  })
  await page.goto(`${path}?code=secret`)
  // The page's scripts start after it has loaded.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const fail = () => {
      throw new Error('planted for ada@example.com at https://wallet.example/?session=secret')
    }
    setTimeout(fail)
    setTimeout(fail)
    void Promise.reject(new TypeError('planted promise of 0x52908400098527886E0F7030069857D2E4169EE7'))
  })
  await expect.poll(async () => (await countErrors(request)) - before).toBe(2)
  expect(reports).toHaveLength(2)
  expect(reports).toContainEqual(
    expect.objectContaining({ kind: 'error', page: path, name: 'Error', message: 'planted for [email] at [url]' }),
  )
  expect(reports).toContainEqual(
    expect.objectContaining({ kind: 'rejection', page: path, name: 'TypeError', message: 'planted promise of [hex]' }),
  )
  expect(JSON.stringify(reports)).not.toMatch(/secret|ada@|0x5290/)
})

async function countErrors(request: APIRequestContext): Promise<number> {
  const answer = await request.get('/metrics', { headers: { authorization: `Bearer ${metricsToken}` } })
  const lines = [...(await answer.text()).matchAll(/^page_errors_total\{page="([^"]+)",kind="\w+"\} (\d+)$/gm)]
  return lines.filter(([, counted]) => counted === path).reduce((sum, [, , count]) => sum + Number(count), 0)
}
