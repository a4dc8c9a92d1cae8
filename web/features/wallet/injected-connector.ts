import { createConnector, injected, type CreateConnectorFn } from 'wagmi'
import type { ChainSwitcher } from './add-then-switch.ts'
import { switchConnector } from './switch-connector.ts'

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
        const { chains, emitter } = config
        const chain = await switchConnector((await this.getProvider()) as ChainSwitcher, { chainId, chains })
        // Not every wallet announces what it was asked to do.
        emitter.emit('change', { chainId })
        return chain
      },
    }
  })
}
