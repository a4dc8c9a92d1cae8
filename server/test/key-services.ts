import { type KmsCredentials, startKms } from '@network-site/sandbox/key-services/kms'
import { startWeb3Signer } from '@network-site/sandbox/key-services/web3signer'
import type { KeyStandIn, StandInOptions } from '@network-site/sandbox/key-services/key-stand-in'
import type { Hex } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { readEnv } from '../src/env/index.ts'
import { type KeyAccount, type KeysEnv, openKeys } from '../src/services/keys-file.ts'

export const kmsCredentials = {
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'secret-of-the-stand-in-1f3d',
} satisfies KmsCredentials

export const kmsArn = 'arn:aws:kms:eu-west-1:111122223333:key/1234abcd-12ab-34cd-56ef-1234567890ab'

export type TestKeyService = {
  standIn: KeyStandIn
  /** What a keys file says. */
  entry: string
  env: Record<string, string>
  /** Opens the key as a server does. */
  open: (more?: Partial<KeysEnv>) => Promise<KeyAccount>
}

export const keyServiceKinds = ['Web3Signer', 'AWS KMS'] as const
export type KeyServiceKind = (typeof keyServiceKinds)[number]

/** Starts a stand-in for a key service that has this key. */
export async function startKeyService(
  kind: KeyServiceKind,
  key: Hex,
  options: StandInOptions = {},
): Promise<TestKeyService> {
  const standIn =
    kind === 'Web3Signer'
      ? await startWeb3Signer({ keys: [key], ...options })
      : await startKms({ keys: { [kmsArn]: key }, credentials: kmsCredentials, ...options })
  const address = privateKeyToAddress(key)
  const entry = kind === 'Web3Signer' ? `web3signer:${standIn.url}#${address}` : `aws-kms:${kmsArn}#${address}`
  const env =
    kind === 'Web3Signer'
      ? {}
      : {
          AWS_ACCESS_KEY_ID: kmsCredentials.accessKeyId,
          AWS_SECRET_ACCESS_KEY: kmsCredentials.secretAccessKey,
          AWS_ENDPOINT_URL_KMS: standIn.url,
        }
  return {
    standIn,
    entry,
    env,
    open: async (more) => {
      const [account] = await openKeys([entry], { ...readEnv(env), ...more })
      if (!account) throw new Error('the key was not opened')
      return account
    },
  }
}
