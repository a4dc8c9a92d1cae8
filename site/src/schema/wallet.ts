import { z } from 'zod'
import { sentence } from './text.ts'

/** How many wallets are recommended at most: more would be a directory. */
const mostRecommended = 9

/** Wallets for phones, each with the link that opens it and takes a pairing. */
export const phoneWalletsSchema = z
  .array(
    z.strictObject({
      name: sentence,
      /** Its own scheme up to where the pairing's URI goes. */
      link: z.string().regex(/^[a-z][a-z0-9]*:\/\/([a-z]+\/)?wc\?uri=$/, 'must look like scheme://wc?uri='),
    }),
  )
  .max(mostRecommended)

export type PhoneWallet = z.infer<typeof phoneWalletsSchema>[number]

export const walletWordsSchema = z.strictObject({
  connect: sentence,
  opening: sentence,
  reconnecting: sentence,
  account: sentence,
  networks: sentence,
  browserWallet: sentence,
  walletConnect: sentence,
  dialog: z.strictObject({
    back: sentence,
    connect: z.strictObject({
      title: sentence,
      installed: sentence,
      scan: sentence,
      otherDevice: sentence,
      /** In place of the two before, where the sandbox plays the relay. */
      embedded: sentence,
      guest: sentence,
      onPhone: sentence,
      otherWays: sentence,
      lastUsed: sentence,
      promise: sentence,
    }),
    asking: z.strictObject({ title: sentence, body: sentence, retry: sentence, failedTitle: sentence }),
    pairing: z.strictObject({
      title: sentence,
      code: sentence,
      steps: z.array(sentence).min(1),
      worksWith: sentence,
      /** In place of the wallets it works with, where the sandbox plays the relay. */
      embedded: sentence,
      preparing: sentence,
      copy: sentence,
    }),
    opening: z.strictObject({ title: sentence, body: sentence, open: sentence, anyWallet: sentence }),
    account: z.strictObject({
      title: sentence,
      by: sentence,
      address: sentence,
      network: sentence,
      change: sentence,
      explorer: sentence,
      disconnect: sentence,
    }),
    networks: z.strictObject({
      title: sentence,
      current: sentence,
      switch: sentence,
      asking: sentence,
      elsewhere: sentence,
      testnet: sentence,
      main: sentence,
    }),
  }),
  guest: z.strictObject({
    name: sentence,
    badge: sentence,
    notice: sentence,
    exportKey: sentence,
    exportTitle: sentence,
    exportWarning: sentence,
    reveal: sentence,
    hide: sentence,
    keyLabel: sentence,
  }),
  wrongChain: z.strictObject({ notice: sentence, switch: sentence, switching: sentence, switched: sentence }),
  addNetwork: z.strictObject({
    open: sentence,
    title: sentence,
    intro: sentence,
    add: sentence,
    added: sentence,
    needsWallet: sentence,
    chainId: sentence,
    chainName: sentence,
    rpcUrl: sentence,
    currency: sentence,
    explorer: sentence,
  }),
  copy: sentence,
  copied: sentence,
  copyFailed: sentence,
  close: sentence,
  unavailable: z.strictObject({ notice: sentence, retry: sentence }),
  /** What a person reads where a wallet or its connection fails. */
  errors: z.strictObject({
    rejected: sentence,
    pending: sentence,
    noChains: sentence,
    unknownChain: sentence,
    walletConnectMissing: sentence,
    connectorMissing: sentence,
    providerMissing: sentence,
    guestChain: sentence,
    unauthorized: sentence,
    disconnected: sentence,
    insufficientFunds: sentence,
    timeout: sentence,
    unknown: sentence,
  }),
})

export type WalletWords = z.infer<typeof walletWordsSchema>
