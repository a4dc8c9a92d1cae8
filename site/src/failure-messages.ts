import { network } from './network.ts'

const currency = network.testnet.nativeCurrency.name

/** The message for each failure code of the server. */
export const failures = {
  SIGNATURE_INVALID: 'The signature does not match this wallet. Sign the message again.',
  SIGN_IN_REQUIRED: 'Connect your social account first, then mint again.',
  SIGN_IN_UNAVAILABLE: 'X is not responding, so we could not verify your account. Try again in a few minutes.',
  SOCIAL_ACCOUNT_USED:
    'Your social account has already minted for another wallet today. Use that wallet, or come back tomorrow.',
  PROOF_REQUIRED: 'Your browser must solve a short puzzle first. Reload the page and try again.',
  MINT_CLOSED: 'Minting is currently closed.',
  MINT_NOT_STARTED: 'Minting has not started yet.',
  RECEIVER_REFUSED: 'Your wallet is a contract that refused to receive this item.',
  ALREADY_MINTED: 'You have already minted this item today. Come back tomorrow.',
  DAY_OVER: 'The day ended before your mint was confirmed, so it was not minted. Mint it again for the new day.',
  BUDGET_SPENT: 'Today’s free mints are used up. More are available when the next mint day starts.',
  BUDGET_SPENT_FOR_NEW:
    'Today’s free mints for new wallets are used up. More are available when the next mint day starts.',
  BUDGET_SPENT_FOR_SOURCE:
    'Your network has used up its free mints for today. More are available when the next mint day starts.',
  QUEUE_FULL: 'Too many people are minting right now. Try again in a minute.',
  RELAYER_UNAVAILABLE: 'Minting is temporarily unavailable. Try again in a few minutes.',
  STILL_PENDING:
    'Your mint is still processing and is taking longer than usual. You can close this page and check again in a minute.',
  RESTARTING: 'The service is restarting. Your mint continues; check again in a few seconds.',
  CHAIN_RESET: 'The test network was reset, and this mint was lost. Mint it again.',
  TRANSACTION_FAILED: 'The network rejected the mint. Try again in a moment.',

  ALREADY_GIVEN: `This wallet has already received its test ${currency} for today. Come back tomorrow.`,
  ALREADY_FUNDED: 'This wallet already holds enough to get started. The faucet is for wallets that hold less.',
  NETWORK_SHARE_GIVEN: `Your internet connection has reached today’s limit of test ${currency}. Come back tomorrow.`,
  DAY_SPENT: `The faucet has given out all of today’s test ${currency}. Come back tomorrow.`,
  FAUCET_LOW: 'The faucet is empty and needs a refill. Try again later.',
  FAUCET_BUSY: 'The faucet is busy. Try again in a few seconds.',
  FAUCET_UNAVAILABLE: 'The faucet cannot reach the network. Try again in a moment.',
  TRANSFER_REFUSED: `This address is a contract that rejects ${currency}.`,

  SIGN_IN_NOT_OFFERED: 'Sign-in is not available on this site.',
  SIGN_IN_DENIED: 'You declined the sign-in. Nothing was shared with us.',
  SIGN_IN_STATE: 'This sign-in was not started in this tab. Start it again from the mint page.',
  SIGN_IN_EXPIRED: 'The sign-in expired or was already used. Start it again from the mint page.',
  SIGN_IN_ENDED: 'Your sign-in has expired. Sign in again.',
  SIGN_IN_BUSY: 'X is rate-limiting us. Try again in a few minutes.',
  SIGN_IN_MISCONFIGURED: 'X rejected this site’s sign-in settings. The problem is on our side; try again later.',

  UNKNOWN_QUEST: 'This quest does not exist.',
  QUEST_KEY_WRONG: 'This quest could not be checked: the platform did not send the right key.',
  MINT_INDEX_UNAVAILABLE:
    'The chain is still being indexed, so we cannot verify this yet. Try again in {wait}; nothing is lost.',
  NO_WALLET_LINKED:
    'No wallet is linked to your account on that platform. Link the wallet you mint with, then try again.',
  ACCOUNT_CONNECTED_ELSEWHERE: 'This account is already connected to another wallet.',
  WALLET_HAS_ACCOUNT: 'Another account is already connected to this wallet.',
  ACCOUNT_RESERVED:
    'This wallet or account was connected to a different one this season. Until the season ends, it can only be reconnected to that one.',
  ACCOUNT_NOT_CONNECTED: 'This wallet and this account are not connected.',
  SIGNED_OUTDATED: 'This signature is too old, or you have signed a newer message since. Sign again.',

  UNKNOWN_SEASON: 'This season does not exist.',
  NAME_REFUSED:
    'This name is not allowed. Use 3 to 24 letters or digits from one script, with single spaces or hyphens between them. Links, offensive words, and names that claim to speak for us are rejected.',
  NAME_TAKEN: 'Another player already uses this name or one that looks like it.',
  NAME_WITHOUT_MINT: 'Mint an item with this wallet first. You can sign a name once the wallet is on the leaderboard.',
  NAME_HIDDEN: 'The team has hidden this wallet’s name. Contact us if that was a mistake.',
  NAME_OUTDATED: 'This signature is too old, or you have signed a newer message since. Sign again.',

  FORM_NOT_FOUND: 'This form does not exist.',
  FORM_PROOF_REQUIRED:
    'We are receiving many messages today, so your browser must solve a short puzzle first. Your message was not sent. Turn on JavaScript, reload the page, and send it again, or wait until tomorrow.',
  NO_FILE_UPLOADS: 'File uploads are not accepted.',
  UNREADABLE: 'The form could not be read.',
  DAY_FULL: 'We have received too many messages today, so yours was not saved. Send it again tomorrow.',
  FULL: 'Our mailbox is full, so your message was not saved. Email us, or send it again another day.',
  UNAVAILABLE: 'Your message could not be saved. Send it again in a minute.',

  BUSY: 'Too many pictures are being generated. Try again in a moment.',
  CHAIN_SILENT: 'The chain is not responding. Try again in a moment.',
  UNKNOWN_TOKEN: 'The collection has no token with this ID.',
  RELEASE_UNKNOWN: 'The latest release is not known yet. Try again in a minute.',

  BAD_REQUEST: 'The request could not be read.',
  MALFORMED: 'The request is invalid: {details}.',
  NOT_FOUND: 'There is nothing at this address.',
  REQUEST_TIMEOUT: 'The request took too long to arrive.',
  TOO_LARGE: 'The request is too large.',
  UNSUPPORTED_CONTENT: 'This content type is not supported.',
  TOO_MANY_REQUESTS: 'Too many requests from your network. Try again in {wait}.',
  TOO_MANY_STREAMS:
    'Your network has too many live connections open. Close other tabs of this site and reload the page.',
  HEADERS_TOO_LARGE: 'The request headers are too large.',
  INTERNAL: 'Something went wrong on our side. Try again in a moment.',
  OVERLOADED: 'The site is very busy. Try again in a few seconds.',
}
