import { addChainParameters } from '@network-site/protocol/add-chain'
import type { BrowserSettings, NetworkDocument } from '@network-site/protocol/settings'
import { fillPlaceholders } from '@network-site/protocol/text'
import { brand, links } from '@network-site/site/brand'
import { network as siteNetwork } from '@network-site/site/network'
import { llmsText, networkPage } from '@network-site/site/network-page'
import { linkPreviews, pageNames, pages } from '@network-site/site/pages'
import { paths } from '@network-site/site/paths'
import { formatEther, getAddress } from 'viem'

type Deployment = { network: NetworkDocument; settings: BrowserSettings }

/** Describes the chain as an entry of ethereum-lists/chains, which accepts no other fields. */
export function chainEntry({ network: { chain }, settings }: Deployment) {
  const { registry } = siteNetwork
  const { siteUrl } = settings
  return {
    name: chain.name,
    chain: registry.chain,
    ...(registry.icon === undefined ? {} : { icon: registry.icon }),
    rpc: chain.rpcUrls,
    faucets: settings.faucet ? [`${siteUrl}${paths.testnetSwap}`] : [],
    nativeCurrency: chain.nativeCurrency,
    infoURL: siteUrl,
    shortName: chain.shortName,
    chainId: chain.id,
    networkId: chain.id,
    ...(chain.blockExplorerUrls.length > 0 ? { explorers: chain.blockExplorerUrls.map(explorerEntry) } : {}),
    ...(registry.parent === undefined
      ? {}
      : {
          parent: {
            type: 'L2',
            chain: registry.parent.chain,
            bridges: registry.parent.bridges.map((url) => ({ url })),
          },
        }),
  }
}

/** The registry rejects a trailing slash. Our links to explorers follow EIP-3091. */
function explorerEntry(url: string) {
  return { name: new URL(url).hostname, url: url.replace(/\/+$/, ''), standard: 'EIP3091' }
}

/** Lists the test token in the format of Uniswap's token lists. */
export function tokenList({ network: { chain, contracts }, settings }: Deployment) {
  const { name, version, publishedAt } = siteNetwork.tokenList
  // Our own server always serves the icons.
  const logoURI = `${settings.siteUrl}/icons/icon-192.png`
  return {
    name,
    timestamp: publishedAt,
    version,
    logoURI,
    tokens: [
      {
        chainId: chain.id,
        address: getAddress(contracts.token),
        name: siteNetwork.token.name,
        symbol: siteNetwork.token.symbol,
        decimals: 18,
        logoURI,
      },
    ],
  }
}

/** Returns the parameters of `wallet_addEthereumChain` (EIP-3085). */
export function addChainDocument({ network }: Deployment) {
  return addChainParameters(network.chain)
}

/** Summarizes the network for language models, in the format of llmstxt.org. */
export function llmsDocument({ network: { chain, contracts }, settings }: Deployment): string {
  const { siteUrl, faucet } = settings
  const labels = llmsText.facts
  const { files } = networkPage
  const facts = [
    [labels.chainId, `${chain.id}`],
    [labels.rpcUrl, chain.rpcUrls[0]],
    [labels.currency, chain.nativeCurrency.symbol],
    [labels.explorer, chain.blockExplorerUrls[0]],
    [labels.faucet, faucet ? `${siteUrl}${paths.testnetSwap} (${describeFaucet(faucet, chain)})` : undefined],
    [labels.collection, getAddress(contracts.collection)],
    [labels.token, getAddress(contracts.token)],
  ]
  const link = (name: string, url: string, text: string) => `- [${name}](${url}): ${text}`
  return [
    `# ${chain.name}`,
    `> ${llmsText.summary}`,
    facts.flatMap(([label, value]) => (value === undefined ? [] : [`- ${label}: ${value}`])).join('\n'),
    `## ${llmsText.documents}`,
    [...files.list, files.api].map(({ path, name, text }) => link(name, `${siteUrl}${path}`, text)).join('\n'),
    `## ${llmsText.pages}`,
    [
      ...pageNames
        .filter((name) => pages[name].listed)
        .map((name) => link(pages[name].title, `${siteUrl}${pages[name].path}`, linkPreviews[name].description)),
      link(brand.name, links.docs, llmsText.documentation),
    ].join('\n'),
  ]
    .join('\n\n')
    .concat('\n')
}

function describeFaucet({ amountWei }: { amountWei: string }, { nativeCurrency }: NetworkDocument['chain']): string {
  const amount = formatEther(BigInt(amountWei))
  return fillPlaceholders(networkPage.facts.faucetOffer, { amount, symbol: nativeCurrency.symbol })
}
