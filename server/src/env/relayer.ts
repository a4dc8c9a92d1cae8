import { z } from 'zod'
import { atLeastOne, ether, onOff, port, wholeNumber } from './values.ts'

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
