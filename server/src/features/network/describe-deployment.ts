import type { BrowserSettings, NetworkDocument } from '@network-site/protocol/settings'
import { network } from '@network-site/site/network'
import { paths } from '@network-site/site/paths'
import { parseEther } from 'viem'
import type { Env } from '../../env/index.ts'
import type { ExternalServices } from '../../services/external-services.ts'

/**
 * Builds the public documents. `/network.json` is for wallets and programs anywhere, so it contains `PUBLIC_URL`.
 * `/settings.json` is for our own pages and contains paths, so that pages call the origin they were opened at. Its
 * `siteUrl` is only shown and signed.
 */
export function describeDeployment(
  env: Env,
  services: ExternalServices,
): { network: NetworkDocument; settings: BrowserSettings } {
  const { testnet, mainnet, nodeRepository, chainName, signingMessage } = network
  const repository = `${nodeRepository.owner}/${nodeRepository.name}`
  return {
    network: {
      name: chainName,
      chain: {
        id: testnet.id,
        name: testnet.name,
        network: testnet.slug,
        shortName: testnet.shortName,
        nativeCurrency: testnet.nativeCurrency,
        rpcUrls: [env.CHAIN_PUBLIC_RPC_URL ?? `${env.PUBLIC_URL}/rpc`],
        blockExplorerUrls: env.CHAIN_EXPLORER_URL ? [env.CHAIN_EXPLORER_URL] : [],
        testnet: true,
      },
      signingMessage,
      contracts: services.chain.contracts,
    },
    settings: {
      siteUrl: env.PUBLIC_URL,
      form: { endpoint: env.FORM_ENDPOINT ?? '', formId: env.FORM_ID },
      releases: {
        latestUrl:
          env.RELEASES_LOOKUP === 'mirror'
            ? '/releases/latest'
            : `${services.codeHost.browserApiUrl}/repos/${repository}/releases/latest`,
        repositoryUrl: `${services.codeHost.siteUrl}/${repository}`,
      },
      rpcUrl: env.CHAIN_PUBLIC_RPC_URL ?? '/rpc',
      mainChain: {
        id: mainnet.id,
        name: mainnet.name,
        rpcUrls: env.MAIN_CHAIN_RPC_URL ? [env.MAIN_CHAIN_RPC_URL] : [],
      },
      walletConnect: env.WALLETCONNECT_PROJECT_ID
        ? {
            projectId: env.WALLETCONNECT_PROJECT_ID,
            relayUrl: env.WALLETCONNECT_RELAY_URL,
            rpcUrl: env.WALLETCONNECT_RPC_URL,
            isEmbedded: false,
          }
        : services.walletConnect,
      swap: { frameUrl: env.SWAP_FRAME_URL ?? paths.tokenWidget, clientId: env.SWAP_CLIENT_ID ?? testnet.slug },
      faucet:
        services.faucet.length > 0 ? { chainId: testnet.id, amountWei: String(parseEther(env.FAUCET_ETHER)) } : null,
      social: services.social
        ? {
            authorizeUrl: services.social.authorizeUrl,
            clientId: services.social.clientId,
            redirectUri: services.social.returnsAnywhere
              ? paths.socialReturn
              : `${env.PUBLIC_URL}${paths.socialReturn}`,
            scope: 'users.read tweet.read',
          }
        : null,
      sandbox: env.isSandbox,
    },
  }
}
