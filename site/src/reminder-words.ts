/** Copy for reminders on the progress page. */
export const reminderWords = {
  title: 'Reminders',
  intro: 'Reminders stay in your browser; nothing is sent to us.',
  file: {
    action: 'Add to calendar',
    text: 'A calendar file with a daily reminder, one hour before the day ends.',
    name: 'daily-mint.ics',
    summary: 'Mint today’s items',
    description: 'The mint day ends in an hour. See what is missing: {url}',
  },
  notification: {
    action: 'Notify me',
    stop: 'Stop notifying me',
    text: 'A notification one hour before the day ends, if items are missing. This page must stay open.',
    on: 'You will be notified each day at {time} while this page is open.',
    denied: 'Your browser blocks notifications. Allow them for this site in its settings, then try again.',
    unsupported: 'This browser does not support notifications. Use the calendar file instead.',
    title: 'One hour left',
    body: 'Items still missing today: {count}.',
  },
}
