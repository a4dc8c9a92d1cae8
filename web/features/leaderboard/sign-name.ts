import { readAnswer } from '@network-site/protocol/read-answer'
import { shownNameMessage } from '@network-site/protocol/signed-messages'
import { brand } from '@network-site/site/brand'
import { shownNameMessage as message } from '@network-site/site/shown-name-message'

/** A connected wallet that can sign. */
export interface NameSigner {
  address: `0x${string}`
  sign: (message: string) => Promise<{ signature: string }>
}

/** The wallet did not sign. */
export class NotSignedError extends Error {
  override name = 'NotSignedError'
}

/** Has the wallet sign a name, or an empty one to show none any more, and sends it. Answers what is shown now. */
export async function signName(name: string, { address, sign }: NameSigner): Promise<string | null> {
  const signedAt = new Date().toISOString()
  const text = shownNameMessage({ address, name, signedAt }, { message, site: brand.name })
  const { signature } = await sign(text).catch((cause: unknown) => {
    throw new NotSignedError('The wallet did not sign.', { cause })
  })
  const shown = await readAnswer('/leaderboard/name', {
    schema: async () => (await import('@network-site/protocol/leaderboard')).shownNameSchema,
    body: { address, name, signedAt, signature },
  })
  return shown.name
}
