/** The language of this folder. Other languages are the folders of `locales/`. */
export const language = {
  /** A BCP 47 tag. */
  tag: 'en',
  /** The format of dates, times, and numbers, as a BCP 47 tag; `-u-hc-h23` selects the 24-hour clock. */
  locale: 'en-US-u-hc-h23',
  /** The beginning of the paths of its pages: empty here, `/<tag>` for other languages. */
  path: '',
  direction: 'ltr' as 'ltr' | 'rtl',
  /** The language's own name. */
  name: 'English',
  /** The label of the language menu. */
  menu: 'Language',
}

/** Offered to visitors who prefer this language, on a page in another one. */
export const languageSuggestion = {
  text: 'This page is available in English.',
  accept: 'Switch to English',
  dismiss: 'Not now',
}
