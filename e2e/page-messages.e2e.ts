import { paths } from '@network-site/site/paths'
// oxlint-disable-next-line no-restricted-imports -- The guard itself is tested, on pages without one.
import { expect, test } from '@playwright/test'
import { createPageMessages, failedRequest } from './page-messages.ts'

test('an unexpected message fails a test, and so does an expected one that never comes', async ({ page }) => {
  const site = process.env['SITE_URL']
  const messages = createPageMessages()
  await messages.follow(page.context(), site)
  await page.goto(`${site}${paths.nodeAgreement}`)
  await messages.settle()

  await page.evaluate(() => console.error('one'))
  await expect(messages.settle()).rejects.toThrow('messages that the test does not expect')
  messages.expectMessage(/^one$/)
  await messages.settle()

  messages.expectMessage(failedRequest('/no/such/file.json', 404))
  await expect(messages.settle(100)).rejects.toThrow('messages that were expected and never came')
  await page.evaluate(() => fetch('/no/such/file.json'))
  await messages.settle()

  await page.evaluate(() => queueMicrotask(() => void JSON.parse('two')))
  await expect.poll(() => messages.settle().catch(String)).toContain('SyntaxError')
})

test('an allowed message may come or not, and allows no other', async ({ page }) => {
  const messages = createPageMessages()
  await messages.follow(page.context(), undefined)
  messages.allowMessage(/^by chance$/)
  await messages.settle()
  await page.evaluate(() => console.error('by chance'))
  await messages.settle()
  await page.evaluate(() => console.error('by chance, and more'))
  await expect.poll(() => messages.settle().catch(String)).toContain('messages that the test does not expect')
})

test('a page that a test opens beside its own is followed too', async ({ context }) => {
  const site = process.env['SITE_URL']
  const messages = createPageMessages()
  await messages.follow(context, site)
  const other = await context.newPage()
  await other.goto(`${site}${paths.nodeAgreement}`)
  await other.evaluate(() => console.error('from the other page'))
  await expect.poll(() => messages.settle().catch(String)).toContain('from the other page')
})

test('a pattern that fits any message is refused', () => {
  const messages = createPageMessages()
  for (const pattern of [/.*/, /^/, /\w/]) {
    for (const declare of [messages.expectMessage, messages.allowMessage]) {
      expect(() => declare(pattern)).toThrow('fits any message: name the one that is expected')
    }
  }
})
