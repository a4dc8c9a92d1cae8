import { tokenWidget } from '@network-site/site/token-widget'
import { expect, test } from 'vitest'
import { askFaucet } from './ask-faucet.ts'

const address = `0x${'1'.repeat(40)}`

function answering(status: number, body: unknown) {
  const asked: unknown[] = []
  const fetch = async (url: string | URL | Request, init?: RequestInit) => {
    asked.push([url, init])
    return new Response(typeof body === 'string' ? body : JSON.stringify(body), { status })
  }
  return { asked, ask: askFaucet(address, { fetch }) }
}

test('asks for an address and answers what was given', async () => {
  const given = { transactionHash: '0xabc', amountWei: '100', isConfirmed: true }
  const { ask, asked } = answering(200, given)
  expect(await ask).toEqual(given)
  expect(asked).toMatchObject([['/faucet', { method: 'POST', body: JSON.stringify({ address }) }]])
})

test.each([
  [409, { error: 'Come back tomorrow.', code: 'ALREADY_GIVEN' }, 'Come back tomorrow.'],
  [502, '<html>', tokenWidget.faucet.failed],
  [200, { transactionHash: 5 }, tokenWidget.faucet.failed],
  [404, { nothing: true }, tokenWidget.faucet.failed],
])('an answer %i %o is said as %s', async (status, body, sentence) => {
  await expect(answering(status, body).ask).rejects.toThrow(sentence)
})

test('says so when nobody answers', async () => {
  const fetch = async () => Promise.reject(new TypeError('Failed to fetch'))
  await expect(askFaucet(address, { fetch })).rejects.toThrow(tokenWidget.faucet.failed)
})
