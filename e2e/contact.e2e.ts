import { expect, type Locator, type Page } from '@playwright/test'
import { formLimits } from '@network-site/protocol/contact-form'
import { contact } from '@network-site/site/contact-words'
import { mailboxMessagesSchema } from '@network-site/sandbox/mailbox/mailbox'
import { brand } from '@network-site/site/brand'
import { header } from '@network-site/site/site-chrome'
import { paths } from '@network-site/site/paths'
import { test } from './fixtures.ts'
import { failedRequest } from './page-messages.ts'
import { holdRequests } from './page-steps.ts'

const formPath = '**/f/build-with-us'

test('sends a message once, delivers one email, and clears the form', async ({ page, request, baseURL }) => {
  const release = await holdRequests(page, formPath)
  const { dialog, email, message } = await openForm(page)
  const sender = `studio.${crypto.randomUUID()}@games.example`
  const words = 'We are making a game about tides.\nIt ships in the spring.'
  await email.fill(sender)
  await message.fill(words)
  await watchFor(page, contact.thanks)
  const [sent] = await Promise.all([page.waitForRequest(formPath), email.press('Enter')])

  const inFlight = dialog.locator('button[type=submit]')
  await expect(inFlight).toBeDisabled()
  let sentAgain = 0
  page.on('request', (another) => (sentAgain += another.method() === 'POST' ? 1 : 0))
  await inFlight.click({ force: true })
  await email.press('Enter')

  expect(sent.method()).toBe('POST')
  expect(sent.url()).toBe(`${baseURL}/f/build-with-us`)
  const headers = await sent.allHeaders()
  expect(headers['accept']).toBe('application/json')
  expect(headers['content-type']).toBe('application/json')
  expect(headers['formspree-client']).toMatch(/\S+@\S+/)
  expect(JSON.parse(atob(headers['formspree-session-data'] ?? ''))).toMatchObject({
    loadedAt: expect.any(Number),
    webdriver: true,
  })
  const subject = `${sender}: ${contact.subjectSuffix}`
  expect(sent.postDataJSON()).toEqual({ email: sender, message: words, subject })

  release()
  const toast = page.getByText(contact.sentToast)
  await expect(toast).toBeVisible()
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  const card = await toast.locator('..').boundingBox()
  expect(Math.abs((card?.x ?? 0) + (card?.width ?? 0) / 2 - width / 2)).toBeLessThan(12)
  expect(card?.y).toBeGreaterThan(height * 0.8)
  await expect(dialog).toBeHidden()
  expect(await wasSeen(page)).toBe(true)
  await expect(toast).toBeHidden()
  expect(sentAgain).toBe(0)

  const emails = async () => {
    const all = mailboxMessagesSchema.parse(await (await request.get('/sandbox/mailbox/messages.json')).json())
    return all.filter((one) => one.subject === subject)
  }
  await expect.poll(emails).toHaveLength(1)
  const [received] = await emails()
  expect(received).toMatchObject({ to: brand.contactEmail, replyTo: sender })
  expect(received?.text.replaceAll('\r\n', '\n')).toContain(words)

  const again = await openForm(page, { isOpenPage: true })
  await expect(again.email).toHaveValue('')
  await expect(again.message).toHaveValue('')
  await expect(again.send).toBeEnabled()
})

test('shows the server’s error below the field if a message is too long', async ({ page, expectMessage }) => {
  expectMessage(failedRequest('/f/build-with-us', 400))
  const { email, message, send } = await openForm(page)
  await email.fill('studio@games.example')
  await message.fill('x'.repeat(formLimits.message + 1))
  await send.click()
  await expect(message).toHaveAccessibleDescription(`Message is too long (maximum ${formLimits.message} characters)`)
})

type Form = Record<'dialog' | 'email' | 'message' | 'send', Locator>

async function openForm(page: Page, { isOpenPage = false } = {}): Promise<Form> {
  if (!isOpenPage) await page.goto(paths.nodes)
  await page.getByRole('banner').getByRole('button', { name: header.buildWithUs }).click()
  const dialog = page.getByRole('dialog', { name: contact.title })
  return {
    dialog,
    email: dialog.getByLabel(contact.emailLabel),
    message: dialog.getByLabel(contact.messageLabel, { exact: true }),
    send: dialog.getByRole('button', { name: contact.send, exact: true }),
  }
}

/** Records whether a text appears in the page at any time from now on. */
async function watchFor(page: Page, words: string): Promise<void> {
  await page.evaluate((awaited) => {
    const check = () => {
      if (document.body.innerText.includes(awaited)) window.wasSeen = true
    }
    new MutationObserver(check).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, words)
}

function wasSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => window.wasSeen === true)
}
