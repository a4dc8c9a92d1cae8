import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import type { Env } from '../env/index.ts'
import { parseJson } from '../lib/parse.ts'
import { KeyServiceError, signingTimeoutMilliseconds } from './key-services.ts'

export type AwsEnv = Pick<
  Env,
  | 'AWS_ACCESS_KEY_ID'
  | 'AWS_SECRET_ACCESS_KEY'
  | 'AWS_SESSION_TOKEN'
  | 'AWS_SHARED_CREDENTIALS_FILE'
  | 'AWS_CONTAINER_CREDENTIALS_FULL_URI'
  | 'AWS_CONTAINER_CREDENTIALS_RELATIVE_URI'
  | 'AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE'
  | 'AWS_EC2_METADATA_SERVICE_ENDPOINT'
  | 'AWS_ENDPOINT_URL_KMS'
>

export type AwsCredentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string }
type ExpiringCredentials = { credentials: AwsCredentials; expiresAtMilliseconds: number }

const roleSchema = z
  .object({
    AccessKeyId: z.string().min(1),
    SecretAccessKey: z.string().min(1),
    Token: z.string().min(1),
    Expiration: z.coerce.date(),
  })
  .transform(({ AccessKeyId, SecretAccessKey, Token, Expiration }) => ({
    credentials: { accessKeyId: AccessKeyId, secretAccessKey: SecretAccessKey, sessionToken: Token },
    expiresAtMilliseconds: Expiration.getTime(),
  }))

/** Renewed this long before they expire, so that a failed attempt can be repeated. */
const renewMilliseconds = 300_000
/** Longer than a renewal may take, so that only one runs at a time. */
const renewalPauseMilliseconds = 10_000
/** The address of the credentials endpoint in ECS tasks. */
const taskEndpoint = 'http://169.254.170.2'

/**
 * Returns a function that resolves to AWS credentials: from the variables, a credentials file, the container's endpoint
 * (ECS, EKS Pod Identity), or the instance's metadata service (EC2, IMDSv2), in this order. Renews temporary credentials in
 * the background shortly before they expire, so that a slow endpoint does not delay signatures while they are valid.
 */
export function createAwsCredentials(env: AwsEnv): (signal: AbortSignal) => Promise<AwsCredentials> {
  let current: ExpiringCredentials | undefined
  let renewAt = 0
  return async (signal) => {
    if (!current || Date.now() >= current.expiresAtMilliseconds) current = await readCredentials(env, signal)
    else if (Date.now() >= current.expiresAtMilliseconds - renewMilliseconds && performance.now() >= renewAt) {
      renewAt = performance.now() + renewalPauseMilliseconds
      void readCredentials(env, AbortSignal.timeout(signingTimeoutMilliseconds)).then(
        (renewed) => (current = renewed),
        () => undefined,
      )
    }
    return current.credentials
  }
}

async function readCredentials(env: AwsEnv, signal: AbortSignal): Promise<ExpiringCredentials> {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey, AWS_SESSION_TOKEN: token } = env
  if (accessKeyId && secretAccessKey)
    return lasting({ accessKeyId, secretAccessKey, ...(token && { sessionToken: token }) })
  if (env.AWS_SHARED_CREDENTIALS_FILE) return readCredentialsFile(env.AWS_SHARED_CREDENTIALS_FILE)
  const relative = env.AWS_CONTAINER_CREDENTIALS_RELATIVE_URI
  const container = relative ? `${taskEndpoint}${relative}` : env.AWS_CONTAINER_CREDENTIALS_FULL_URI
  if (container) return readContainerRole(container, env.AWS_CONTAINER_AUTHORIZATION_TOKEN_FILE, signal)
  return readInstanceRole(env.AWS_EC2_METADATA_SERVICE_ENDPOINT, signal)
}

/** Keys without an expiry. The file is read again every few minutes, so that a rotated one is noticed. */
function lasting(credentials: AwsCredentials): ExpiringCredentials {
  return { credentials, expiresAtMilliseconds: Date.now() + 2 * renewMilliseconds }
}

/** Reads the default profile of a file in the format of `~/.aws/credentials`. */
async function readCredentialsFile(file: string): Promise<ExpiringCredentials> {
  const text = await readFile(file, 'utf8').catch(() => '')
  const profile = /^\s*\[default\]\s*$([^[]*)/m.exec(text)?.[1] ?? ''
  const value = (name: string) => new RegExp(`^\\s*${name}\\s*=\\s*(\\S+)\\s*$`, 'm').exec(profile)?.[1]
  const accessKeyId = value('aws_access_key_id')
  const secretAccessKey = value('aws_secret_access_key')
  const sessionToken = value('aws_session_token')
  if (!accessKeyId || !secretAccessKey)
    throw new KeyServiceError('refused', 'AWS_SHARED_CREDENTIALS_FILE has no keys in its [default] profile')
  return lasting({ accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) })
}

async function readContainerRole(url: string, tokenFile: string | undefined, signal: AbortSignal) {
  const token = tokenFile && (await readFile(tokenFile, 'utf8').catch(() => '')).trim()
  return parseRole(await read(url, { headers: token ? { authorization: token } : {}, signal }))
}

/** Uses version 2 of the metadata service, whose token a forged request cannot obtain. */
async function readInstanceRole(endpoint: string, signal: AbortSignal) {
  const token = await read(`${endpoint}/latest/api/token`, {
    method: 'PUT',
    headers: { 'x-aws-ec2-metadata-token-ttl-seconds': '60' },
    signal,
  })
  const init = { headers: { 'x-aws-ec2-metadata-token': token }, signal }
  const roles = `${endpoint}/latest/meta-data/iam/security-credentials/`
  const [role = ''] = (await read(roles, init)).split('\n')
  return parseRole(await read(`${roles}${encodeURIComponent(role.trim())}`, init))
}

function parseRole(text: string): ExpiringCredentials {
  const role = roleSchema.safeParse(parseJson(text))
  if (!role.success)
    throw new KeyServiceError('unreachable', 'the AWS credentials endpoint gave an unexpected response')
  return role.data
}

async function read(url: string, init: RequestInit): Promise<string> {
  const response = await fetch(url, { ...init, redirect: 'error' }).catch((error: unknown) => {
    if (error instanceof Error && error.name === 'TimeoutError') throw error
    throw new KeyServiceError('unreachable', 'there are no AWS credentials: set them, or attach a role to this machine')
  })
  if (!response.ok) throw new KeyServiceError('unreachable', `the AWS credentials endpoint answered ${response.status}`)
  return response.text()
}
