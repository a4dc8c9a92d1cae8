import type { FastifyInstance } from 'fastify'
import { browserSettingsSchema, networkDocumentSchema } from '@network-site/protocol/settings'
import { paths } from '@network-site/site/paths'
import { commonFailures, json, type RouteDescription, withZod } from '../../http/route-schema.ts'
import type { Context } from '../../services/open-services.ts'

/** Serves `/network.json` for everyone and `/settings.json` for our own pages. Both are fixed while the server runs. */
export async function networkPlugin(
  app: FastifyInstance,
  { deployment: { network, settings } }: Pick<Context, 'deployment'>,
): Promise<void> {
  const answers = [
    { schema: networkSchemas.network, answer: JSON.stringify(network) },
    { schema: networkSchemas.settings, answer: JSON.stringify(settings) },
  ]
  for (const { schema, answer } of answers) {
    withZod(app).get(schema.url, { schema }, async (_request, reply) =>
      reply
        .header('cache-control', 'no-cache')
        .header('access-control-allow-origin', '*')
        .type('application/json; charset=utf-8')
        .send(answer),
    )
  }
}

const tag = 'Network'
/** An example network, so that the reference does not depend on the one in `site/`. */
const exampleChain = {
  id: 919_191,
  name: 'Example Testnet',
  network: 'example-testnet',
  shortName: 'example',
  nativeCurrency: { name: 'Example Coin', symbol: 'EXC', decimals: 18 },
}

/** API reference of the public documents. */
export const networkSchemas = {
  network: {
    method: 'GET',
    url: '/network.json',
    tag,
    summary: 'Get the chain, the signing message, and the contracts',
    description: 'Everything a program needs to connect to the network. Readable from any origin.',
    response: { 200: json('The network.', networkDocumentSchema), ...commonFailures },
    example: {
      status: 200,
      answer: {
        name: 'Example',
        chain: {
          ...exampleChain,
          rpcUrls: ['http://localhost:3000/rpc'],
          blockExplorerUrls: [],
          testnet: true,
        },
        signingMessage: 'Example Testnet Drop',
        contracts: {
          collection: '0x5fbdb2315678afecb367f032d93f642f64180aa3',
          token: '0xe7f1725e7734ce288f8367e1bb143e90bb3f0512',
        },
      },
    },
  },
  settings: {
    method: 'GET',
    url: '/settings.json',
    tag,
    summary: 'Get the settings of the site’s pages',
    description:
      'For the site’s own pages; fields can change with any release. URLs on this server are given as paths. Readable from any origin.',
    response: { 200: json('The settings.', browserSettingsSchema), ...commonFailures },
    example: {
      status: 200,
      answer: {
        siteUrl: 'http://localhost:3000',
        form: { endpoint: '', formId: 'build-with-us' },
        releases: { latestUrl: '/releases/latest', repositoryUrl: 'https://github.com/example/node' },
        rpcUrl: '/rpc',
        mainChain: { id: 1, name: 'Ethereum', rpcUrls: [] },
        walletConnect: null,
        swap: { frameUrl: paths.tokenWidget, clientId: exampleChain.network },
        faucet: { chainId: exampleChain.id, amountWei: '100000000000000000' },
        social: null,
        sandbox: false,
      },
    },
  },
} satisfies Record<string, RouteDescription>
