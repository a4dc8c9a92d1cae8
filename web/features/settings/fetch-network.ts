import type { NetworkDocument } from '@network-site/protocol/network-document'
import { fetchDocument } from './fetch-document.ts'

/** Asks the server for the chain and the contracts' addresses. */
export function fetchNetwork(signal?: AbortSignal): Promise<NetworkDocument> {
  return fetchDocument('/network.json', {
    schema: () => import('@network-site/protocol/network-document').then((module) => module.networkDocumentSchema),
    signal,
  })
}
