import { brand } from '../brand.ts'
import type { Ownership } from '../schema/home.ts'

export const ownership: Ownership = {
  title: 'TRUE OWNERSHIP',
  caption: 'For players',
  subtitle: 'Twenty years of loot, and none of it was ever yours',
  body: `A rare drop in most games is a row in somebody else’s database. On ${brand.name} it is a token in your account, and the game is one of the places you can use it.`,
  promises: [
    {
      title: 'The record is public',
      body: 'Who owns an item is written on a chain that anybody can read and no studio can edit. A patch can change what your axe does. It cannot change whose axe it is.',
    },
    {
      title: 'The wallet is optional',
      body: 'You play first. There is no seed phrase before the tutorial and no gas to buy before the first fight. Bring a wallet when you want one; a player who never does is missing nothing.',
    },
    {
      title: 'The exit is open',
      body: 'Trade inside the game, with a friend, or on any market that speaks the same token standard. If you stop playing, what you earned leaves with you.',
    },
  ],
  comparison: {
    title: 'The same item, two ways of owning it',
    question: 'What happens when',
    before: 'In most games',
    after: `On ${brand.name}`,
    rows: [
      {
        question: 'you win it',
        before: 'A row is added to the publisher’s database',
        after: 'A token is issued to your account',
      },
      {
        question: 'you sell it',
        before: 'The terms of service forbid it, or take it back',
        after: 'It moves to the buyer, and the payment to you',
      },
      {
        question: 'the servers close',
        before: 'It is gone',
        after: 'It is still in your account, and still readable by any game that wants it',
      },
      {
        question: 'you start to play',
        before: 'You make an account',
        after: 'You make an account. Nothing else',
      },
    ],
  },
}
