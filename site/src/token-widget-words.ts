import { brand } from './brand.ts'

/** Copy for our token widget, which works with any token and chain that the operator allows. */
export const tokenWidget = {
  /** The widget's name for screen readers. */
  label: 'Token exchange',
  loading: 'Reading the token…',
  testnet: 'Testnet',
  lead: '{symbol} trades against {currency} at one fixed rate, straight from its contract. What you see is what you get: no order book, no slippage, no fee but the network’s.',
  facts: {
    label: 'About the token',
    contract: 'Contract',
    network: 'Network',
    copyContract: 'Copy the contract’s address',
    copied: 'Copied.',
    copyFailed: 'The browser did not allow copying. Select the address and copy it by hand.',
  },
  card: {
    title: 'Swap',
    pay: 'You pay',
    receive: 'You receive exactly',
    balance: 'Balance',
    max: 'Max',
    maxOf: 'Max {symbol}',
    flip: 'Turn around: pay {pay}, receive {receive}',
    rate: 'Rate',
    rateValue: '1 {currency} = {tokens}',
    fee: 'Network fee',
    feeValue: '≈ {fee}',
    feeUnknown: 'Known once you can pay',
    allowance: 'Left to buy today',
    allowanceValue: '{left} of {cap}',
    allowanceOf: '{cap} for each wallet',
    /** Announced when the quote changes. */
    quote: 'For {paid} you receive exactly {received}.',
    rest: '{rest} is too little to be worth anything and stays with you.',
  },
  action: {
    connect: 'Connect wallet',
    connecting: 'Opening…',
    switchChain: 'Switch to {chain}',
    switching: 'Look into your wallet…',
    enterAmount: 'Enter an amount',
    buy: 'Buy {symbol}',
    sell: 'Sell {symbol}',
    signing: 'Confirm in your wallet…',
    pending: 'Waiting for the network…',
  },
  status: {
    signing: 'Your wallet asks you to confirm.',
    pending: 'Sent. Waiting for the network to include it…',
    confirmed: 'Done',
    received: 'You received {received} for {paid}.',
    failed: 'Not swapped',
    transaction: 'Transaction',
    opensInNewTab: '(opens in a new tab)',
    again: 'Swap again',
    dismiss: 'Dismiss',
  },
  faucet: {
    title: 'New here?',
    words:
      'This wallet holds nothing to pay with yet. Take {amount} from the faucet, free and enough to try everything.',
    ask: 'Get {amount}',
    asking: 'Filling your wallet…',
    given: '{amount} is in your wallet.',
    sent: '{amount} is on its way to your wallet. It arrives by itself.',
    failed: 'The faucet does not answer. Try again in a moment.',
  },
  watch: {
    ask: 'Add {symbol} to wallet',
    added: '{symbol} is listed in your wallet now.',
    declined: 'Your wallet did not add the token.',
    guest: 'A guest wallet keeps no list of tokens. Your balance is always shown here.',
    unsupported: 'Your wallet cannot add a token by itself. Copy the contract’s address and add it there by hand.',
    needsWallet: 'Connect a wallet first, then it can list the token.',
  },
  /** Shown for a token that is not the site's own. */
  foreign: `This is not ${brand.name}’s own token. Go on only if you trust whoever sent you here, and read in your wallet what you confirm.`,
  /** Errors of an amount. */
  problems: {
    notANumber: 'Enter an amount as a number, such as 0.05.',
    tooPrecise: '{symbol} has at most {decimals} digits after the point.',
    tooSmall: 'That much {symbol} is worth nothing on the other side. Enter more.',
    overBalance: 'You hold {held}.',
    overAllowance: 'You may buy {left} more today. The rest returns at midnight UTC.',
    noAllowance: 'You have bought all you may buy today. Your allowance returns at midnight UTC.',
    noGas: 'The network’s fee of about {fee} comes on top, and you hold {held}.',
  },
  /** Reasons for a failed swap. */
  failures: {
    rejected: 'You declined in your wallet. Nothing was sent.',
    wrongChain: 'Your wallet is on another network. Switch to {chain} and try again.',
    chainRefused: 'Your wallet did not switch to {chain}. Switch to it there, then try again.',
    noGas: 'You do not hold enough {currency} for the amount and the network’s fee.',
    overAllowance: 'That is more than you may buy today. Your allowance returns at midnight UTC.',
    tooSmall: 'The amount is too small to be worth anything on the other side.',
    overBalance: 'You hold less {symbol} than you wanted to sell.',
    refused: 'The contract refuses this swap. Nothing was sent.',
    reverted:
      'The network included the transaction, but the contract refused it. You keep what you had, less the network’s fee.',
    cancelled: 'You replaced the transaction in your wallet, so the swap did not happen.',
    chainUnreachable: '{chain} does not answer at the moment. Nothing was sent; try again shortly.',
    notIncludedYet:
      'The network has not included the transaction yet. It goes on by itself: look again in a few minutes before you send another.',
  },
  /** Reasons why the token cannot be shown. */
  unreadable: {
    title: 'The token cannot be shown',
    chainUnreachable: '{chain} does not answer at {host}.',
    insecureAddress: '{chain} is at {host}, over plain http. Browsers let this page ask only addresses over https.',
    otherChain: 'Another network than {chain} answers at {host}.',
    noContract: 'There is no contract at this address on {chain}.',
    otherInterface: 'The contract at this address is not a token that can be bought and sold here.',
    retry: 'Try again',
  },
  /** Reasons why the widget is not shown. */
  refused: {
    title: 'The token exchange is not shown here',
    notFramed: 'It is a part of the swap page and opens only there, so that you always see whose site you are on.',
    notOffered: `The link that brought you here names a token, a network or an address that ${brand.name} does not offer. We do not know who made it. Do not confirm anything that it asks of your wallet.`,
    /** Links to the swap page. */
    link: `Go to ${brand.name}’s swap page`,
  },
  /** Errors of the widget's URL. */
  malformed: {
    title: 'The widget cannot start',
    intro: 'It is told by its address which token to show, and this address is not right:',
    contractMissing: 'contract is missing: the token’s address.',
    contractWrong: 'contract must be an address: 0x and 40 hexadecimal digits.',
    chainMissing: 'chain is missing: the network’s description as JSON.',
    chainNotJson: 'chain is not JSON.',
    chainNotObject: 'chain must be a JSON object.',
    /** One line for each invalid field. */
    chainField: 'chain.{field} must be {expected}.',
    colorWrong: 'primaryColor must be a CSS colour, such as red or #e5322d.',
    expected: {
      name: 'the network’s name',
      chain: 'the network’s native token, such as ETH',
      rpc: 'an http or https address, or a list of them',
      shortName: 'the network’s short name',
      slug: 'the network’s name in an address',
      nativeCurrency: 'an object with name, symbol and decimals',
      chainId: 'a whole number above zero',
      testnet: 'true or false',
    },
  },
}
