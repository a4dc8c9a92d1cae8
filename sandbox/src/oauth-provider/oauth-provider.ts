import { createHash, randomBytes } from 'node:crypto'
import { escapeHtml } from '@network-site/protocol/text'
import { socialReturnUrlSchema } from '@network-site/protocol/social-token'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { sandboxPage } from '../sandbox-page.ts'

export type OAuthProviderOptions = {
  clientId: string
  /** Undefined for a public client. */
  clientSecret?: string
  /** The path of the return page, at any origin. */
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

/** Registers a stand-in for the social network at X's paths: consent page, PKCE code grant, and user endpoint. */
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
    const parsed = authorizeSchema.safeParse(request.query)
    if (!parsed.success) return reply.code(400).type('text/plain').send('The sign-in request is invalid.')
    return reply
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
      )
      .type('text/html; charset=utf-8')
      .send(consentPage(parsed.data))
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
    const parsed = tokenSchema.safeParse(request.body)
    if (!parsed.success) return reply.code(400).send({ error: 'invalid_request' })
    const client = clientCredentials(request.headers.authorization, parsed.data.client_id)
    if (client?.id !== clientId || client.secret !== clientSecret) {
      return reply.code(401).send({ error: 'invalid_client', error_description: 'Missing valid authorization header' })
    }
    const grant = codes.redeem(parsed.data.code, {
      verifier: parsed.data.code_verifier,
      clientId,
      redirectUri: parsed.data.redirect_uri,
    })
    // X's error for a code that is unknown, used, expired, or issued to another client.
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

function consentPage(request: Record<string, string>): string {
  const fields = Object.entries(request).map(
    ([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`,
  )
  return sandboxPage(
    'Sign in',
    `<p>This is the sandbox’s stand-in for the social network. Allow this site to see your account (<b>@sandbox_player</b>)?</p>
     <form method="post">${fields.join('')}
       <button name="decision" value="allow">Authorize app</button>
       <button name="decision" value="deny" class="quiet">Cancel</button>
     </form>`,
  )
}

/** Returns the client of a token request, from the Authorization header or, for a public client, from the body. */
function clientCredentials(
  authorization: string | undefined,
  bodyClientId: string | undefined,
): { id: string; secret: string | undefined } | undefined {
  if (!authorization) return bodyClientId ? { id: bodyClientId, secret: undefined } : undefined
  const [, encoded] = /^Basic (.+)$/.exec(authorization) ?? []
  const [id, secret] = Buffer.from(encoded ?? '', 'base64')
    .toString()
    .split(':')
  // RFC 6749 requires both to be form-encoded in the header.
  return id && secret ? { id: decodeFormValue(id), secret: decodeFormValue(secret) } : undefined
}

function decodeFormValue(text: string): string {
  return new URLSearchParams(`value=${text}`).get('value') ?? ''
}

type Grant = { clientId: string; redirectUri: string; codeChallenge: string; scope: string }

/** The lifetime of X's authorization codes. */
const codeLifeMilliseconds = 30_000

/** Issues authorization codes. Each can be redeemed once, before it expires, with the PKCE verifier. */
function issuedCodes(nowMilliseconds: () => number) {
  const grants = new Map<string, Grant & { expiresAt: number }>()
  return {
    issue(grant: Grant): string {
      const code = randomBytes(24).toString('base64url')
      grants.set(code, { ...grant, expiresAt: nowMilliseconds() + codeLifeMilliseconds })
      return code
    },
    redeem(code: string, { verifier, ...claim }: { verifier: string; clientId: string; redirectUri: string }) {
      const grant = grants.get(code)
      grants.delete(code)
      if (!grant || grant.expiresAt < nowMilliseconds()) return undefined
      const challenge = createHash('sha256').update(verifier).digest('base64url')
      const isValid =
        grant.clientId === claim.clientId &&
        grant.redirectUri === claim.redirectUri &&
        grant.codeChallenge === challenge
      return isValid ? grant : undefined
    },
  }
}
