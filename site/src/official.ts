import { brand, links } from './brand.ts'

/** Copy for the page of official links, which helps visitors recognize fakes. */
export const officialLinks = {
  kicker: 'Official links',
  title: 'What is ours',
  intro: `Every domain, contract, account and key of ${brand.name}. What is not on this page does not speak for us.`,
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
      check:
        'Look at the address bar, letter by letter, before you connect a wallet. We never send a link that asks for a recovery phrase.',
    },
    contracts: {
      title: 'Contracts',
      collection: 'Collection',
      token: 'Test token',
      check:
        'Compare the whole address with the one your wallet shows before you confirm. The same addresses are in network.json, which programs read.',
    },
    accounts: {
      title: 'Accounts that send mints',
      relayer: 'Relayer',
      check:
        'Mints without gas are sent by these accounts. They never ask you for anything: you sign one message, and no transaction.',
    },
    social: {
      title: 'Social accounts',
      check: 'Open them from here rather than from a search. Nobody of the team writes to you first.',
    },
    software: {
      title: 'Software',
      repository: 'Source',
      releases: 'Downloads and their digests',
      check: 'Every download has a SHA-256 digest, and the line that compares it. If they differ, delete the file.',
    },
    keys: {
      title: 'Signing keys',
      none: 'Nothing of ours is signed with a key at present. A signature that claims to be ours is not.',
      check: 'Compare the whole fingerprint with the one that your program shows.',
    },
    security: {
      title: 'Found something wrong?',
      contact: 'Write to',
      document: 'security.txt',
      check: 'Tell us before you tell others, and we will answer. The file for researchers is where it always is.',
    },
  },
  chain: 'On {name}, chain {id}',
  copy: 'Copy',
  copied: 'Copied',
  copyByHand: 'Selected: copy it with your keyboard',
  loading: 'Reading the addresses…',
  unreadable: 'The addresses could not be read just now. They are also in network.json.',
  warning: 'Test tokens and collectibles of a test network have no price. Whoever sells them to you is cheating.',
}
