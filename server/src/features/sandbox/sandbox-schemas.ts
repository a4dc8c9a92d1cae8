import { z } from 'zod'
import type { RouteDescription } from '../../http/route-schema.ts'

const tag = 'Sandbox'
const params = z.object({ '*': z.string().describe('The stand-in and what it is asked.') })
const description =
  'In sandbox mode only. `mailbox`, `code-host`, `social`, `relay` and `walletconnect-rpc` stand in for external services and speak the protocols of those.'
const anyAnswer = { description: 'Whatever the stand-in answers, in the format of the service it stands for.' }

/** The stand-ins, as the API reference describes them. */
export const sandboxSchemas = {
  read: {
    method: 'GET',
    url: '/sandbox/*',
    tag,
    summary: 'Ask a stand-in',
    description,
    params,
    response: { 200: anyAnswer, 404: anyAnswer },
    example: { params: { '*': 'mailbox' }, status: 200 },
  },
  write: {
    method: 'POST',
    url: '/sandbox/*',
    tag,
    summary: 'Send something to a stand-in',
    description,
    params,
    response: { 200: anyAnswer, 404: anyAnswer },
    example: {
      params: { '*': 'walletconnect-rpc/v1' },
      body: { jsonrpc: '2.0', id: 1, method: 'eth_chainId' },
      status: 200,
    },
  },
} satisfies Record<string, RouteDescription>
