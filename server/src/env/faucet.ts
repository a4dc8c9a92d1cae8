import { z } from 'zod'
import { atLeastOne, ether, wholeNumber } from './values.ts'

/** The faucet’s key, gifts and limits. */
export const faucetVariables = {
  FAUCET_KEY_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The file with the private key that gives test Ether to new wallets, readable by its owner only. Without it, and without the sandbox, there is no faucet.',
    ),
  FAUCET_ETHER: ether.default('0.1').describe('What the faucet gives to a wallet, once a day at most.'),
  FAUCET_ETHER_PER_DAY: ether.default('100').describe('What all its transfers of a day may add up to.'),
  FAUCET_TRANSFERS_PER_NETWORK: atLeastOne
    .default(10)
    .describe('How many wallets of one network (an IPv4 address or an IPv6 /64) it gives to in a day.'),
  FAUCET_PROOF_OF_WORK: wholeNumber
    .default(2000)
    .describe('The work that a wallet must prove for it, as `MINT_PROOF_OF_WORK` counts it; 0 asks for none.'),
  FAUCET_KEEP_DAYS: atLeastOne
    .default(30)
    .describe(
      'How long its transfers and their transactions are kept. Where a request came from is kept for its day only.',
    ),
} satisfies Record<string, z.ZodType>
