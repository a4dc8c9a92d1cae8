import { once } from 'node:events'
import { connect } from 'node:net'

type OnAnswer = (status: number, hasRetryAfter: boolean) => void

export type HttpClient = Awaited<ReturnType<typeof openHttpClient>>

/** Opens a socket with a minimal HTTP client for responses with a content length. */
export async function openHttpClient(port: number) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  await once(socket, 'connect')
  let awaited = 0
  let onAnswer: OnAnswer = () => {}
  let settle: (isAnswered: boolean) => void = () => {}
  let head: Buffer = Buffer.alloc(0)
  let bodyBytesLeft = 0
  socket.on('data', (chunk: Buffer) => {
    let rest = chunk
    while (rest.length > 0) {
      if (bodyBytesLeft > 0) {
        const taken = Math.min(bodyBytesLeft, rest.length)
        bodyBytesLeft -= taken
        rest = rest.subarray(taken)
      } else {
        head = head.length > 0 ? Buffer.concat([head, rest]) : rest
        const end = head.indexOf('\r\n\r\n')
        if (end < 0) return
        const text = head.toString('latin1', 0, end).toLowerCase()
        rest = head.subarray(end + 4)
        head = Buffer.alloc(0)
        bodyBytesLeft = Number(/\ncontent-length: (\d+)/.exec(text)?.[1] ?? 0)
        onAnswer(Number(text.slice(9, 12)), text.includes('\nretry-after: '))
        awaited--
      }
      if (awaited === 0 && bodyBytesLeft === 0) settle(true)
    }
  })
  socket.on('error', () => settle(false))
  socket.on('close', () => settle(false))
  return {
    close: () => socket.destroy(),
    /** Resolves to false if the connection ended before all responses arrived. */
    exchange: async (bytes: Buffer, answers: number, handle: OnAnswer = () => {}): Promise<boolean> => {
      if (socket.destroyed) return false
      const { promise, resolve } = Promise.withResolvers<boolean>()
      awaited = answers
      onAnswer = handle
      settle = resolve
      socket.write(bytes)
      return promise
    },
  }
}
