import { paths } from '@network-site/site/paths'
// oxlint-disable-next-line no-restricted-imports -- This file tests the guard itself.
import { expect, test } from '@playwright/test'
import { createPageMessages, failedRequest } from './page-messages.ts'

test('fails on an unexpected message and on a missing expected one', async ({ page }) => {
  const site = process.env['SITE_URL']
  const messages = createPageMessages()
  await messages.watch(page.context(), site)
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

test('accepts an allowed message but no other', async ({ page }) => {
  const messages = createPageMessages()
  await messages.watch(page.context(), undefined)
  messages.allowMessage(/^by chance$/)
  await messages.settle()
  await page.evaluate(() => console.error('by chance'))
  await messages.settle()
  await page.evaluate(() => console.error('by chance, and more'))
  await expect.poll(() => messages.settle().catch(String)).toContain('messages that the test does not expect')
})

test('watches additional pages that a test opens', async ({ context }) => {
  const site = process.env['SITE_URL']
  const messages = createPageMessages()
  await messages.watch(context, site)
  const other = await context.newPage()
  await other.goto(`${site}${paths.nodeAgreement}`)
  await other.evaluate(() => console.error('from the other page'))
  await expect.poll(() => messages.settle().catch(String)).toContain('from the other page')
})

test('rejects a pattern that matches any message', () => {
  const messages = createPageMessages()
  for (const pattern of [/.*/, /^/, /\w/]) {
    for (const declare of [messages.expectMessage, messages.allowMessage]) {
      expect(() => declare(pattern)).toThrow('fits any message: name the one that is expected')
    }
  }
})
