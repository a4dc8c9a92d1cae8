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

async function show({ isConnected = false, accessToken = 'a-token' as string | null, isRefusing = false } = {}) {
  const sign = vi.fn<(message: string) => Promise<{ signature: typeof signature }>>(async () => {
    if (isRefusing) throw new Error('no')
    return { signature }
  })
  await render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })}>
      <AccountControl
        wallet={{ address, sign }}
        isConnected={isConnected}
        accessToken={accessToken}
        signIn={<p>Sign in here</p>}
        describeWalletError={() => 'The wallet refused.'}
      />
      <ToastHost dismissLabel="Dismiss" />
    </QueryClientProvider>,
  )
  return sign
}

test('signs the connection and sends it with the access token', async () => {
  const sign = await show()
  await page.getByRole('button', { name: words.connect }).click()
  await expect.element(page.getByText(words.connected)).toBeVisible()
  const [path, request] = fetchSpy.mock.calls[0] ?? []
  const body = JSON.parse(request?.body as string) as { signedAt: string }
  expect(path).toBe('/quests/account')
  expect(request?.headers).toMatchObject({ authorization: 'Bearer a-token' })
  expect(body).toEqual({ provider: 'social', address, signature, signedAt: expect.any(String) })
  expect(sign.mock.calls[0]?.[0]).toContain(address.toLowerCase())
  expect(sign.mock.calls[0]?.[0]).toContain(body.signedAt)
})

test('requires a sign-in first', async () => {
  await show({ accessToken: null })
  await expect.element(page.getByText(words.signIn)).toBeVisible()
  await expect.element(page.getByText('Sign in here')).toBeVisible()
  expect(page.getByRole('button', { name: words.connect }).elements()).toHaveLength(0)
})

test('disconnects with a signature alone and explains the limits beforehand', async () => {
  await show({ isConnected: true, accessToken: null })
  await expect.element(page.getByText(words.disconnectHint)).toBeVisible()
  await page.getByRole('button', { name: words.disconnect }).click()
  await expect.element(page.getByText(words.disconnected)).toBeVisible()
  expect(fetchSpy.mock.calls[0]?.[0]).toBe('/quests/account/disconnect')
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
