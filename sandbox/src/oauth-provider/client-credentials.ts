/** The client a token request comes from, by the Authorization header or, for a public client, by its body. */
export function clientCredentials(
  authorization: string | undefined,
  bodyClientId: string | undefined,
): { id: string; secret: string | undefined } | undefined {
  if (!authorization) return bodyClientId ? { id: bodyClientId, secret: undefined } : undefined
  const [, encoded] = /^Basic (.+)$/.exec(authorization) ?? []
  const [id, secret] = Buffer.from(encoded ?? '', 'base64')
    .toString()
    .split(':')
  // RFC 6749 has both encoded like form fields inside the header.
  return id && secret ? { id: formDecoded(id), secret: formDecoded(secret) } : undefined
}

function formDecoded(text: string): string {
  return new URLSearchParams(`value=${text}`).get('value') ?? ''
}
