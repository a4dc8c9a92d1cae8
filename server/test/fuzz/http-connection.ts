import { connect } from 'node:net'

export type Answer = {
  status: number
  /** By lower-case name; values of a repeated header are joined. */
  headers: Record<string, string>
  body: Buffer
}

/** The responses, and whether the connection can be reused. */
export type Exchange = { answers: Answer[]; isOpen: boolean; isTimedOut: boolean }

type SentBytes = {
  bytes: Buffer
  /** The requests in the bytes. As many responses are expected. */
  asked: Array<{ method: string }>
  /** Whether to half-close the connection after the bytes. */
  isLast: boolean
  timeoutMilliseconds: number
}

export type Connection = { exchange: (request: SentBytes) => Promise<Exchange>; close: () => void }

/** Opens a plain socket that sends raw bytes, one exchange at a time. */
export function openConnection(port: number): Connection {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true })
  let received: Buffer = Buffer.alloc(0)
  let onChange = () => {}
  socket.on('data', (chunk: Buffer) => {
    received = received.length === 0 ? chunk : Buffer.concat([received, chunk])
    onChange()
  })
  // The server may reset the connection; only the responses before that matter.
  socket.on('error', () => {})
  socket.on('close', () => onChange())

  return {
    close: () => socket.destroy(),
    exchange: ({ bytes, asked, isLast, timeoutMilliseconds }) =>
      new Promise((resolve) => {
        const answers: Answer[] = []
        const timer = setTimeout(() => end({ isOpen: false, isTimedOut: true }), timeoutMilliseconds)
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

/** `isOpenEnded` if the body ends with the connection. */
type Read = { answer: Answer; rest: Buffer } | { answer: Answer; isOpenEnded: true } | undefined

/** Parses one HTTP/1.1 response to a request of this method. Returns undefined while it is incomplete. */
function readAnswer(bytes: Buffer, method: string): Read {
  const headEnd = bytes.indexOf('\r\n\r\n')
  if (headEnd < 0) return undefined
  const [statusLine = '', ...lines] = bytes.subarray(0, headEnd).toString('latin1').split('\r\n')
  const status = Number(/^HTTP\/1\.[01] (\d{3})/.exec(statusLine)?.[1] ?? Number.NaN)
  const headers = readHeaders(lines)
  const after = bytes.subarray(headEnd + 4)
  // 100 Continue precedes the final response.
  if (status === 100) return readAnswer(after, method)
  const withBody = (body: Buffer): Answer => ({ status, headers, body })
  if (method === 'HEAD' || status === 204 || status === 304) return { answer: withBody(Buffer.alloc(0)), rest: after }
  const length = headers['content-length']
  if (length !== undefined) {
    if (after.length < Number(length)) return undefined
    return { answer: withBody(after.subarray(0, Number(length))), rest: after.subarray(Number(length)) }
  }
  if (headers['content-type']?.startsWith('text/event-stream')) return { answer: withBody(after), isOpenEnded: true }
  if (headers['transfer-encoding'] === 'chunked') {
    const read = readChunks(after)
    return read && { answer: withBody(read.body), rest: read.rest }
  }
  return { answer: withBody(after), isOpenEnded: true }
}

function readHeaders(lines: string[]): Record<string, string> {
  const headers: Record<string, string> = {}
  for (const line of lines) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    const value = line.slice(colon + 1).trim()
    headers[name] = name in headers ? `${headers[name]}, ${value}` : value
  }
  return headers
}

function readChunks(bytes: Buffer): { body: Buffer; rest: Buffer } | undefined {
  const parts: Buffer[] = []
  for (let at = 0; ;) {
    const lineEnd = bytes.indexOf('\r\n', at)
    if (lineEnd < 0) return undefined
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16)
    const end = lineEnd + 2 + size + 2
    if (bytes.length < end) return undefined
    if (size === 0) return { body: Buffer.concat(parts), rest: bytes.subarray(end) }
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size))
    at = end
  }
}
