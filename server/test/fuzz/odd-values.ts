import fc, { type Arbitrary } from 'fast-check'

/** Path segments that attackers and broken clients send, encoded or deliberately malformed. */
export const oddSegment: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '..%2f..%2f..%2fetc%2fpasswd',
    '../../../../etc/passwd',
    '..%5c..%5cserver%5csrc%5cmain.ts',
    '%2e%2e/%2e%2e/package.json',
    '%252e%252e%252fpackage.json',
    '....//....//package.json',
    '.env',
    '.git/config',
    '%00',
    'a%00.png',
    '%E0%A4%A',
    '%',
    '%zz',
    '%c0%ae%c0%ae/',
    '%ff%fe.jpg',
    '__proto__',
    'constructor',
    'toString',
    'undefined',
    '%0d%0aset-cookie:%20a=b',
    '%F0%9F%A6%84',
    '%e2%80%ae.png',
    ';',
    '*',
    ':address',
    '//evil.example',
    '/\\evil.example',
    '0x',
    `0x${'0'.repeat(40)}.jpg`,
    '-1.json',
    '1e1.json',
    '99999999999999999999.json',
    'a'.repeat(300),
    'a/'.repeat(200),
    '%41'.repeat(500),
  ),
  fc.string({ unit: 'grapheme', maxLength: 30 }).map(encodeURIComponent),
  fc.string({ unit: 'binary-ascii', maxLength: 30 }).map((text) => text.replaceAll(/[^\x21-\x7e]/g, '%20')),
)

export const oddValue: Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    true,
    -1,
    0,
    1.5,
    1e21,
    Number.MAX_SAFE_INTEGER + 2,
    '',
    ' ',
    '\u0000',
    '\u001b[2J\r\nset-cookie: a=b',
    '\u202e\ufeff\ud800',
    '__proto__',
    "' OR 1=1; --",
    '<script>alert(1)</script>',
    '${7*7}{{7*7}}',
    '=cmd|calc',
    'a'.repeat(20_000),
    '0x',
    `0x${'f'.repeat(40_000)}`,
    [],
    {},
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
)

/** Header lines, plausible or not. */
export const oddHeader: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    'accept: text/html',
    'accept: application/json',
    `accept: ${'*/*, '.repeat(500)}`,
    'accept-encoding: br',
    'accept-encoding: gzip;q=0, br;q=0, identity;q=0',
    'if-none-match: *',
    `if-none-match: ${'"a", '.repeat(800)}`,
    'if-modified-since: yesterday',
    'range: bytes=0-10',
    'range: bytes=-1',
    'range: bytes=99999999999-',
    `range: bytes=${'0-1,'.repeat(500)}`,
    'range: lines=a-b',
    'origin: null',
    'origin: https://evil.example',
    'authorization: Bearer',
    `authorization: Bearer ${'x'.repeat(5000)}`,
    'authorization: Basic ::::',
    `cookie: ${'a=b; '.repeat(1000)}`,
    'x-request-id: ../../chosen',
    'x-forwarded-proto: gopher',
    'x-forwarded-host: evil.example',
    'x-http-method-override: DELETE',
    'content-encoding: gzip',
    'sec-fetch-dest: document',
    'sec-fetch-dest: iframe',
    'upgrade-insecure-requests: 1',
    'te: trailers',
    'expect: 100-continue',
    'expect: the-unexpected',
    'connection: keep-alive, x-forwarded-for',
  ),
  fc
    .tuple(fc.stringMatching(/^[a-z][a-z-]{0,20}$/), fc.stringMatching(/^[\x21-\x7e\x80-\xff]{0,60}$/))
    .filter(([name]) => !/^(host|content-length|transfer-encoding|upgrade|connection|expect)$/.test(name))
    .map(([name, value]) => `x-${name}: ${value}`),
)

/** Generates the JSON of a value, unchanged or mutated. */
export function mutatedJson(valid: Arbitrary<unknown>): Arbitrary<string> {
  const text = valid.map((value) => JSON.stringify(value) ?? 'null')
  return fc.oneof(
    { weight: 6, arbitrary: text },
    { weight: 6, arbitrary: fc.tuple(valid, oddValue, fc.nat()).map(([value, odd, at]) => replaceAt(value, odd, at)) },
    { weight: 2, arbitrary: fc.tuple(valid, fc.nat()).map(([value, at]) => dropAt(value, at)) },
    { weight: 2, arbitrary: fc.tuple(text, fc.nat()).map(([json, at]) => json.slice(0, at % (json.length + 1))) },
    {
      weight: 2,
      arbitrary: text.map((json) => `{"__proto__":{"isAdmin":true},"constructor":{"prototype":{}},${json.slice(1)}`),
    },
    { weight: 1, arbitrary: text.map((json) => `[${json},${json}]`) },
    { weight: 1, arbitrary: text.map((json) => `\ufeff${json}`) },
    { weight: 1, arbitrary: fc.constantFrom(deep('['), deep('{"a":'), deep('[', ']'), deep('{"a":', '}', '1')) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('', 'null', '1', '"text"', 'NaN', '{"a":1,}', "{'a':1}", '1e999', '\u0000'),
    },
    { weight: 1, arbitrary: oddValue.map((odd) => JSON.stringify(odd)) },
  )
}

function deep(open: string, close = '', middle = ''): string {
  return open.repeat(3000) + middle + close.repeat(3000)
}

function replaceAt(value: unknown, odd: unknown, at: number): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(odd)
  const keys = Object.keys(value)
  const key = keys[at % (keys.length || 1)] ?? '0'
  if (Array.isArray(value)) return JSON.stringify([...value.slice(0, Number(key)), odd])
  return JSON.stringify({ ...value, [key]: odd })
}

function dropAt(value: unknown, at: number): string {
  if (typeof value !== 'object' || value === null) return ''
  const entries = Object.entries(value)
  return JSON.stringify(Object.fromEntries(entries.filter((_entry, index) => index !== at % entries.length)))
}
