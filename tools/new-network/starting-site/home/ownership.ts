import type { Ownership } from '@network-site/site/schema/home'
import { brand } from '../brand.ts'

export const ownership: Ownership = {
  title: 'YOURS',
  caption: 'For players',
  subtitle: 'What you win is yours, in the game and outside it',
  body: `On ${brand.name} an item is a token in your account. The game shows it, uses it and improves it. It cannot take it back.`,
  promises: [
    { title: 'Anybody can check', body: 'The record of who owns what is public. No studio can change it quietly.' },
    {
      title: 'No wallet to begin',
      body: 'You start to play with an ordinary account. A wallet is there when you want one.',
    },
    { title: 'Free to leave', body: 'Give an item away, sell it, or keep it after the last server has closed.' },
  ],
  comparison: {
    title: 'Two ways of keeping a record',
    question: 'What happens if',
    before: 'The studio keeps it',
    after: `${brand.name} keeps it`,
    rows: [
      { question: 'you earn an item', before: 'The studio notes it', after: 'You receive a token' },
      { question: 'you want to sell it', before: 'The rules forbid it', after: 'You sell it to whom you like' },
      { question: 'the game ends', before: 'The item ends with it', after: 'You still have it' },
    ],
  },
}
