import { network as facts } from '@network-site/site/network'
import type { BrowserSettings, NetworkDocument } from '@network-site/protocol/settings'
import type { Env } from '../../env/index.ts'
import type { WidgetToken } from './check-widget-request.ts'

/** Development chains, which lists of chains do not mark as test networks. */
const developmentChainIds = new Set([1337, 31_337])

/** The tokens that our own token widget may show: the site's own, and those that the operator allows on other test networks. */
export async function widgetTokens(
  { WIDGET_TOKENS: others }: Pick<Env, 'WIDGET_TOKENS'>,
  { network, settings }: { network: NetworkDocument; settings: BrowserSettings },
): Promise<WidgetToken[]> {
  if (others.length > 0) await refuseMainNetworks(others.map(({ chainId }) => chainId))
  return [
    {
      chainId: network.chain.id,
      contract: network.contracts.testnetToken,
      rpcUrls: [settings.rpcUrl, ...network.chain.rpcUrls],
    },
    ...others.map(({ chainId, contract, rpc }) => ({ chainId, contract, rpcUrls: rpc })),
  ]
}

/** The list of chains is large, so it is loaded only where there is something to check. */
async function refuseMainNetworks(chainIds: number[]): Promise<void> {
  const known = Object.values(await import('viem/chains'))
  const isMain = (id: number) =>
    id === facts.mainnet.id ||
    (!developmentChainIds.has(id) && known.some((chain) => chain.id === id && chain.testnet !== true))
  const refused = chainIds.filter(isMain)
  if (refused.length > 0)
    throw new Error(
      `WIDGET_TOKENS cannot be used: ${refused.join(', ')} is a main network, and the widget is for test networks.`,
    )
}
