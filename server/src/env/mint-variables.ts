import { z } from 'zod'
import { atLeastOne, ether, nonEmpty, onOff, port, wholeNumber } from './value-schemas.ts'

/** The relayer: its keys, timing, and fees. */
export const relayerVariables = {
  RELAYER: onOff.default('on').describe('Whether this server relays mints. Set it to `off` if `npm run relayer` does.'),
  RELAYER_KEYS_FILE: nonEmpty
    .optional()
    .describe(
      'The file with the relayers’ keys: a JSON list, or one per line. Each is a private key, `web3signer:<url>#<address>`, or `aws-kms:<arn>`. Only the file’s owner may have access. Required wherever mints are relayed without the sandbox.',
    ),
  RELAYER_PORT: port
    .optional()
    .describe(
      'The port on which `npm run relayer` serves `/livez`, `/readyz`, `/healthz`, and `/metrics`. Without it, the relayer does not listen.',
    ),
  RELAYER_CONFIRMATIONS: atLeastOne
    .default(1)
    .describe('Blocks until a mint is confirmed, including the block that contains it.'),
  RELAYER_BATCH_MILLISECONDS: wholeNumber.default(25).describe('How long to collect mints before forming a batch.'),
  RELAYER_POLL_MILLISECONDS: wholeNumber
    .pipe(z.int().min(5))
    .default(50)
    .describe('How often to poll the chain for pending transactions.'),
  RELAYER_STUCK_SECONDS: atLeastOne
    .default(15)
    .describe('How long the oldest pending transaction may wait before its fee is raised.'),
  RELAYER_MAX_UNCONFIRMED: atLeastOne.default(4).describe('Maximum number of pending transactions per key.'),
  RELAYER_TIP_WEI: wholeNumber.default(1_000_000).describe('The priority fee per gas.'),
  RELAYER_FEE_CEILING_GWEI: wholeNumber
    .default(1000)
    .describe('The maximum fee per gas. Mints wait while the chain asks for more.'),
  RELAYER_LOW_BALANCE_ETHER: ether
    .default('1')
    .describe('The balance below which a relayer warns, in the log and in `/healthz`.'),
}

/** Mint limits and retention. */
export const mintVariables = {
  MINT_REQUESTS_PER_MINUTE: atLeastOne
    .default(600)
    .describe(
      'Rate limit of requested items and of reads of their states, per client network (an IPv4 address or an IPv6 /64).',
    ),
  MINT_GAS_PER_DAY: wholeNumber.default(50_000_000_000).describe('Daily gas budget for all mints; 0 for no limit.'),
  MINT_GAS_PER_DAY_FIRST_SEEN: wholeNumber
    .default(25_000_000_000)
    .describe('The part of it available to wallets that have not minted before; 0 for no limit.'),
  MINT_GAS_PER_DAY_PER_NETWORK: wholeNumber
    .default(1_000_000_000)
    .describe('The part of it available to one client network; 0 for no limit.'),
  MINT_PROOF_OF_WORK: wholeNumber
    .default(5000)
    .describe(
      'Difficulty of the mint’s proof of work, in PBKDF2 rounds per attempt (5000 takes about a second); 0 disables it.',
    ),
  MINT_PROOF_AFTER_PERCENT: wholeNumber
    .pipe(z.int().max(100))
    .default(50)
    .describe(
      'The percentage of `MINT_GAS_PER_DAY_FIRST_SEEN` after which new wallets must prove work; 0 always requires it. Returning wallets must once half of what is then left of `MINT_GAS_PER_DAY` is used.',
    ),
  MINT_CONTRACT_CHECKS_PER_MINUTE: atLeastOne
    .default(60)
    .describe('Rate limit per client network of contract-wallet signatures checked on chain.'),
  MINT_STREAMS: wholeNumber.default(5000).describe('Maximum number of live mint event streams per server.'),
  MINT_STREAMS_PER_NETWORK: wholeNumber
    .default(100)
    .describe('Maximum number of these streams per client network (an IPv4 address or an IPv6 /64).'),
  MINT_FAILED_DAYS: atLeastOne
    .default(7)
    .describe('Days to keep failed mints, and what is known about receiving contracts.'),
  MINT_SIGNED_DAYS: wholeNumber
    .pipe(z.int().min(2))
    .default(7)
    .describe('Days to keep the signed bytes of settled transactions.'),
  MINT_QUEUE_RETENTION_DAYS: wholeNumber
    .pipe(z.int().min(8))
    .default(400)
    .describe('Days to keep mints and their transactions. A wallet without a mint in that time counts as new.'),
  MINT_INDEX_REORG_BLOCKS: atLeastOne
    .default(256)
    .describe(
      'The deepest reorganization, in blocks, that the mint index can follow. After a deeper one it is rebuilt from the chain.',
    ),
  MINT_SOCIAL_GATE: onOff.default('off').describe('Set it to `on` to require social sign-in for minting.'),
}

/** The faucet’s key, amounts, and limits. */
export const faucetVariables = {
  FAUCET_KEY_FILE: nonEmpty
    .optional()
    .describe(
      'The file with the key that funds the faucet, in the format of `RELAYER_KEYS_FILE`. More keys are being retired: they finish their transfers and send no new ones. Only the file’s owner may have access. Without it, only the sandbox has a faucet.',
    ),
  FAUCET_ETHER: ether
    .default('0.1')
    .describe('The amount of test ether per transfer. A wallet gets one transfer a day.'),
  FAUCET_ETHER_PER_DAY: ether.default('100').describe('Daily limit of all transfers together.'),
  FAUCET_TRANSFERS_PER_NETWORK: atLeastOne
    .default(10)
    .describe('Daily limit of transfers per client network (an IPv4 address or an IPv6 /64).'),
  FAUCET_PROOF_OF_WORK: wholeNumber
    .default(2000)
    .describe('Difficulty of the faucet’s proof of work, in the unit of `MINT_PROOF_OF_WORK`; 0 disables it.'),
  FAUCET_KEEP_DAYS: atLeastOne
    .default(30)
    .describe('Days to keep transfers and their transactions. Client networks are deleted at the end of the day.'),
}
