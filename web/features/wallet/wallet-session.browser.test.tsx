import { useLayoutEffect } from 'react'
import { createClient, http } from 'viem'
import { expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { page } from 'vitest/browser'
import { settled } from '../../ui/testing/pass-time.ts'
import { useLazyWallet, type WalletAccount, type WalletSession } from './wallet-session.ts'

type Loader = ReturnType<typeof useLazyWallet>

test('opens the dialog after the wallet settles if connect was clicked before its code loaded', async () => {
  const { rendered, session } = await renderPage()
  await page.getByRole('button').click()
  expect(rendered().wallet.isOpening).toBe(true)
  await settled(() => rendered().onSession({ ...session, isSettled: false }))
  expect(session.openConnect).not.toHaveBeenCalled()
  await settled(() => rendered().onSession(session))
  expect(session.openConnect).toHaveBeenCalledOnce()
  expect(rendered().wallet.isOpening).toBe(false)
})

test('does not open the dialog if a wallet reconnects after connect was clicked', async () => {
  const { rendered, session } = await renderPage()
  await page.getByRole('button').click()
  await settled(() => rendered().onSession({ ...session, isSettled: false }))
  await settled(() => rendered().onSession({ ...session, account: newAccount() }))
  expect(session.openConnect).not.toHaveBeenCalled()
  expect(rendered().wallet.isOpening).toBe(false)
})

test('opens the dialog if connect is called after a session is reported and before it renders', async () => {
  const { rendered, session } = await renderPage()
  await settled(() => {
    const { onSession, wallet } = rendered()
    onSession(session)
    wallet.connect()
  })
  expect(session.openConnect).toHaveBeenCalledOnce()
  expect(rendered().wallet.isOpening).toBe(false)
})

test('stops opening after a failure', async () => {
  const { rendered } = await renderPage()
  await page.getByRole('button').click()
  await settled(() => rendered().onFailure())
  expect(rendered().wallet.isOpening).toBe(false)
})

test('drops the session on a failure and waits for the next one to connect', async () => {
  const { rendered, session } = await renderPage()
  await settled(() => rendered().onSession(session))
  await settled(() => rendered().onFailure())
  expect(rendered().wallet.session).toBeNull()
  await settled(() => rendered().onRetry())
  await page.getByRole('button').click()
  expect(session.openConnect).not.toHaveBeenCalled()
  expect(rendered().wallet.isOpening).toBe(true)
})

test('resumes a requested connection once after a reload', async () => {
  const before = await renderPage()
  await page.getByRole('button').click()
  await settled(() => before.rendered().onReload())
  await before.unmount()
  const after = await renderPage()
  await expect.poll(() => after.rendered().wallet.isOpening).toBe(true)
  await settled(() => after.rendered().onSession(after.session))
  expect(after.session.openConnect).toHaveBeenCalledOnce()
  await after.unmount()
  expect((await renderPage()).rendered().wallet.isOpening).toBe(false)
})

async function renderPage() {
  let latest: Loader | undefined
  function Page() {
    const loader = useLazyWallet()
    useLayoutEffect(() => void (latest = loader))
    return (
      <button type="button" onClick={loader.wallet.connect}>
        Connect
      </button>
    )
  }
  const { unmount } = await render(<Page />)
  const rendered = () => {
    if (!latest) throw new Error('The page has not rendered.')
    return latest
  }
  return { rendered, session: newSession(), unmount }
}

function newSession(): WalletSession {
  return {
    status: 'disconnected',
    account: null,
    isSettled: true,
    client: createClient({ transport: http('http://localhost') }),
    openConnect: vi.fn<() => void>(),
    openAccount: () => {},
    openNetworks: () => {},
  }
}

function newAccount(): WalletAccount {
  const reject = () => Promise.reject(new Error('This wallet takes no requests.'))
  return {
    address: '0x0000000000000000000000000000000000000001',
    walletName: 'Plain Wallet',
    isGuest: false,
    guest: null,
    chain: { id: 1, name: 'Ethereum' },
    isOnTestnet: false,
    sign: reject,
    switchToTestnet: reject,
    addTestnet: reject,
    send: reject,
    watchAsset: reject,
  }
}
