import { connectedAccount as words } from '@network-site/site/connected-account-words'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { beforeEach, expect, test, vi, type MockInstance } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ToastHost } from '../../ui/toast-host.tsx'
import { AccountControl } from './account-control.tsx'

const address = `0x${'Ab'.repeat(20)}` as const
const signature = `0x${'12'.repeat(65)}` as const

let answer: () => Response
let fetchSpy: MockInstance<typeof fetch>
beforeEach(() => {
  answer = () =>
    Response.json({ wallet: address.toLowerCase(), provider: 'social', connectedAt: '2026-01-01T00:00:00Z' })
  fetchSpy = vi.spyOn(window, 'fetch').mockImplementation(async () => answer())
})

const onSignInEnded = vi.fn()

async function show({ isConnected = false, statement = 'a-statement' as string | null, isRefusing = false } = {}) {
  const sign = vi.fn<(message: string) => Promise<{ signature: typeof signature }>>(async () => {
    if (isRefusing) throw new Error('no')
    return { signature }
  })
  await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })}>
      <AccountControl
        wallet={{ address, sign }}
        isConnected={isConnected}
        signedFor={{ siteUrl: 'https://site.example', chainId: 730 }}
        statement={statement}
        onSignInEnded={onSignInEnded}
        signIn={<p>Sign in here</p>}
        describeWalletError={() => 'The wallet refused.'}
      />
      <ToastHost dismissLabel="Dismiss" />
    </QueryClientProvider>,
  )
  return sign
}

test('signs the connection for this site and chain, and sends it with the statement', async () => {
  const sign = await show()
  await page.getByRole('button', { name: words.connect }).click()
  await expect.element(page.getByText(words.connected)).toBeVisible()
  const [path, request] = fetchSpy.mock.calls[0] ?? []
  const body = JSON.parse(request?.body as string) as { signedAt: string }
  expect(path).toBe('/quests/account')
  expect(request?.headers).toMatchObject({ authorization: 'Bearer a-statement' })
  expect(body).toEqual({ provider: 'social', address, signature, signedAt: expect.any(String) })
  expect(sign.mock.calls[0]?.[0]).toContain(address.toLowerCase())
  expect(sign.mock.calls[0]?.[0]).toContain(body.signedAt)
  expect(sign.mock.calls[0]?.[0]).toContain('(https://site.example, chain 730)')
})

test('requires a sign-in first', async () => {
  await show({ statement: null })
  await expect.element(page.getByText(words.signIn)).toBeVisible()
  await expect.element(page.getByText('Sign in here')).toBeVisible()
  expect(page.getByRole('button', { name: words.connect }).elements()).toHaveLength(0)
})

test('disconnects with a signature alone and explains the limits beforehand', async () => {
  await show({ isConnected: true, statement: null })
  await expect.element(page.getByText(words.disconnectHint)).toBeVisible()
  await page.getByRole('button', { name: words.disconnect }).click()
  await expect.element(page.getByText(words.disconnected)).toBeVisible()
  expect(fetchSpy.mock.calls[0]?.[0]).toBe('/quests/account/disconnect')
})

test('disconnects the account from another wallet with the sign-in alone', async () => {
  const other = `0x${'cd'.repeat(20)}`
  answer = () => Response.json({ error: 'Taken.', code: 'ACCOUNT_CONNECTED_ELSEWHERE' }, { status: 409 })
  const sign = await show()
  await page.getByRole('button', { name: words.connect }).click()
  await expect.element(page.getByText(words.elsewhere.hint)).toBeVisible()
  answer = () => Response.json({ wallet: other, provider: 'social', reservedUntil: '2026-01-01T00:00:00Z' })
  await page.getByRole('button', { name: words.elsewhere.disconnect }).click()
  await expect.element(page.getByText(words.elsewhere.disconnected.replace('{address}', other))).toBeVisible()
  const [path, request] = fetchSpy.mock.calls[1] ?? []
  expect(path).toBe('/quests/account/disconnect')
  expect(request?.headers).toMatchObject({ authorization: 'Bearer a-statement' })
  expect(JSON.parse(request?.body as string)).toEqual({ provider: 'social' })
  expect(sign).toHaveBeenCalledOnce()
})

test('signs out if the sign-in has expired', async () => {
  answer = () => Response.json({ error: 'Sign in again.', code: 'SIGN_IN_ENDED' }, { status: 401 })
  await show()
  await page.getByRole('button', { name: words.connect }).click()
  await expect.element(page.getByText('Sign in again.')).toBeVisible()
  expect(onSignInEnded).toHaveBeenCalledOnce()
})

test('shows why the service rejected the connection', async () => {
  answer = () => Response.json({ error: 'It belongs to another.', code: 'ACCOUNT_RESERVED' }, { status: 409 })
  await show()
  await page.getByRole('button', { name: words.connect }).click()
  await expect.element(page.getByText('It belongs to another.')).toBeVisible()
})

test('shows a wallet rejection and sends no request', async () => {
  await show({ isRefusing: true })
  await page.getByRole('button', { name: words.connect }).click()
  await expect.element(page.getByText('The wallet refused.')).toBeVisible()
  expect(fetchSpy).not.toHaveBeenCalled()
})
