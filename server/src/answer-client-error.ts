import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { defensiveHeaders, type SecureHeadersOptions } from './secure-headers.ts'

const sentences: Record<number, string> = {
  400: 'The request could not be read.',
  408: 'The request took too long to arrive.',
  431: 'The headers of the request are too large.',
}
const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 }

/** Answers what is no HTTP request, and so reaches neither a route nor a hook, in the format of every other error. */
export function answerClientError(options: SecureHeadersOptions) {
  const headers = Object.entries(defensiveHeaders(options)).map(([name, value]) => `${name}: ${value}\r\n`)
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const status = statuses[error.code ?? ''] ?? 400
    const body = JSON.stringify({ error: sentences[status], code: 'BAD_REQUEST' })
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\n`
    socket.end(`${head}content-length: ${body.length}\r\nconnection: close\r\n${headers.join('')}\r\n${body}`, () =>
      socket.destroy(),
    )
  }
}
