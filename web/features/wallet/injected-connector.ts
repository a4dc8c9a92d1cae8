import { walletWords } from '@network-site/site/wallet'
import { createConnector, injected, type CreateConnectorFn } from 'wagmi'
import { switchConnectorChain } from './switch-chain.ts'
import { parseProvider } from './wallet-provider.ts'

type Target = NonNullable<Parameters<typeof injected>[0]>['target']

/**
 * A wallet injected into the browser. Connecting never switches its chain: a signature needs none. Switching adds the
 * chain first where the wallet does not know it. A disconnect is remembered across reloads.
 */
export function injectedConnector(target?: Target): CreateConnectorFn {
  return createConnector((config) => {
    const connector = injected({ shimDisconnect: true, ...(target ? { target } : {}) })(config)
    return {
      ...connector,
      connect: async function connect(this: typeof connector, { chainId: _offered, ...rest } = {}) {
        return connector.connect.call(this, rest)
      } as typeof connector.connect,
      async switchChain({ chainId }) {
        const { chains, emitter } = config
        const chain = await switchConnectorChain(parseProvider(await this.getProvider()), { chainId, chains })
        // Not every wallet emits an event for a switch that was requested.
        emitter.emit('change', { chainId })
        return chain
      },
    }
  })
}

/** The wallet at `window.ethereum`, for wallets that do not announce themselves by EIP-6963. */
export function legacyInjectedConnector(): CreateConnectorFn {
  return createConnector((config) => ({ ...injectedConnector()(config), name: walletWords.browserWallet }))
}
