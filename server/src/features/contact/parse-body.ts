/** The fields of a body by name, values as they came; or why it is no form at all. */
export type ParsedBody =
  | { fields: Map<string, unknown> }
  | { failure: 'UNREADABLE' | 'NO_FILE_UPLOADS' | 'UNSUPPORTED_CONTENT' }

/** Reads a submission as JSON, as a urlencoded or as a multipart form. Never throws, whatever the bytes. */
export async function parseBody(contentType: string, body: Uint8Array): Promise<ParsedBody> {
  const kind = contentType.split(';')[0]?.trim().toLowerCase()
  if (kind === 'application/json') return parseJson(body)
  if (kind === 'application/x-www-form-urlencoded') return parseUrlencoded(body)
  if (kind === 'multipart/form-data') return parseMultipart(contentType, body)
  return { failure: 'UNSUPPORTED_CONTENT' }
}

function parseJson(body: Uint8Array): ParsedBody {
  try {
    const value: unknown = JSON.parse(utf8(body))
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return { failure: 'UNREADABLE' }
    return { fields: new Map(Object.entries(value)) }
  } catch {
    return { failure: 'UNREADABLE' }
  }
}

function parseUrlencoded(body: Uint8Array): ParsedBody {
  try {
    return { fields: collect(new URLSearchParams(utf8(body))) }
  } catch {
    return { failure: 'UNREADABLE' }
  }
}

async function parseMultipart(contentType: string, body: Uint8Array): Promise<ParsedBody> {
  try {
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': contentType } }).formData()
    const entries: Array<[string, string]> = []
    for (const [name, value] of form) {
      if (typeof value === 'string') entries.push([name, value])
      // A file input that was left alone is sent as a file with no name and nothing in it.
      else if (value.name !== '' || value.size > 0) return { failure: 'NO_FILE_UPLOADS' }
    }
    return { fields: collect(entries) }
  } catch {
    return { failure: 'UNREADABLE' }
  }
}

/** A name that comes more than once keeps all its values. */
function collect(entries: Iterable<[string, string]>): Map<string, string | string[]> {
  const fields = new Map<string, string | string[]>()
  for (const [name, value] of entries) {
    const earlier = fields.get(name)
    if (earlier === undefined) fields.set(name, value)
    else if (typeof earlier === 'string') fields.set(name, [earlier, value])
    else earlier.push(value)
  }
  return fields
}

function utf8(body: Uint8Array): string {
  return new TextDecoder('utf-8', { fatal: true }).decode(body)
}
