import { createHash, randomBytes } from 'node:crypto'
import { escapeHtml } from '@network-site/protocol/text'
import { socialReturnUrlSchema } from '@network-site/protocol/social-token'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sandboxPage } from '../sandbox-page.ts'

export type OAuthProviderOptions = {
  clientId: string
  /** Absent for a public client. */
  clientSecret?: string
  /** The site's own page, at whichever origin a person opened it. */
  returnPath: string
  nowMilliseconds?: () => number
}

const requestSchema = z.object({
  response_type: z.literal('code'),
  client_id: z.string(),
  redirect_uri: socialReturnUrlSchema,
  scope: z.string().default(''),
  state: z.string().min(1).max(500),
  code_challenge: z.string().min(43).max(128),
  code_challenge_method: z.literal('S256'),
})
const tokenSchema = z.object({
  grant_type: z.literal('authorization_code'),
  code: z.string(),
  redirect_uri: z.string(),
  code_verifier: z.string(),
  client_id: z.string().optional(),
})

/** A stand-in for the social network: consent page, PKCE code grant and the who-am-I call, at X's paths. */
export function oauthProvider(app: FastifyInstance, options: OAuthProviderOptions): void {
  const { clientId, clientSecret, returnPath, nowMilliseconds = Date.now } = options
  const authorizeSchema = requestSchema.extend({
    client_id: z.literal(clientId),
    redirect_uri: socialReturnUrlSchema.check(z.refine((url) => URL.parse(url)?.pathname === returnPath)),
  })
  const decisionSchema = authorizeSchema.extend({ decision: z.enum(['allow', 'deny']) })
  const codes = issuedCodes(nowMilliseconds)
  const tokens = new Set<string>()

  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  app.get('/i/oauth2/authorize', (request, reply) => {
    const asked = authorizeSchema.safeParse(request.query)
    if (!asked.success) {
      return reply.code(400).type('text/plain').send('Something about this sign-in request is wrong.')
    }
    return reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'")
      .type('text/html; charset=utf-8')
      .send(consentPage(asked.data))
  })

  app.post('/i/oauth2/authorize', (request, reply) => {
    const decided = decisionSchema.safeParse(request.body)
    if (!decided.success) return reply.code(400).type('text/plain').send('Bad request')
    const { decision, state, scope, redirect_uri: redirectUri, code_challenge: codeChallenge } = decided.data
    const target = new URL(redirectUri)
    target.searchParams.set('state', state)
    if (decision === 'deny') target.searchParams.set('error', 'access_denied')
    else target.searchParams.set('code', codes.issue({ clientId, redirectUri, codeChallenge, scope }))
    return reply.redirect(target.href)
  })

  app.post('/2/oauth2/token', (request, reply) => {
    const asked = tokenSchema.safeParse(request.body)
    if (!asked.success) return reply.code(400).send({ error: 'invalid_request' })
    const client = clientCredentials(request.headers.authorization, asked.data.client_id)
    if (client?.id !== clientId || client.secret !== clientSecret) {
      return reply.code(401).send({ error: 'invalid_client', error_description: 'Missing valid authorization header' })
    }
    const grant = codes.spend(asked.data.code, {
      verifier: asked.data.code_verifier,
      clientId,
      redirectUri: asked.data.redirect_uri,
    })
    // X's error for a code that is unknown, used, expired or another client's.
    if (!grant) {
      return reply.code(400).send({
        error: 'invalid_request',
        error_description: 'Value passed for the authorization code was invalid.',
      })
    }
    const accessToken = randomBytes(32).toString('base64url')
    tokens.add(accessToken)
    return reply
      .header('cache-control', 'no-store')
      .send({ token_type: 'bearer', expires_in: 7200, access_token: accessToken, scope: grant.scope })
  })

  app.get('/2/users/me', (request, reply) => {
    const token = request.headers.authorization?.replace(/^Bearer /, '')
    if (!token || !tokens.has(token)) return reply.code(401).send({ title: 'Unauthorized', status: 401 })
    return reply.send({ data: { id: '42', name: 'Sandbox Player', username: 'sandbox_player' } })
  })
}

/** The consent page. Hidden fields carry the request. */
function consentPage(request: Record<string, string>): string {
  const fields = Object.entries(request).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return sandboxPage(
    'Sign in',
    `<p>The sandbox plays the social network. May this site see who you are (<b>@sandbox_player</b>)?</p>
     <form method="post">${fields.join('')}
       <button name="decision" value="allow">Authorize app</button>
       <button name="decision" value="deny" class="quiet">Cancel</button>
     </form>`,
  )
}

/** The client a token request comes from, by the Authorization header or, for a public client, by its body. */
function clientCredentials(
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

export type Grant = { clientId: string; redirectUri: string; codeChallenge: string; scope: string }

/** How long X's authorization codes are valid. */
const codeLifeMilliseconds = 30_000

/** Authorization codes: each can be used once, before it expires, with the PKCE verifier. */
function issuedCodes(nowMilliseconds: () => number) {
  const grants = new Map<string, Grant & { expiresAt: number }>()
  return {
    issue(grant: Grant): string {
      const code = randomBytes(24).toString('base64url')
      grants.set(code, { ...grant, expiresAt: nowMilliseconds() + codeLifeMilliseconds })
      return code
    },
    spend(code: string, { verifier, ...claim }: { verifier: string; clientId: string; redirectUri: string }) {
      const grant = grants.get(code)
      grants.delete(code)
      if (!grant || grant.expiresAt < nowMilliseconds()) return undefined
      const challenge = createHash('sha256').update(verifier).digest('base64url')
      const isTheirs =
        grant.clientId === claim.clientId &&
        grant.redirectUri === claim.redirectUri &&
        grant.codeChallenge === challenge
      return isTheirs ? grant : undefined
    },
  }
}
