import { createConnector, injected, type CreateConnectorFn } from 'wagmi'
import { addThenSwitch, type ChainSwitcher } from './add-then-switch.ts'
import { rememberRequestedChain } from './wallet-storage.ts'

type Target = NonNullable<Parameters<typeof injected>[0]>['target']

/**
 * A wallet injected into the browser. Connecting never forces it to another chain: a signature needs none. Moving it
 * adds the chain first where the wallet does not know it. A disconnect is remembered across reloads.
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
        const chain = config.chains.find(({ id }) => id === chainId)
        if (!chain) throw new Error('chain not found on connector.')
        const provider = (await this.getProvider()) as ChainSwitcher
        const explorer = chain.blockExplorers?.default.url
        await addThenSwitch(provider, {
          chain: { ...chain, rpcUrls: [...chain.rpcUrls.default.http], blockExplorerUrls: explorer ? [explorer] : [] },
          onAdded: (id) => rememberRequestedChain(id, window.localStorage),
        })
        // Not every wallet announces what it was asked to do.
        config.emitter.emit('change', { chainId })
        return chain
      },
    }
  })
}
