import { brand } from './brand.ts'
import type { Plural } from './translation.ts'

/** Copy for our token widget, which works with any token and chain that the operator allows. */
export const tokenWidget = {
  /** The widget's name for screen readers. */
  label: 'Token exchange',
  loading: 'Loading the token…',
  testnet: 'Testnet',
  lead: '{symbol} trades against {currency} at a fixed rate, directly from its contract. There is no order book, no slippage, and no fee except the network’s.',
  facts: {
    label: 'About the token',
    contract: 'Contract',
    network: 'Network',
    copyContract: 'Copy the contract address',
    onExplorer: 'View the contract on the block explorer',
    copied: 'Copied.',
    copyFailed: 'Your browser blocked copying. Select the address and copy it by hand.',
  },
  card: {
    title: 'Swap',
    pay: 'You pay',
    receive: 'You receive exactly',
    balance: 'Balance',
    max: 'Max',
    maxOf: 'Max {symbol}',
    flip: 'Reverse: pay {pay}, receive {receive}',
    rate: 'Rate',
    rateValue: '1 {currency} = {tokens}',
    fee: 'Network fee',
    feeValue: '≈ {fee}',
    feeUnknown: 'Shown once you have funds',
    allowance: 'Left to buy today',
    allowanceValue: '{left} of {cap}',
    allowanceOf: '{cap} per wallet',
    /** Announced when the quote changes. */
    quote: 'For {paid} you receive exactly {received}.',
    rest: '{rest} is too small to convert and stays in your wallet.',
  },
  action: {
    connect: 'Connect wallet',
    connecting: 'Opening…',
    switchChain: 'Switch to {chain}',
    switching: 'Check your wallet…',
    enterAmount: 'Enter an amount',
    buy: 'Buy {symbol}',
    sell: 'Sell {symbol}',
    signing: 'Confirm in your wallet…',
    pending: 'Waiting for the network…',
  },
  status: {
    signing: 'Check your wallet to confirm.',
    /** Shown once the wallet has not answered for ten seconds. */
    unanswered: 'Your wallet has not answered. Approve only one of its requests: each one sends a swap.',
    pending: 'Sent. Waiting for confirmation…',
    confirmed: 'Done',
    received: 'You received {received} for {paid}.',
    failed: 'Swap failed',
    transaction: 'Transaction',
    opensInNewTab: '(opens in a new tab)',
    again: 'Swap again',
    dismiss: 'Dismiss',
  },
  faucet: {
    title: 'New here?',
    words: 'This wallet has no funds yet. Get {amount} from the faucet for free, enough to try everything.',
    ask: 'Get {amount}',
    asking: 'Funding your wallet…',
    given: '{amount} was added to your wallet.',
    sent: '{amount} is on its way to your wallet.',
    failed: 'The faucet is not responding. Try again in a moment.',
  },
  watch: {
    ask: 'Add {symbol} to wallet',
    added: '{symbol} was added to your wallet.',
    declined: 'Your wallet did not add the token.',
    guest: 'Guest wallets have no token list. Your balance is always shown here.',
    unsupported: 'Your wallet cannot add tokens automatically. Copy the contract address and add it by hand.',
    needsWallet: 'Connect a wallet to add the token.',
  },
  /** Shown for a token that is not the site's own. */
  foreign: `This is not ${brand.name}’s own token. Continue only if you trust the source of this link, and read what your wallet asks you to confirm.`,
  /** Errors of an amount. */
  problems: {
    notANumber: 'Enter a number, such as 0.05.',
    tooPrecise: {
      one: '{symbol} has at most {count} decimal place.',
      other: '{symbol} has at most {count} decimal places.',
    } satisfies Plural as Plural,
    tooSmall: 'This amount of {symbol} is too small to convert. Enter more.',
    overBalance: 'Your balance is {held}.',
    overAllowance: 'You can buy {left} more today. Your limit resets at midnight UTC.',
    noAllowance: 'You have reached today’s limit. It resets at midnight UTC.',
    noGas: 'You also need about {fee} for the network fee, and your balance is {held}.',
  },
  /** Reasons for a failed swap. */
  failures: {
    rejected: 'You declined the transaction in your wallet. Nothing was sent.',
    wrongChain: 'Your wallet is on another network. Switch to {chain} and try again.',
    chainRefused: 'Your wallet did not switch to {chain}. Switch there, then try again.',
    noGas: 'You do not have enough {currency} for the amount and the network fee.',
    overAllowance: 'That is more than you can buy today. Your limit resets at midnight UTC.',
    tooSmall: 'The amount is too small to convert.',
    overBalance: 'You have less {symbol} than you tried to sell.',
    refused: 'The contract rejected this swap. Nothing was sent.',
    reverted: 'The transaction was included, but the contract rejected it. You keep your funds, minus the network fee.',
    canceled: 'You replaced the transaction in your wallet, so the swap did not happen.',
    chainUnreachable: '{chain} is not responding. Nothing was sent; try again in a moment.',
    notIncludedYet: 'The transaction is still pending. Check again in a few minutes before you send another one.',
  },
  /** Reasons why the token cannot be shown. */
  unreadable: {
    title: 'Token unavailable',
    chainUnreachable: '{chain} is not responding at {host}.',
    insecureAddress: '{chain} is at {host}, over plain HTTP. Browsers allow this page to use HTTPS only.',
    otherChain: '{host} serves a different network than {chain}.',
    noContract: 'There is no contract at this address on {chain}.',
    otherInterface: 'The contract at this address is not a token you can buy and sell here.',
    retry: 'Try again',
  },
  /** Reasons why the widget is not shown. */
  refused: {
    title: 'The token exchange is not available here',
    notFramed: 'It opens only inside the swap page, so that you always see which site you are on.',
    notOffered: `The link you followed names a token, network, or address that ${brand.name} does not offer. Do not confirm anything it asks of your wallet.`,
    /** Links to the swap page. */
    link: `Go to ${brand.name}’s swap page`,
  },
  /** Errors of the widget's URL. */
  malformed: {
    title: 'The widget cannot start',
    intro: 'The widget reads its settings from the URL, and this URL is invalid:',
    contractMissing: 'contract is missing: the token’s address.',
    contractWrong: 'contract must be an address: 0x and 40 hexadecimal digits.',
    chainMissing: 'chain is missing: the network’s description as JSON.',
    chainNotJson: 'chain is not JSON.',
    chainNotObject: 'chain must be a JSON object.',
    /** One line for each invalid field. */
    chainField: 'chain.{field} must be {expected}.',
    colorWrong: 'primaryColor must be a CSS color, such as red or #e5322d.',
    expected: {
      name: 'the network’s name',
      chain: 'the network’s native token, such as ETH',
      rpc: 'an http or https address, or a list of them',
      shortName: 'the network’s short name',
      slug: 'the network’s URL name',
      nativeCurrency: 'an object with name, symbol, and decimals',
      chainId: 'a whole number above zero',
      testnet: 'true or false',
    },
  },
}
