import { failures, type FailureCode } from '@network-site/protocol/failures'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { defensiveHeaders, type SecureHeadersOptions } from './secure-headers.ts'
import { sentenceOf } from './sentence-of.ts'

const codes: Record<string, FailureCode> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'REQUEST_TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
}

/** Answers what is no HTTP request, and so reaches neither a route nor a hook, in the format of every other error. */
export function answerClientError(options: SecureHeadersOptions) {
  const headers = Object.entries(defensiveHeaders(options)).map(([name, value]) => `${name}: ${value}\r\n`)
  return (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
    const code = codes[error.code ?? ''] ?? 'BAD_REQUEST'
    const { status } = failures[code]
    const body = JSON.stringify({ error: sentenceOf({ code }), code })
    const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\n`
    socket.end(
      `${head}content-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n${headers.join('')}\r\n${body}`,
      () => socket.destroy(),
    )
  }
}
