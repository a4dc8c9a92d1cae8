import { brand, links } from './brand.ts'

/** Copy for the page of official links, which helps visitors recognize fakes. */
export const officialLinks = {
  kicker: 'Stay safe',
  title: 'Official links',
  intro: `Every domain, contract, account, and key of ${brand.name}. Anything that is not listed here is not ours.`,
  /** Further domains of the network. */
  domains: [
    { name: `${brand.keyName}s`, url: links.keySale },
    { name: 'Quest board', url: links.questBoard },
    { name: 'Campaign', url: links.campaign },
  ] as { name: string; url: string }[],
  /** Keys that sign releases, mail, or announcements. */
  keys: [] as { name: string; fingerprint: string }[],
  sections: {
    domains: {
      title: 'Domains',
      here: 'This site',
      check: 'Compare the address bar with this list before you connect a wallet. We never ask for a recovery phrase.',
      elsewhere:
        'You opened this page at {opened}, but the address of this site is {official}. If you did not expect that, close this page and do not connect a wallet.',
    },
    contracts: {
      title: 'Contracts',
      collection: 'Collection',
      token: 'Test token',
      developers: 'For developers',
      check:
        'Compare the full address with the one your wallet shows before you confirm. Programs can read the same addresses from network.json.',
    },
    accounts: {
      title: 'Relayer accounts',
      relayer: 'Relayer',
      check:
        'These accounts send your gasless mints. They never ask you for anything: you sign one message and no transaction.',
    },
    social: {
      title: 'Social accounts',
      check: 'Open these links instead of searching for them. The team never messages you first.',
    },
    software: {
      title: 'Software',
      repository: 'Source',
      releases: 'Downloads and digests',
      check: 'Every download has a SHA-256 digest and a command to verify it. If they differ, delete the file.',
    },
    keys: {
      title: 'Signing keys',
      none: 'We do not sign anything with a key yet. Any signature that claims to be ours is fake.',
      check: 'Compare the full fingerprint with the one your software shows.',
    },
    security: {
      title: 'Report a vulnerability',
      contact: 'Email',
      document: 'security.txt',
      check: 'Please contact us before you publish. security.txt has the details for researchers.',
    },
  },
  chain: 'On {name} (chain ID {id})',
  onExplorer: 'View on the block explorer',
  copy: 'Copy',
  copied: 'Copied',
  copyByHand: 'Selected. Press Ctrl+C or ⌘C to copy.',
  loading: 'Loading addresses…',
  unreadable: 'The addresses could not be loaded. They are also listed in network.json.',
  warning: 'Testnet tokens and collectibles have no value. Anyone who sells them to you is running a scam.',
}
