import { brand } from './brand.ts'
import { network } from './network.ts'

/** Copy for the testnet campaign: mint, viewer, and swap. */
export const campaign = {
  kicker: network.testnet.name,
  mint: {
    title: `${brand.name} ${brand.campaignName} Vanguard PFP Extended Mint`,
    /** Read as: {before} [{questBoard}] {between} [{chat}]{after}. */
    flavour: {
      before: 'Mint all 42 testnet PFPs each day to complete',
      questBoard: 'quests on Zealy',
      between: 'and earn your place in the Vanguard. Questions, trades and daily reminders live in',
      chat: 'the community Discord',
      after: '.',
    },
    connectFirst: 'Connect a wallet to mint. Each picture can be minted once a day, and gas is on us.',
    mint: 'MINT',
    signing: 'SIGN IN WALLET',
    minting: 'MINTING...',
    viewMint: 'VIEW MINT',
    gridLabel: 'The 42 Vanguard profile pictures',
    /** The state of a mint, shown below its image. */
    phases: {
      signing: 'Your wallet asks you to sign',
      waiting: 'In the queue',
      sent: 'Waiting for block…',
      delayed: 'Still waiting for block… it goes on by itself',
    },
    all: {
      action: 'MINT ALL',
      running: 'MINTING ALL...',
      hint: 'One signature mints whatever is left of today’s 42.',
      done: 'All 42 minted today. Come back when the day turns.',
      /** Lists what was skipped, before the reason. */
      resumed: 'Going on with what you started before the page was reloaded.',
    },
    /** Read as: {minted} {of} {count} {today}. */
    progress: { label: 'Minted', of: 'of', today: 'today' },
    day: {
      label: 'Mint day',
      countdown: 'Next mint day in',
      units: { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' },
      /** Followed by a time in UTC and in the visitor's time zone. */
      resets: 'Resets every day at',
      yourTime: 'your time',
      turned: 'A new mint day has begun: all 42 can be minted again.',
    },
    closed: 'Minting is closed at the moment. Your pictures are safe; come back later.',
    notStarted: 'Minting has not started yet.',
    unreadable:
      'The network could not be read, so we cannot tell what you minted today. Minting itself may still work.',
    error: { title: 'Error', close: 'Close', dismiss: 'Dismiss', fallback: 'There was an error.' },
    transaction: 'Transaction',
    proof: 'Many are minting today. Your browser solves a small puzzle first…',
  },
  social: {
    connect: 'Connect X',
    checking: 'Signing in…',
    signedInAs: 'Signed in as',
    signOut: 'Sign out',
    signedOut: 'You are signed out here.',
    ended: 'Your sign-in has ended. Connect again if you need it.',
    unavailable: 'X does not answer at the moment. Try again later.',
    /** Followed by the site's main URL, if the page was opened at another one. */
    elsewhere: 'X brings you back to this site’s main address only. Sign in there:',
  },
  viewer: {
    title: `${brand.name} ${brand.campaignName} Vanguard PFP Viewer`,
    /** Followed by the URL of the mint page. */
    connectMessage: `Connect your wallet where you minted your ${brand.name} ${brand.campaignName} Vanguard NFT on`,
    loading: 'Loading...',
    /** Follows the quantity. */
    owned: 'Owned',
    gridLabel: 'Your Vanguard profile pictures',
    unreadable: 'Your pictures could not be counted: the network does not answer.',
    retry: 'Try again',
    total: 'Pictures in total',
    /** Read as: {collected} {of} {count}. */
    completion: { label: 'Collection', of: 'of' },
    empty: 'This wallet holds none of the 42 yet.',
    mintMore: 'Mint today’s pictures',
    item: {
      open: 'Look at',
      number: 'No.',
      previous: 'Previous picture',
      next: 'Next picture',
      close: 'Close',
      notOwned: 'Not yours yet',
    },
    share: {
      action: 'Share collection',
      title: 'Your collection as a picture',
      intro: 'Drawn from the chain as it stands now. Share it, or keep it.',
      /** The text of a shared post. */
      message: `My ${brand.name} ${brand.campaignName} Vanguard collection`,
      send: 'Share',
      download: 'Download',
      copyLink: 'Copy its address',
      copied: 'Copied.',
      failed: 'The picture could not be shared. Download it instead.',
      drawing: 'Drawing your collection…',
      undrawn: 'The picture could not be drawn. Close this and try again.',
      alt: 'A card of the collection: the owned pictures lit, the others in shadow.',
      /** Drawn on the image, after '{n} / 42'. */
      collected: 'collected',
      /** Drawn on the image, after the total. */
      pictures: 'pictures in total',
    },
  },
  /** Followed by the item's number. */
  pictureAlt: 'Vanguard Profile Picture',
  swap: {
    title: 'Testnet swap',
    intro: `${network.token.name} (${network.token.symbol}) on the ${network.testnet.name}. Everything here is for practice: no token on this page has a price.`,
    frameTitle: `${network.token.symbol} token widget`,
    loading: 'Opening the exchange…',
    unavailable: 'The network’s addresses could not be read, so the token widget cannot be shown.',
    timedOut: 'The token widget did not open within ten seconds.',
    retry: 'Try again',
    primaryColor: 'red',
  },
}
