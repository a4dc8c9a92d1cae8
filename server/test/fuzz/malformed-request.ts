import fc, { type Arbitrary } from 'fast-check'
import { METHODS } from 'node:http'
import type { FuzzRequest } from './send-request.ts'
import type { Route } from '../run-server.ts'
import { oddSegment } from './odd-values.ts'

type Malformed = Omit<FuzzRequest, 'name' | 'bytes'> & { kind: string; text: string }

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${more}\r\n`
const post = (more: string, body = '') =>
  `POST /rpc HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n${more}\r\n${body}`

const half = fc
  .tuple(fc.constantFrom(get('/'), post('content-length: 1000\r\n', '{"jsonrpc"')), fc.nat())
  .map(([text, at]) => text.slice(0, 1 + (at % text.length)))

/** Generates invalid HTTP and rare HTTP: parser errors, incomplete requests, and pipelines. */
export function malformedRequest(routes: Route[]): Arbitrary<FuzzRequest> {
  const path = fc.constantFrom(...routes.filter(({ method }) => method === 'GET').map(({ url }) => url))
  return fc
    .oneof(
      variants(
        'method',
        ['FOO', 'get', 'G T', '', ...METHODS],
        (method) => `${method} / HTTP/1.1\r\nhost: localhost\r\n\r\n`,
      ),
      variants(
        'version',
        ['HTTP/0.9', 'HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'http/1.1', 'ICE/1.0', ''],
        (version) => `GET / ${version}\r\nhost: localhost\r\n\r\n`,
      ),
      variants(
        'host',
        [
          '',
          'host:\r\n',
          'host: a\r\nhost: b\r\n',
          'host: \u0001\r\n',
          'host: evil.example:99999999\r\n',
          'host: a b/c?d#e\r\n',
          `host: ${'h'.repeat(5000)}\r\n`,
        ],
        (host) => `GET / HTTP/1.1\r\n${host}\r\n`,
      ),
      answered(
        'target',
        fc
          .oneof(
            fc.constantFrom(
              'http://evil.example/',
              '*',
              '//evil.example/..',
              'evil.example:443',
              '/ /',
              '/\u0000',
              '/\u007f',
              '/é',
              '?',
              '#',
              `/${'a'.repeat(20_000)}`,
            ),
            oddSegment.map((odd) => `/${odd}`),
          )
          .map((target) => get(target)),
      ),
      variants(
        'header',
        [
          'a: b\u0000c\r\n',
          'a b: c\r\n',
          ': c\r\n',
          'a: b\rc\r\n',
          'a: b\r\n folded\r\n',
          'a\r\n',
          '\u00e9: b\r\n',
          `a: ${'a'.repeat(20_000)}\r\n`,
          'a: b\r\n'.repeat(2500),
        ],
        (line) => get('/livez', line),
      ),
      variants(
        'framing',
        [
          'content-length: -1\r\n',
          'content-length: abc\r\n',
          'content-length: 1\r\ncontent-length: 2\r\n',
          'content-length: 5\r\ntransfer-encoding: chunked\r\n',
          'transfer-encoding: gzip\r\n',
          'transfer-encoding: chunked, chunked\r\n',
          'content-length: 99999999999999999999\r\n',
        ],
        (line) => post(line, '0\r\n\r\n'),
      ),
      variants(
        'chunks',
        [
          'zz\r\n',
          '-1\r\n',
          'ffffffffffffffff\r\n',
          `2;${'x'.repeat(20_000)}\r\n{}\r\n0\r\n\r\n`,
          '2\r\n{}XX',
          '2\r\n{}\r\n0\r\na: b\r\n\r\n',
        ],
        (body) => post('transfer-encoding: chunked\r\n', body),
      ),
      answered(
        'upgrade',
        fc
          .tuple(path, fc.constantFrom('websocket', 'h2c', 'TLS/1.0'))
          .map(([url, to]) =>
            get(
              url,
              `connection: upgrade\r\nupgrade: ${to}\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n`,
            ),
          ),
      ),
      answered(
        'not HTTP',
        fc.oneof(
          fc.constantFrom(
            'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
            '\u0016\u0003\u0001\u0002\u0000\u0001\u0000\u0001',
            'SSH-2.0-x\r\n',
            '\r\n\r\n\r\n',
          ),
          fc.string({ unit: 'binary-ascii', maxLength: 200 }),
        ),
      ),
      answered('half a request', half),
      answered('half a request, cut', half).map((request): Malformed => ({ ...request, ending: 'cut' })),
      pipelined(path),
    )
    .map(({ kind, text, ...rest }) => ({ name: `raw: ${kind}`, bytes: Buffer.from(text, 'latin1'), ...rest }))
}

function variants(kind: string, values: string[], toText: (value: string) => string): Arbitrary<Malformed> {
  return answered(kind, fc.constantFrom(...values).map(toText))
}

/** Expects one response; the server may also close the connection. */
function answered(kind: string, text: Arbitrary<string>): Arbitrary<Malformed> {
  return text.map((sent) => ({ kind, text: sent, asked: [parseTarget(sent)], mayGoUnanswered: true, ending: 'told' }))
}

/** Generates many requests in one write. The last may be broken; all others must be answered in order. */
function pipelined(path: Arbitrary<string>): Arbitrary<Malformed> {
  const isPlain = (url: string) => !/[:*]|events/.test(url)
  return fc
    .tuple(fc.array(path.filter(isPlain), { minLength: 2, maxLength: 20 }), fc.constantFrom('', 'BROKEN\r\n\r\n'))
    .map(([paths, end]) => ({
      kind: 'pipeline',
      text: paths.map((url) => get(url)).join('') + end,
      asked: paths.map((url) => ({ method: 'GET', path: url })),
      // A broken request may be rejected before the earlier ones are answered.
      mayGoUnanswered: end !== '',
    }))
}

function parseTarget(text: string): { method: string; path: string } {
  const [, method = 'GET', path = '/'] = /^([A-Z]+) (\S+)/.exec(text) ?? []
  return { method, path }
}
