import { network } from './network.ts'

const currency = network.testnet.nativeCurrency.name

/** The message for each failure code of the server. */
export const failures = {
  SIGNATURE_INVALID: 'The signature does not belong to this wallet. Sign the message again.',
  SIGN_IN_REQUIRED: 'Connect your social account first, then mint again.',
  SIGN_IN_UNAVAILABLE:
    'The social network does not answer at the moment, so we cannot see who you are. Try again shortly.',
  SOCIAL_ACCOUNT_USED:
    'Your social account has minted for another wallet today. Use that wallet, or come back tomorrow.',
  PROOF_REQUIRED: 'Your browser has to solve a small puzzle first. Load the page again and try once more.',
  MINT_CLOSED: 'Minting is closed at the moment.',
  MINT_NOT_STARTED: 'Minting has not started yet.',
  RECEIVER_REFUSED: 'Your wallet is a contract that refused to receive this item.',
  ALREADY_MINTED: 'You have already minted this item today. Come back tomorrow.',
  DAY_OVER: 'The day ended before your mint was included. It was not minted; mint it again for the new day.',
  BUDGET_SPENT: 'Today’s free mints are used up. They return when the next day begins.',
  BUDGET_SPENT_FOR_NEW: 'Today’s free mints for new wallets are used up. They return when the next day begins.',
  BUDGET_SPENT_FOR_SOURCE: 'Your network has used up its free mints for today. They return when the next day begins.',
  QUEUE_FULL: 'Too many people are minting right now. Try again in a minute.',
  RELAYER_UNAVAILABLE: 'Minting is not possible right now. Try again in a few minutes.',
  STILL_PENDING: 'Your mint is on its way but takes longer than usual. It goes on by itself; look again in a minute.',
  RESTARTING: 'The service is restarting. Your mint goes on; look again in a few seconds.',
  CHAIN_RESET: 'The test network was reset, and this mint went with it. Mint it again.',
  TRANSACTION_FAILED: 'The network did not accept the mint. Try again shortly.',

  ALREADY_GIVEN: `This wallet has had its test ${currency} for today. Come back tomorrow.`,
  ALREADY_FUNDED: 'This wallet already holds enough to try. The faucet is for wallets that hold less.',
  NETWORK_SHARE_GIVEN: `Your internet connection has had its share of test ${currency} for today. Come back tomorrow.`,
  DAY_SPENT: `The faucet has given away all of today’s test ${currency}. Come back tomorrow.`,
  FAUCET_LOW: 'The faucet has run dry and waits to be refilled. Try again later.',
  FAUCET_BUSY: 'Many people are asking the faucet right now. Try again in a few seconds.',
  FAUCET_UNAVAILABLE: 'The faucet cannot reach the network at the moment. Try again shortly.',
  TRANSFER_REFUSED: `This address is a contract that refuses ${currency}.`,

  SIGN_IN_NOT_OFFERED: 'Signing in is not offered here.',
  SIGN_IN_DENIED: 'You did not allow the sign-in, so nothing was shared with us.',
  SIGN_IN_STATE: 'This sign-in was not started in this browser tab. Start it again from the mint page.',
  SIGN_IN_EXPIRED: 'The sign-in took too long or was already used. Start it again from the mint page.',
  SIGN_IN_ENDED: 'Your sign-in has ended. Sign in again.',
  SIGN_IN_BUSY: 'The social network takes no more questions for the moment. Try again in a minute.',
  SIGN_IN_MISCONFIGURED: 'The social network refused this site. We have been told and will mend it.',

  UNKNOWN_QUEST: 'There is no such quest.',
  QUEST_KEY_WRONG: 'This quest cannot be checked: the platform did not send the key that it was given.',
  MINT_INDEX_UNAVAILABLE:
    'The chain is still being read, so we cannot tell yet whether this is done. Try again in {wait}; nothing is lost.',
  NO_WALLET_LINKED: 'No wallet is linked to your account there. Link the wallet that you mint with, then try again.',
  ACCOUNT_CONNECTED_ELSEWHERE: 'This account is connected to another wallet already.',
  WALLET_HAS_ACCOUNT: 'Another account is connected to this wallet already.',
  ACCOUNT_RESERVED:
    'This wallet or this account was disconnected from another one. Until the season is over it can only be connected to that one again.',
  ACCOUNT_NOT_CONNECTED: 'No account is connected to this wallet.',
  SIGNED_OUTDATED: 'This was signed too long ago, or something newer was signed since. Sign it again.',

  UNKNOWN_SEASON: 'There is no such season.',
  NAME_REFUSED:
    'This name cannot be shown. A name has 3 to 24 letters or digits of one script, with single spaces or hyphens between them, no address of a site, and nothing that offends or claims to speak for us.',
  NAME_TAKEN: 'Another player shows this name, or one that looks like it.',
  NAME_WITHOUT_MINT:
    'Names are for players: mint an item with this wallet, and sign the name once it has a place on the leaderboard.',
  NAME_HIDDEN: 'The name of this wallet was hidden by the team. Write to us if that was a mistake.',
  NAME_OUTDATED: 'This was signed too long ago, or something newer was signed since. Sign it again.',

  FORM_NOT_FOUND: 'There is no such form.',
  NO_FILE_UPLOADS: 'Files are not accepted.',
  UNREADABLE: 'The form could not be read.',
  DAY_FULL: 'So many messages came today that we can take no more. Yours was not kept: send it again tomorrow.',
  FULL: 'Our mailbox is full, so your message was not kept. Write to us by email, or send it again another day.',
  UNAVAILABLE: 'Your message could not be kept. Nothing is lost on your side: send it again in a minute.',

  BUSY: 'Too many pictures are being drawn at the moment. Try again shortly.',
  CHAIN_SILENT: 'The chain does not answer at the moment. Try again shortly.',
  UNKNOWN_TOKEN: 'The collection has no token with this id.',
  RELEASE_UNKNOWN: 'The latest release could not be looked up yet. Try again in a minute.',

  BAD_REQUEST: 'The request could not be read.',
  MALFORMED: 'The request is not right: {details}.',
  NOT_FOUND: 'There is nothing at this address.',
  REQUEST_TIMEOUT: 'The request took too long to arrive.',
  TOO_LARGE: 'What was sent is too large.',
  UNSUPPORTED_CONTENT: 'This kind of content is not accepted here.',
  TOO_MANY_REQUESTS: 'Too many requests came from your network. Try again in {wait}.',
  TOO_MANY_STREAMS: 'Your network follows too many wallets at once. Close other tabs of this page and load it again.',
  HEADERS_TOO_LARGE: 'The headers of the request are too large.',
  INTERNAL: 'Something went wrong on our side. Try again shortly.',
  OVERLOADED: 'Too many people are here at the moment. Try again in a few seconds.',
}
