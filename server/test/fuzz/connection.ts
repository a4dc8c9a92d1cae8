import { connect } from 'node:net'
import { readAnswer, type Answer } from './read-answers.ts'

/** What came back: the answers, and whether the connection may be used again. */
export type Exchange = { answers: Answer[]; isOpen: boolean; isTimedOut: boolean }

export type SentRequest = {
  bytes: Buffer
  /** Each request in the bytes: as many answers are awaited. */
  asked: Array<{ method: string }>
  /** Whether nothing more will be sent after it, and the server is told so. */
  isLast: boolean
  /** How long to wait for them. */
  patienceMilliseconds: number
}

export type Connection = { exchange: (request: SentRequest) => Promise<Exchange>; close: () => void }

/** A plain socket that speaks whatever it is given, for one exchange at a time. */
export function openConnection(port: number): Connection {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let received: Buffer = Buffer.alloc(0)
  let onChange = () => {}
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    onChange()
  })
  // A reset is one way of refusing; what matters is which answers came before it.
  socket.on('error', () => {})
  socket.on('close', () => onChange())

  return {
    close: () => socket.destroy(),
    exchange: ({ bytes, asked, isLast, patienceMilliseconds }) =>
      new Promise((resolve) => {
        const answers: Answer[] = []
        const timer = setTimeout(() => end({ isOpen: false, isTimedOut: true }), patienceMilliseconds)
        onChange = () => {
          while (answers.length < asked.length) {
            const read = readAnswer(received, asked[answers.length]?.method ?? 'GET')
            if (!read) break
            const isOpenEnded = 'isOpenEnded' in read
            if (isOpenEnded && !socket.destroyed && !read.answer.headers['content-type']?.includes('event-stream'))
              break
            answers.push(read.answer)
            received = isOpenEnded ? Buffer.alloc(0) : read.rest
            if (isOpenEnded || read.answer.headers['connection'] === 'close') {
              return end({ isOpen: false, isTimedOut: false })
            }
          }
          if (answers.length === asked.length) end({ isOpen: !socket.destroyed, isTimedOut: false })
          else if (socket.destroyed) end({ isOpen: false, isTimedOut: false })
        }
        if (socket.destroyed) return onChange()
        if (isLast) socket.end(bytes)
        else socket.write(bytes)

        function end(outcome: { isOpen: boolean; isTimedOut: boolean }): void {
          clearTimeout(timer)
          onChange = () => {}
          if (!outcome.isOpen) socket.destroy()
          resolve({ answers, ...outcome })
        }
      }),
  }
}
