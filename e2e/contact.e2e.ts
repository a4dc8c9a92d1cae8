import { expect, type Locator, type Page } from '@playwright/test'
import { formLimits } from '@home/protocol/contact-form'
import { contact } from '@home/site/contact'
import { brand } from '@home/site/brand'
import { header } from '@home/site/header'
import { forgiveFailedRequests } from './forgive-failed-requests.ts'
import { gate } from './gate.ts'
import { calm, journey } from './journey.ts'

journey.use(calm)

const formPath = '**/f/build-with-us'

journey('has the two fields and the button it is specified with', async ({ page }) => {
  const { email, message, send } = await openForm(page)
  await expect(email).toHaveAttribute('placeholder', contact.emailPlaceholder)
  await expect(email).toHaveAttribute('type', 'email')
  await expect(message).toHaveAttribute('placeholder', contact.messagePlaceholder)
  await expect(message).toHaveAttribute('rows', '8')
  for (const field of [email, message]) await expect(field).toHaveAttribute('required')
  await expect(send).toBeEnabled()
})

journey(
  'a message is sent once, thanked for, closed upon, and arrives as a letter',
  async ({ page, request, baseURL }) => {
    const waiting = gate()
    await page.route(formPath, async (route) => {
      await waiting.passed
      await route.fallback()
    })
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
    const subject = `${sender}: New Request to Build With Us`
    expect(sent.postDataJSON()).toEqual({ email: sender, message: words, subject })

    waiting.open()
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

    const letters = async () => {
      const all = (await (await request.get('/sandbox/mailbox/messages.json')).json()) as Letter[]
      return all.filter((letter) => letter.subject === subject)
    }
    await expect.poll(letters).toHaveLength(1)
    const [letter] = await letters()
    expect(letter).toMatchObject({ to: brand.contactEmail, replyTo: sender })
    expect(letter?.text.replaceAll('\r\n', '\n')).toContain(words)
  },
)

journey('opened again after a message was sent, the form is new', async ({ page }) => {
  await page.route(formPath, (route) => route.fulfill({ json: { ok: true, next: '/' } }))
  const { dialog, email, message, send } = await openForm(page)
  await email.fill('studio@games.example')
  await message.fill('Hello')
  await send.click()
  await expect(dialog).toBeHidden()

  const again = await openForm(page, { isOpenPage: true })
  await expect(again.email).toHaveValue('')
  await expect(again.message).toHaveValue('')
  await expect(again.send).toBeEnabled()
})

journey('refuses what is no email with an alert, and sends nothing', async ({ page }) => {
  const sent = countPosts(page)
  const { email, message, send } = await openForm(page)
  const alerts = collectAlerts(page)
  await message.fill('Hello')
  const wrong = ['', 'nobody', 'two words@games.example', '@games.example', 'a@', 'a@games..example', 'ä@games.example']
  for (const address of wrong) {
    await email.fill(address)
    await send.click()
  }
  expect(alerts).toEqual(wrong.map(() => 'alert: invalid email'))
  expect(sent()).toBe(0)
  await expect(email).toHaveValue('ä@games.example')
})

journey('says nothing of an empty message, and sends nothing', async ({ page }) => {
  const sent = countPosts(page)
  const { dialog, email, message, send } = await openForm(page)
  const alerts = collectAlerts(page)
  const before = await dialog.innerText()
  await email.fill('studio@games.example')
  await send.click()
  await message.fill('  \n ')
  await send.click()
  await expect(send).toBeEnabled()
  expect(await dialog.innerText()).toBe(before)
  expect(alerts).toEqual([])
  expect(sent()).toBe(0)
})

const emailError = { field: 'email', message: 'should be an email address', code: 'TYPE_EMAIL' }
const messageError = { field: 'message', message: 'must not be empty', code: 'REQUIRED_FIELD_EMPTY' }
const refusals: Array<[string, object, { email?: string; message?: string; form?: string }]> = [
  [
    'an error of the email',
    { status: 422, json: { errors: [emailError] } },
    { email: 'Email should be an email address' },
  ],
  [
    'an error of the message',
    { status: 400, json: { errors: [messageError] } },
    { message: 'Message must not be empty' },
  ],
  [
    'errors of both fields',
    { status: 400, json: { error: 'Both', errors: [emailError, messageError] } },
    { email: 'Email should be an email address', message: 'Message must not be empty' },
  ],
  [
    'an error of no field',
    { status: 403, json: { errors: [{ message: 'Form is disabled' }] } },
    { form: 'Form is disabled' },
  ],
  [
    'an error in words alone',
    { status: 404, json: { error: 'There is no such form.' } },
    { form: 'There is no such form.' },
  ],
  ['no errors', { status: 400, json: {} }, { form: contact.unexpectedError }],
  ['an empty list of errors', { status: 400, json: { errors: [] } }, { form: contact.unexpectedError }],
  ['a page', { status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }, { form: contact.unexpectedError }],
]

for (const [what, answer, shown] of refusals) {
  journey(
    `a refusal with ${what} is shown where it belongs, and the message can be sent again`,
    async ({ page, complaints }) => {
      let isRefusing = true
      await page.route(formPath, (route) => route.fulfill(isRefusing ? answer : { json: { ok: true, next: '/' } }))
      const { dialog, email, message, send } = await openForm(page)
      await email.fill('studio@games.example')
      await message.fill('Hello')
      await send.click()

      await expect(email).toHaveAccessibleDescription(shown.email ?? '')
      await expect(message).toHaveAccessibleDescription(shown.message ?? '')
      for (const words of Object.values(shown)) await expect(dialog.getByText(words, { exact: true })).toBeVisible()
      await expect(dialog.getByRole('alert').filter({ visible: true })).toHaveCount(Object.keys(shown).length)
      await expect(page.getByText(contact.sentToast)).toHaveCount(0)
      await expect(email).toHaveValue('studio@games.example')
      await expect(message).toHaveValue('Hello')

      isRefusing = false
      await send.click()
      await expect(page.getByText(contact.sentToast)).toBeVisible()
      await expect(dialog).toBeHidden()
      forgiveFailedRequests(complaints)
    },
  )
}

journey('a service that cannot be reached leaves the message where it is', async ({ page, complaints }) => {
  await page.route(formPath, (route) => route.abort())
  const { dialog, email, message, send } = await openForm(page)
  await email.fill('studio@games.example')
  await message.fill('Hello')
  await send.click()
  await expect(dialog.getByText(contact.unreachable)).toBeVisible()
  await expect(message).toHaveValue('Hello')
  await expect(send).toBeEnabled()
  forgiveFailedRequests(complaints)
})

journey('the server itself refuses a message that is too long, under its field', async ({ page, complaints }) => {
  const { email, message, send } = await openForm(page)
  await email.fill('studio@games.example')
  await message.fill('x'.repeat(formLimits.message + 1))
  await send.click()
  await expect(message).toHaveAccessibleDescription(`Message is too long: ${formLimits.message} characters at most`)
  forgiveFailedRequests(complaints)
})

type Letter = { to: string; replyTo: string; subject: string; text: string }

type Form = Record<'dialog' | 'email' | 'message' | 'send', Locator>

async function openForm(page: Page, { isOpenPage = false } = {}): Promise<Form> {
  if (!isOpenPage) await page.goto('/sentrynodes')
  await page.getByRole('banner').getByRole('button', { name: header.buildWithUs }).click()
  const dialog = page.getByRole('dialog', { name: contact.title })
  return {
    dialog,
    email: dialog.getByLabel(contact.emailLabel),
    message: dialog.getByLabel(contact.messageLabel, { exact: true }),
    send: dialog.getByRole('button', { name: contact.send, exact: true }),
  }
}

function countPosts(page: Page): () => number {
  let posts = 0
  page.on('request', (request) => (posts += request.method() === 'POST' ? 1 : 0))
  return () => posts
}

function collectAlerts(page: Page): string[] {
  const alerts: string[] = []
  page.on('dialog', (dialog) => {
    alerts.push(`${dialog.type()}: ${dialog.message()}`)
    void dialog.accept()
  })
  return alerts
}

declare global {
  interface Window {
    wasSeen?: boolean
  }
}

/** Notes whether words stand in the page at any moment from now on, however short. */
async function watchFor(page: Page, words: string): Promise<void> {
  await page.evaluate((awaited) => {
    const look = () => {
      if (document.body.innerText.includes(awaited)) window.wasSeen = true
    }
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true })
  }, words)
}

function wasSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => window.wasSeen === true)
}
