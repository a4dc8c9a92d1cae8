import { z } from 'zod'
import { atLeastOne, ether, onOff, port, wholeNumber } from './value-schemas.ts'

/** Who relays mints, how quickly, and for how much. */
export const relayerVariables = {
  RELAYER: onOff
    .default('on')
    .describe('Whether this server relays mints itself. `off` where `npm run relayer` does it.'),
  RELAYER_KEYS_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'The file with the relayers’ private keys: a JSON list, or one a line. Only its owner may read it. Demanded wherever mints are relayed without the sandbox.',
    ),
  RELAYER_PORT: port
    .optional()
    .describe('Where `npm run relayer` answers `/livez`, `/readyz`, `/healthz` and `/metrics`; without it, nowhere.'),
  RELAYER_CONFIRMATIONS: atLeastOne.default(1).describe('Blocks before a mint counts, its own included.'),
  RELAYER_BATCH_MILLISECONDS: wholeNumber.default(25).describe('How long mints gather before a batch is formed.'),
  RELAYER_POLL_MILLISECONDS: wholeNumber
    .pipe(z.int().min(5))
    .default(50)
    .describe('How often the chain is asked about transactions under way.'),
  RELAYER_STUCK_SECONDS: atLeastOne
    .default(15)
    .describe('How long the first transaction in line may wait before more is offered for it.'),
  RELAYER_MAX_UNCONFIRMED: atLeastOne.default(4).describe('Transactions of one key under way at once.'),
  RELAYER_TIP_WEI: wholeNumber.default(1_000_000).describe('The priority fee offered per gas.'),
  RELAYER_FEE_CEILING_GWEI: wholeNumber
    .default(1000)
    .describe('The most that is ever offered per gas. Above it mints wait.'),
  RELAYER_LOW_BALANCE_ETHER: ether
    .default('1')
    .describe('Below this balance a relayer calls for money, in the log and in `/healthz`.'),
} satisfies Record<string, z.ZodType>

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
