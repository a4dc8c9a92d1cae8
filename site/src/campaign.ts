import { brand } from './brand.ts'
import { network } from './network.ts'

/** Copy for the testnet campaign: mint, viewer, and swap. */
export const campaign = {
  kicker: network.testnet.name,
  mint: {
    title: `${brand.name} ${brand.campaignName} Vanguard PFP Extended Mint`,
    intro:
      'Mint all 42 testnet PFPs each day to complete {questBoard} and earn your place in the Vanguard. For questions, trades, and daily reminders, join {chat}.',
    /** The links in `intro`. */
    introLinks: { questBoard: 'quests on Zealy', chat: 'the community Discord' },
    connectFirst: 'Connect a wallet to mint. You can mint each picture once a day, and we pay the gas.',
    mint: 'MINT',
    signing: 'SIGNING...',
    minting: 'MINTING...',
    viewMint: 'VIEW MINT',
    gridLabel: 'The 42 Vanguard profile pictures',
    /** The state of a mint, shown below its image. */
    phases: {
      signing: 'Check your wallet to sign',
      waiting: 'In the queue',
      sent: 'Waiting for a block…',
      delayed: 'Still processing; you can close this page',
    },
    all: {
      action: 'MINT ALL',
      running: 'MINTING ALL...',
      hint: 'One signature mints everything left of today’s 42.',
      done: 'All 42 minted today.',
      processing: 'Your mint is processing; you can close this page.',
    },
    progress: { label: 'Minted', count: '{minted} of {total} today' },
    day: {
      label: 'Mint day {day}',
      countdown: 'Next mint day in',
      units: { days: 'Days', hours: 'Hours', minutes: 'Minutes', seconds: 'Seconds' },
      /** The times have a time zone: UTC, and the visitor's. */
      resets: 'Resets every day at {utc} ({local} your time)',
      /** For visitors whose time zone is UTC. */
      resetsInUtc: 'Resets every day at {utc}',
      turned: 'A new mint day has started. You can mint all 42 again.',
    },
    closed: 'Minting is currently closed. Your pictures are safe; check back later.',
    notStarted: 'Minting has not started yet.',
    unreadable: 'The network is not responding, so we cannot tell what you minted today. Minting may still work.',
    error: { title: 'Error', close: 'Close', dismiss: 'Dismiss', fallback: 'There was an error.' },
    transaction: 'Transaction',
    proof: 'Minting is busy today. Your browser solves a short puzzle first…',
  },
  viewer: {
    title: `${brand.name} ${brand.campaignName} Vanguard PFP Viewer`,
    /** `{page}` is a link to the mint page. */
    connectMessage: `Connect your wallet where you minted your ${brand.name} ${brand.campaignName} Vanguard NFT on {page}`,
    loading: 'Loading...',
    owned: '{quantity} Owned',
    gridLabel: 'Your Vanguard profile pictures',
    unreadable: 'Your pictures could not be loaded because the network is not responding.',
    retry: 'Try again',
    total: 'Pictures in total',
    completion: { label: 'Collection', count: '{collected} of {total}' },
    empty: 'This wallet does not hold any of the 42 yet.',
    mintMore: 'Mint today’s pictures',
    item: {
      /** For screen readers; the number is `number` below. */
      open: 'View {name}, {number}',
      number: 'No. {number}',
      previous: 'Previous picture',
      next: 'Next picture',
      close: 'Close',
      notOwned: 'Not owned yet',
    },
    share: {
      action: 'Share collection',
      title: 'Share your collection',
      intro: 'A picture of your collection as it is on the chain now. Share or download it.',
      /** The text of a shared post. */
      message: `My ${brand.name} ${brand.campaignName} Vanguard collection`,
      send: 'Share',
      download: 'Download',
      copyLink: 'Copy link',
      copied: 'Copied.',
      failed: 'The picture could not be shared. Download it instead.',
      drawing: 'Drawing your collection…',
      undrawn: 'The picture could not be created. Close this dialog and try again.',
      alt: 'A card of the collection, with the owned pictures lit and the others in shadow.',
      /** Drawn on the image, after '{n} / 42'. */
      collected: 'collected',
      /** Drawn on the image. */
      pictures: '{total} pictures in total',
    },
  },
  pictureAlt: 'Vanguard Profile Picture {number}',
  swap: {
    title: 'Testnet swap',
    intro: `${network.token.name} (${network.token.symbol}) on the ${network.testnet.name}. This page is for practice: its tokens have no value.`,
    frameTitle: `${network.token.symbol} token widget`,
    loading: 'Loading the token widget…',
    unavailable: 'The token widget is unavailable because the network’s settings could not be loaded.',
    timedOut: 'The token widget did not load within ten seconds.',
    retry: 'Try again',
    primaryColor: 'red',
  },
}
