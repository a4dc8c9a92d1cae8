import { z } from 'zod'
import { atLeastOne, onOff, wholeNumber } from './values.ts'

/** Who may mint how much, and how long that is remembered. */
export const mintVariables = {
  MINT_REQUESTS_PER_MINUTE: atLeastOne
    .default(600)
    .describe('How many mint requests one network (an IPv4 address or an IPv6 /64) may make.'),
  MINT_GAS_PER_DAY: wholeNumber
    .default(50_000_000_000)
    .describe('The gas that all mints of a day may use; 0 for no limit.'),
  MINT_GAS_PER_DAY_FIRST_SEEN: wholeNumber
    .default(25_000_000_000)
    .describe('The share of it for wallets that have not minted before; 0 for no limit.'),
  MINT_GAS_PER_DAY_PER_NETWORK: wholeNumber
    .default(1_000_000_000)
    .describe('The share of it for one network; 0 for no limit.'),
  MINT_PROOF_OF_WORK: wholeNumber
    .default(5000)
    .describe(
      'The work that a wallet must prove when it is due, in PBKDF2 rounds per try (5000 is about a second); 0 asks for none.',
    ),
  MINT_PROOF_AFTER_PERCENT: wholeNumber
    .pipe(z.int().max(100))
    .default(50)
    .describe(
      'How much of `MINT_GAS_PER_DAY_FIRST_SEEN` is used before new wallets must prove work; 0 always asks them. Wallets that minted before must when half of what is then left of `MINT_GAS_PER_DAY` is used.',
    ),
  MINT_CONTRACT_CHECKS_PER_MINUTE: atLeastOne
    .default(60)
    .describe('How often one network may have the chain check a contract wallet’s signature.'),
  MINT_STREAMS: wholeNumber.default(5000).describe('How many pages one server tells live how their items stand.'),
  MINT_STREAMS_PER_NETWORK: wholeNumber.default(100).describe('How many of these may belong to one network.'),
  MINT_FAILED_DAYS: atLeastOne
    .default(7)
    .describe('How long mints that failed are kept, and what was learnt of receivers.'),
  MINT_SIGNED_DAYS: wholeNumber
    .pipe(z.int().min(2))
    .default(7)
    .describe('How long the signed bytes of settled transactions are kept.'),
  MINT_QUEUE_RETENTION_DAYS: wholeNumber
    .pipe(z.int().min(8))
    .default(400)
    .describe('How long mints and their transactions are kept. A wallet without a mint in that time counts as new.'),
  MINT_INDEX_REORG_BLOCKS: atLeastOne
    .default(256)
    .describe(
      'How many blocks back the record of who minted what can follow a reorganisation; a deeper one has it read anew from the chain.',
    ),
  MINT_SOCIAL_GATE: onOff
    .default('off')
    .describe('`on` mints only for visitors who are signed in at the social network.'),
} satisfies Record<string, z.ZodType>
