import type { Signer } from '../../transactions/sender.ts'
import { createFaucet, type Faucet, type FaucetOptions } from './faucet.ts'

/** The keys of `FAUCET_KEY_FILE`. The first sends; the others are being retired. */
type FaucetAccounts = readonly [Signer, ...Signer[]]

/** A faucet whose key can be replaced while it runs. */
export type RotatingFaucet = Faucet & { setAccounts: (accounts: FaucetAccounts) => Promise<void> }

/**
 * Creates a faucet that sends with the first key. The other keys finish their transfers and, if the operator asks, pass
 * on their balance.
 */
export function createFaucetKeys(
  accounts: FaucetAccounts,
  options: Omit<FaucetOptions, 'account' | 'isOwnAddress'>,
): RotatingFaucet {
  const { metrics } = options
  const opened = new Map<Signer, Faucet>()
  let current = accounts[0]
  let isStarted = false
  void setAccounts(accounts)

  async function setAccounts(wanted: FaucetAccounts): Promise<void> {
    current = wanted[0]
    for (const account of wanted) {
      if (opened.has(account)) continue
      const faucet = open(account)
      opened.set(account, faucet)
      if (isStarted) faucet.start()
    }
    const removed = [...opened].filter(([account]) => !wanted.includes(account))
    for (const [account] of removed) opened.delete(account)
    await Promise.all(removed.map(([, faucet]) => faucet.close()))
  }

  function open(account: Signer): Faucet {
    return createFaucet({
      ...options,
      account,
      isOwnAddress: (address) => [...opened.keys()].some((own) => own.address.toLowerCase() === address.toLowerCase()),
      metrics: {
        ...metrics,
        // A retired key must not trigger the low-balance alert.
        balanceSeen: (wei) => {
          if (account === current) metrics.balanceSeen(wei)
        },
      },
    })
  }

  function active(): Faucet {
    const faucet = opened.get(current)
    if (!faucet) throw new Error('the faucet has no key')
    return faucet
  }

  return {
    metrics,
    give: (request, ip) => active().give(request, ip),
    challenge: (address, ip) => active().challenge(address, ip),
    setAccounts,
    start: () => {
      isStarted = true
      for (const faucet of opened.values()) faucet.start()
    },
    close: async () => {
      await Promise.all([...opened.values()].map((faucet) => faucet.close()))
    },
  }
}
