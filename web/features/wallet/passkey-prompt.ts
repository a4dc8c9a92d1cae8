import { brand } from '@network-site/site/brand'
import { passkeyWords } from '@network-site/site/passkey-words'
import { language } from '@network-site/site/language'
import type { Address, Hex } from 'viem'
import { derivation, deriveGuestKey, utf8 } from './guest-key.ts'
import type { PasskeyGuest } from './guest-storage.ts'

/** What to do after a failed prompt. Nothing means trying again. */
export type PasskeyRemedy = 'confirm' | 'restore' | 'browser'

/** Why a passkey gave no key, in a sentence for the visitor. */
class PasskeyError extends Error {
  /** `describeWalletError` shows the messages of errors of this name. */
  override readonly name = 'PasskeyError'
  readonly remedy: PasskeyRemedy | undefined
  /** The code of a rejected request (EIP-1193) if the visitor closed the prompt. */
  readonly code: number | undefined

  constructor(kind: keyof typeof passkeyWords.errors, options: { remedy?: PasskeyRemedy; cause?: unknown } = {}) {
    super(passkeyWords.errors[kind], { cause: options.cause })
    this.remedy = options.remedy
    this.code = kind === 'closed' ? 4001 : undefined
  }
}

/** A guest wallet whose key is in memory. */
export interface OpenedGuest {
  credentialId: string
  key: Hex
}

interface CreateOptions {
  /** The passkey that this browser knows, so that the same password manager does not create a second one. */
  knownId: string | undefined
  /** Called once the passkey exists and can keep a wallet, even if it has to be confirmed. */
  onCreated: (credentialId: string) => void
  now: Date
}

/** Creates a passkey and returns its wallet's key. Some platforms require a second prompt to evaluate the function. */
export async function createPasskey({ knownId, onCreated, now }: CreateOptions): Promise<OpenedGuest> {
  const created = now.toLocaleString(language.locale, { dateStyle: 'medium', timeStyle: 'short' })
  // The address is not known yet, so the date tells this wallet from others.
  const name = `${passkeyWords.userName}, ${created}`
  const credential = await ask(
    (signal) =>
      navigator.credentials.create({
        signal,
        publicKey: {
          rp: { id: window.location.hostname, name: brand.name },
          // Random: password managers replace a passkey that has the same user handle, and its wallet with it.
          user: { id: randomBytes(), name, displayName: name },
          challenge: randomBytes(),
          // The signature is not used. These are the algorithms that every authenticator supports one of.
          pubKeyCredParams: [-7, -8, -257].map((alg) => ({ type: 'public-key', alg })),
          authenticatorSelection: {
            residentKey: 'required',
            requireResidentKey: true,
            userVerification: 'required',
          },
          excludeCredentials: knownId === undefined ? [] : [descriptor(knownId)],
          extensions: prfExtension,
        },
      }),
    { InvalidStateError: ['exists', 'restore'] },
  )
  const { enabled, results } = prfOutputs(credential)
  if (!enabled && !results) throw new PasskeyError('noPrf', { remedy: 'browser' })
  onCreated(credential.id)
  if (results) return open(credential.id, results.first)
  try {
    return await readPasskey(credential.id)
  } catch (cause) {
    throw new PasskeyError('unconfirmed', { remedy: 'confirm', cause })
  }
}

/** Asks for a passkey, or for any of this site's if none is given, and returns its wallet's key. */
export async function readPasskey(credentialId?: string): Promise<OpenedGuest> {
  const credential = await ask((signal) =>
    navigator.credentials.get({
      signal,
      publicKey: {
        rpId: window.location.hostname,
        challenge: randomBytes(),
        // Authenticators have another function for requests without verification, and so another wallet.
        userVerification: 'required',
        allowCredentials: credentialId === undefined ? [] : [descriptor(credentialId)],
        extensions: prfExtension,
      },
    }),
  )
  const { results } = prfOutputs(credential)
  if (!results) throw new PasskeyError('noPrf', { remedy: 'browser' })
  return open(credential.id, results.first)
}

/** Asks for the passkey of a known guest. Rejects any other wallet, before anything is signed with it. */
export async function unlockGuest(
  { credentialId, address }: Required<PasskeyGuest>,
  addressOf: (key: Hex) => Address,
): Promise<OpenedGuest> {
  const opened = await readPasskey(credentialId)
  if (addressOf(opened.key) !== address) throw new PasskeyError('otherWallet')
  return opened
}

/** Browsers refuse a second request while one is open. */
let openRequest: AbortController | undefined

type Failures = Partial<Record<string, [keyof typeof passkeyWords.errors, PasskeyRemedy]>>

/** Runs one request at a time and describes its failure. */
async function ask(
  request: (signal: AbortSignal) => Promise<Credential | null>,
  failures: Failures = {},
): Promise<PublicKeyCredential> {
  openRequest?.abort()
  const controller = new AbortController()
  openRequest = controller
  try {
    // Without a handler in the browser, the promise resolves to null.
    const credential = await request(controller.signal)
    if (credential) return credential as PublicKeyCredential
  } catch (cause) {
    const name = cause instanceof Error ? cause.name : ''
    if (name === 'NotAllowedError' || name === 'AbortError') throw new PasskeyError('closed', { cause })
    const [kind, remedy] = failures[name] ?? ['unavailable', 'browser']
    throw new PasskeyError(kind, { remedy, cause })
  }
  throw new PasskeyError('unavailable', { remedy: 'browser' })
}

const prfExtension = { prf: { eval: { first: utf8(derivation.prfInput) } } }

function prfOutputs(credential: PublicKeyCredential) {
  return credential.getClientExtensionResults().prf ?? {}
}

async function open(credentialId: string, prfOutput: BufferSource): Promise<OpenedGuest> {
  return { credentialId, key: await deriveGuestKey(prfOutput) }
}

/** No server verifies the response, so its challenge only has to be valid. */
function randomBytes(): Uint8Array<ArrayBuffer> {
  return crypto.getRandomValues(new Uint8Array(32))
}

function descriptor(credentialId: string): PublicKeyCredentialDescriptor {
  const base64 = credentialId.replaceAll('-', '+').replaceAll('_', '/')
  return { type: 'public-key', id: Uint8Array.from(atob(base64), (character) => character.codePointAt(0) ?? 0) }
}
