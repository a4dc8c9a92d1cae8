import { useLayoutEffect } from 'react'
import { createClient, http } from 'viem'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { settled } from '../../ui/testing/pass-time.ts'
import { useWalletAccess } from './use-wallet-access.ts'
import type { WalletSession } from './wallet-session.ts'

type Access = ReturnType<typeof useWalletAccess>

test('asking before the wallet’s code is here opens it once it has settled', async () => {
  const { drawn, session } = await arrive()
  await page.getByRole('button').click()
  expect(drawn().access.isOpening).toBe(true)
  await settled(() => drawn().onSession({ ...session, isSettled: false }))
  expect(session.openConnect).not.toHaveBeenCalled()
  await settled(() => drawn().onSession(session))
  expect(session.openConnect).toHaveBeenCalledOnce()
  expect(drawn().access.isOpening).toBe(false)
})

test('asking when it has come and the page has not yet been drawn anew opens it, too', async () => {
  const { drawn, session } = await arrive()
  await settled(() => {
    const { onSession, access } = drawn()
    onSession(session)
    access.connect()
  })
  expect(session.openConnect).toHaveBeenCalledOnce()
  expect(drawn().access.isOpening).toBe(false)
})

test('where it has failed, nothing is said to be opening', async () => {
  const { drawn } = await arrive()
  await page.getByRole('button').click()
  await settled(() => drawn().onFailure())
  expect(drawn().access.isOpening).toBe(false)
})

test('where it fails after it has settled, what it told is forgotten, and asking waits for the next one', async () => {
  const { drawn, session } = await arrive()
  await settled(() => drawn().onSession(session))
  await settled(() => drawn().onFailure())
  expect(drawn().access.session).toBeNull()
  await settled(() => drawn().onRetry())
  await page.getByRole('button').click()
  expect(session.openConnect).not.toHaveBeenCalled()
  expect(drawn().access.isOpening).toBe(true)
})

async function arrive(): Promise<{ drawn: () => Access; session: WalletSession }> {
  let latest: Access | undefined
  function Visitor() {
    const access = useWalletAccess()
    useLayoutEffect(() => void (latest = access))
    return (
      <button type="button" onClick={access.access.connect}>
        Connect
      </button>
    )
  }
  await render(<Visitor />)
  const drawn = () => {
    if (!latest) throw new Error('nothing was drawn')
    return latest
  }
  return { drawn, session: newSession() }
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
