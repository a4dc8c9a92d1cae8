import { tokenWidget } from '@network-site/site/token-widget-words'
import { expect, test } from 'vitest'
import { requestTestEther } from './faucet-panel.tsx'

const address = `0x${'1'.repeat(40)}`

function request(status: number, body: unknown) {
  const requests: unknown[] = []
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    requests.push([url, init])
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  }
  const solveProof = async (path: string) => `the proof of ${path}`
  return { requests, answer: requestTestEther(address, { fetch, solveProof }) }
}

test('requests Ether with a proof and returns the transfer', async () => {
  const transfer = { transactionHash: '0xabc', amountWei: '100', isConfirmed: true }
  const { answer, requests } = request(200, transfer)
  expect(await answer).toEqual(transfer)
  const body = JSON.stringify({ address, proof: `the proof of /faucet/challenge/${address}` })
  expect(requests).toMatchObject([['/faucet', { method: 'POST', body }]])
})

test.each([
  [409, { error: 'Come back tomorrow.', code: 'ALREADY_GIVEN' }, 'Come back tomorrow.'],
  [502, '<html>', tokenWidget.faucet.failed],
  [200, { transactionHash: 5 }, tokenWidget.faucet.failed],
  [404, { nothing: true }, tokenWidget.faucet.failed],
])('turns status %i with %o into the error: %s', async (status, body, sentence) => {
  await expect(request(status, body).answer).rejects.toThrow(sentence)
})

test('fails with a message if the server is unreachable', async () => {
  const fetch = async () => Promise.reject(new TypeError('Failed to fetch'))
  const solveProof = async () => undefined
  await expect(requestTestEther(address, { fetch, solveProof })).rejects.toThrow(tokenWidget.faucet.failed)
})

test('fails with a message if the challenge cannot be fetched or solved', async () => {
  const solveProof = async () => Promise.reject(new Error('The challenge request failed with status 500.'))
  await expect(requestTestEther(address, { fetch, solveProof })).rejects.toThrow(tokenWidget.faucet.failed)
})
