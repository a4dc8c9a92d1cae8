import fc, { type Arbitrary } from 'fast-check'
import { oddValue } from './odd-values.ts'

/** The JSON of a value as it is, or with something about it wrong. */
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
