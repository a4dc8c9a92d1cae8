import { failures } from '@network-site/site/failure-messages'
import { rankPanelWords } from '@network-site/site/rank-panel'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { NameForm } from './name-form.tsx'

const words = rankPanelWords.name
const address = `0x${'a'.repeat(40)}` as const
const season = { id: 'season-1', name: 'Season one', from: '2026-11-01', to: '2027-01-31', state: 'running' }
/** The stubbed service's response to a signed name. */
let answer: () => Response
let shown: string | null
let sent: { name: string; signedAt: string; signature: string } | undefined

beforeEach(() => {
  shown = null
  sent = undefined
  vi.stubGlobal('fetch', async (path: string, request: RequestInit) => {
    if (path === '/leaderboard/name') {
      sent = JSON.parse(request.body as string) as typeof sent
      return answer()
    }
    return Response.json({
      address,
      name: shown,
      season,
      place: null,
      sharedBy: 0,
      places: 0,
      wallets: 0,
      rank: null,
      result: { streak: 0, completeDays: 0, items: 0, mints: 0 },
      next: null,
      badges: [],
      asOf: { block: 1, blockAt: '2026-11-17T12:00:00.000Z', behindBlocks: 0 },
    })
  })
})
afterEach(() => vi.unstubAllGlobals())

function show(sign = async (message: string) => ({ signature: `0x${message.length}` })) {
  return render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: 0 } } })}>
      <NameForm
        signer={{ address, sign }}
        signedFor={{ siteUrl: 'https://site.example', chainId: 730 }}
        describeWalletError={() => 'You rejected it.'}
      />
    </QueryClientProvider>,
  )
}

const field = () => page.getByLabelText(words.label, { exact: true })
const submit = () => page.getByRole('button', { name: words.action }).click()

async function submitName(name: string) {
  await field().fill(name)
  await submit()
}

test('signs the typed name, confirms it, and removes it again', async () => {
  const messages: string[] = []
  await show(async (message) => {
    messages.push(message)
    return { signature: '0x12' }
  })
  await expect.element(page.getByText(words.none)).toBeVisible()
  answer = () => Response.json({ address, name: (shown = 'Ada') })
  await submitName('  Ada ')
  await expect.element(page.getByText(words.done.replace('{name}', 'Ada'))).toBeVisible()
  await expect.element(page.getByText(words.shown.replace('{name}', 'Ada'))).toBeVisible()
  expect(sent).toMatchObject({ address, name: 'Ada', signature: '0x12' })
  expect(messages[0]).toContain(`“Ada” next to my address ${address}`)
  expect(messages[0]).toContain(sent?.signedAt)
  expect(messages[0]).toContain('(https://site.example, chain 730)')

  await submit()
  await expect.element(page.getByText(words.same)).toBeVisible()
  answer = () => Response.json({ address, name: (shown = null) })
  await page.getByRole('button', { name: words.remove }).click()
  await expect.element(page.getByText(words.removed)).toBeVisible()
  await expect.element(page.getByText(words.none)).toBeVisible()
  expect(sent?.name).toBe('')
  expect(messages[1]).toContain('(https://site.example, chain 730)')
  await expect.element(field()).toHaveValue('')
})

test('validates the name before asking the wallet to sign', async () => {
  const sign = vi.fn()
  await show(sign)
  await submit()
  await expect.element(page.getByText(words.empty)).toBeVisible()
  await submitName('Al')
  await expect.element(page.getByText(/this one has 2/)).toBeVisible()
  await expect.element(field()).toHaveAttribute('aria-invalid', 'true')
  expect(sign).not.toHaveBeenCalled()
})

test('shows why the wallet did not sign', async () => {
  await show(async () => Promise.reject(new Error('rejected')))
  await submitName('Ada')
  await expect.element(page.getByText('You rejected it.')).toBeVisible()
})

test.each([
  'NAME_REFUSED',
  'NAME_TAKEN',
  'NAME_WITHOUT_MINT',
  'NAME_HIDDEN',
  'NAME_OUTDATED',
  'SIGNATURE_INVALID',
  'TOO_MANY_REQUESTS',
] as const)('shows the message for %s', async (code) => {
  answer = () => Response.json({ error: failures[code], code }, { status: 409 })
  await show()
  await submitName('Ada')
  await expect.element(page.getByRole('alert').filter({ hasText: failures[code] })).toBeVisible()
})

test('shows a message if the service is unreachable', async () => {
  answer = () => {
    throw new TypeError('Failed to fetch')
  }
  await show()
  await submitName('Ada')
  await expect.element(page.getByText(words.failed)).toBeVisible()
})
