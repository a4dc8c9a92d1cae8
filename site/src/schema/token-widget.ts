import { z } from 'zod'
import { sentence, sentenceWith } from './text.ts'

export const tokenWidgetSchema = z.strictObject({
  /** What the widget is called, for those who hear it. */
  label: sentence,
  loading: sentence,
  testnet: sentence,
  lead: sentenceWith('symbol', 'currency'),
  facts: z.strictObject({
    label: sentence,
    contract: sentence,
    network: sentence,
    copyContract: sentence,
    copied: sentence,
    copyFailed: sentence,
  }),
  card: z.strictObject({
    title: sentence,
    pay: sentence,
    receive: sentence,
    balance: sentence,
    max: sentence,
    maxOf: sentenceWith('symbol'),
    flip: sentenceWith('pay', 'receive'),
    rate: sentence,
    rateValue: sentenceWith('currency', 'tokens'),
    fee: sentence,
    feeValue: sentenceWith('fee'),
    feeUnknown: sentence,
    allowance: sentence,
    allowanceValue: sentenceWith('left', 'cap'),
    allowanceOf: sentenceWith('cap'),
    /** Spoken when the quote changes. */
    quote: sentenceWith('paid', 'received'),
    rest: sentenceWith('rest'),
  }),
  action: z.strictObject({
    connect: sentence,
    connecting: sentence,
    switchChain: sentenceWith('chain'),
    switching: sentence,
    enterAmount: sentence,
    buy: sentenceWith('symbol'),
    sell: sentenceWith('symbol'),
    signing: sentence,
    pending: sentence,
  }),
  status: z.strictObject({
    signing: sentence,
    pending: sentence,
    confirmed: sentence,
    received: sentenceWith('received', 'paid'),
    failed: sentence,
    transaction: sentence,
    opensInNewTab: sentence,
    again: sentence,
    dismiss: sentence,
  }),
  faucet: z.strictObject({
    title: sentence,
    words: sentenceWith('amount'),
    ask: sentenceWith('amount'),
    asking: sentence,
    given: sentenceWith('amount'),
    sent: sentenceWith('amount'),
    failed: sentence,
  }),
  watch: z.strictObject({
    ask: sentenceWith('symbol'),
    added: sentenceWith('symbol'),
    declined: sentence,
    guest: sentence,
    unsupported: sentence,
    needsWallet: sentence,
  }),
  /** Where the widget is told of a token that is not the site's own. */
  foreign: sentence,
  /** What is wrong with an amount. */
  problems: z.strictObject({
    notANumber: sentence,
    tooPrecise: sentenceWith('symbol', 'decimals'),
    tooSmall: sentenceWith('symbol'),
    overBalance: sentenceWith('held'),
    overAllowance: sentenceWith('left'),
    noAllowance: sentence,
    noGas: sentenceWith('fee', 'held'),
  }),
  /** Why a swap did not happen. */
  failures: z.strictObject({
    rejected: sentence,
    wrongChain: sentenceWith('chain'),
    chainRefused: sentenceWith('chain'),
    noGas: sentenceWith('currency'),
    overAllowance: sentence,
    tooSmall: sentence,
    overBalance: sentenceWith('symbol'),
    refused: sentence,
    reverted: sentence,
    cancelled: sentence,
    chainUnreachable: sentenceWith('chain'),
    notIncludedYet: sentence,
  }),
  /** Why the token cannot be shown. */
  unreadable: z.strictObject({
    title: sentence,
    chainUnreachable: sentenceWith('chain', 'host'),
    insecureAddress: sentenceWith('chain', 'host'),
    otherChain: sentenceWith('chain', 'host'),
    noContract: sentenceWith('chain'),
    otherInterface: sentence,
    retry: sentence,
  }),
  /** Why the widget is not shown at all. */
  refused: z.strictObject({
    title: sentence,
    notFramed: sentence,
    notOffered: sentence,
    /** Leads to the swap page. */
    link: sentence,
  }),
  /** What is wrong with the widget's address. */
  malformed: z.strictObject({
    title: sentence,
    intro: sentence,
    contractMissing: sentence,
    contractWrong: sentence,
    chainMissing: sentence,
    chainNotJson: sentence,
    chainNotObject: sentence,
    /** One line for each wrong field. */
    chainField: sentenceWith('field', 'expected'),
    colorWrong: sentence,
    expected: z.strictObject({
      name: sentence,
      chain: sentence,
      rpc: sentence,
      shortName: sentence,
      slug: sentence,
      nativeCurrency: sentence,
      chainId: sentence,
      testnet: sentence,
    }),
  }),
})

export type TokenWidget = z.infer<typeof tokenWidgetSchema>
