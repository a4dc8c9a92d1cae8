import type { MintFailureCode } from '@network-site/protocol/failures'

/** Why a mint failed, for the operator: what happened, and what can be done. */
export const failureWords: Record<MintFailureCode, string> = {
  SIGNATURE_INVALID: 'the signature was not this wallet’s',
  SIGN_IN_REQUIRED: 'the visitor was not signed in at the social network, which MINT_SOCIAL_GATE asks for',
  SIGN_IN_UNAVAILABLE: 'the social network did not answer',
  SOCIAL_ACCOUNT_USED: 'the social account had minted for another wallet that day',
  PROOF_REQUIRED: 'the browser had not solved the puzzle that was asked for',
  MINT_CLOSED: 'minting was closed',
  MINT_NOT_STARTED: 'minting had not started',
  RECEIVER_REFUSED: 'the wallet is a contract, and refused the item',
  ALREADY_MINTED: 'the wallet had the item that day already',
  DAY_OVER: 'the day ended before the mint was in a block',
  BUDGET_SPENT: 'the day’s gas for all mints was used up (MINT_GAS_PER_DAY)',
  BUDGET_SPENT_FOR_NEW: 'the day’s gas for new wallets was used up (MINT_GAS_PER_DAY_FIRST_SEEN)',
  BUDGET_SPENT_FOR_SOURCE:
    'the visitor’s network, or its neighbourhood, had used up its gas for the day (MINT_GAS_PER_DAY_PER_NETWORK)',
  QUEUE_FULL: 'the queue was full',
  RELAYER_UNAVAILABLE: 'no relayer was at work, or none had money',
  STILL_PENDING: 'it took longer than the visitor’s request could wait',
  RESTARTING: 'the server was restarted while the visitor waited',
  CHAIN_RESET: 'the chain was begun anew, and the mint went with the old one',
  TRANSACTION_FAILED: 'its transactions were reverted again and again, and it was given up',
}
