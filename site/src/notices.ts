import type { Notices } from './schema/frame.ts'

/** What is said when something is missing, late or broken. */
export const notices: Notices = {
  failure: {
    title: 'This page lost its orbit',
    body: 'Something on our side broke while the page was being drawn. Nothing you own and nothing you signed is affected. Reloading usually helps; if it does not, the home page still works.',
    offline:
      'Part of this page could not be fetched. Your connection may have dropped, or we may have published a new version while you were reading. Reloading brings the current one.',
    reload: 'Reload this page',
    home: 'Go to the home page',
    details: 'What the browser reported',
  },
}
