import { z } from 'zod'
import { sentence, sentenceWith } from './text.ts'

export const progressWordsSchema = z.strictObject({
  kicker: sentence,
  title: sentence,
  intro: sentence,
  /** Whose progress is shown. */
  chooser: z.strictObject({
    label: sentence,
    placeholder: sentence,
    action: sentence,
    hint: sentence,
    shown: sentenceWith('address'),
    own: sentence,
    toOwn: sentence,
    problems: z.strictObject({
      empty: sentence,
      /** Of a name such as name.eth. */
      name: sentence,
      prefix: sentence,
      length: sentenceWith('count'),
      digits: sentence,
    }),
    wrongLink: sentenceWith('problem'),
  }),
  guest: z.strictObject({ title: sentence, text: sentence }),
  loading: sentence,
  failures: z.strictObject({
    unreadable: sentence,
    offline: sentence,
    retry: sentence,
    /** Where what is shown could not be read again. */
    old: sentenceWith('time'),
  }),
  asOf: sentenceWith('block', 'time'),
  behind: sentenceWith('count'),
  /** Of a wallet that never minted. */
  empty: sentence,
  today: z.strictObject({
    title: sentence,
    day: sentenceWith('day'),
    count: sentenceWith('minted', 'total'),
    left: sentenceWith('count'),
    complete: sentenceWith('time'),
    ends: sentenceWith('time'),
    grid: sentence,
    /** What a screen reader says of each light. */
    minted: sentenceWith('item'),
    missing: sentenceWith('item'),
    action: sentence,
  }),
  streak: z.strictObject({
    title: sentence,
    current: sentence,
    longest: sentence,
    rule: sentenceWith('total'),
    safe: sentence,
    open: sentenceWith('count'),
    broken: sentenceWith('date', 'minted', 'total'),
    calendar: sentenceWith('count'),
    /** Where there were fewer days so far than a calendar shows. */
    firstDays: sentence,
    cell: sentenceWith('date', 'minted', 'total'),
    today: sentence,
    legend: z.strictObject({ none: sentence, some: sentence, complete: sentenceWith('total') }),
    hint: sentence,
  }),
  quests: z.strictObject({
    title: sentence,
    done: sentence,
    open: sentence,
    unknown: sentence,
    doneWords: sentence,
    unknownWords: sentence,
    summary: sentenceWith('done', 'total'),
    progress: sentenceWith('have', 'need'),
    none: sentence,
  }),
  why: z.strictObject({
    title: sentence,
    intro: sentence,
    quest: sentence,
    ask: sentence,
    asking: sentence,
    verified: sentence,
    notVerified: sentence,
    readAt: sentenceWith('block', 'time', 'behind'),
    wallet: sentenceWith('address'),
    failed: sentence,
    answerLabel: sentence,
    answerHint: sentence,
    answerPlaceholder: sentence,
    explain: sentence,
  }),
  /** A platform's answer in words. */
  answers: z.strictObject({
    empty: sentence,
    unknown: sentence,
    done: sentenceWith('platform'),
    notDone: sentenceWith('platform'),
    notDoneBecause: sentenceWith('platform', 'reason'),
    noVerdict: sentenceWith('platform', 'reason'),
    reasonUnknown: sentence,
    /** Of the 1 or 0 that a Galxe expression makes. */
    expression: sentenceWith('value', 'meaning'),
    one: sentence,
    zero: sentence,
    platforms: z.strictObject({
      galxe: sentence,
      zealy: sentence,
      taskon: sentence,
      questn: sentence,
      layer3: sentence,
      any: sentence,
    }),
    statuses: z.strictObject({
      '200': sentence,
      '400': sentence,
      '401': sentence,
      '404': sentence,
      '429': sentence,
      '500': sentence,
      '503': sentence,
    }),
    otherStatus: sentenceWith('status'),
  }),
  reminders: z.strictObject({
    title: sentence,
    intro: sentence,
    file: z.strictObject({
      action: sentence,
      text: sentence,
      name: z.string().regex(/^[\w-]+\.ics$/, 'must be a file name that ends in .ics'),
      summary: sentence,
      description: sentenceWith('url'),
    }),
    notification: z.strictObject({
      action: sentence,
      stop: sentence,
      text: sentence,
      on: sentenceWith('time'),
      denied: sentence,
      unsupported: sentence,
      title: sentence,
      body: sentenceWith('count'),
    }),
  }),
  share: z.strictObject({
    action: sentence,
    title: sentence,
    intro: sentence,
    link: sentence,
    copy: sentence,
    copied: sentence,
    /** Where the browser refuses to copy, and the link was selected instead. */
    selected: sentence,
    close: sentence,
    /** While the picture is drawn, and where it could not be. */
    drawing: sentence,
    undrawn: sentence,
    alt: sentence,
    /** On the picture itself, in letters of basic Latin. */
    card: z.strictObject({
      /** Under the number. */
      streak: sentence,
      today: sentenceWith('minted', 'total'),
      place: sentenceWith('place', 'places'),
      noRank: sentence,
    }),
  }),
})

export type ProgressWords = z.infer<typeof progressWordsSchema>
