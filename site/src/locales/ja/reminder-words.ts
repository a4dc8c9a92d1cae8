import type * as english from '../../reminder-words.ts'
import type { Translation } from '../../translation.ts'

export const reminderWords: Translation<typeof english.reminderWords> = {
  title: 'リマインダー',
  intro: 'リマインダーはブラウザ内にとどまり、こちらには何も送信されません。',
  file: {
    action: 'カレンダーに追加',
    text: 'ミントデーが終わる1時間前に毎日知らせる、カレンダーファイルです。',
    summary: '今日のアイテムをミント',
    description: 'あと1時間でミントデーが終わります。残りのアイテムを確認：{url}',
  },
  notification: {
    action: '通知を受け取る',
    stop: '通知をやめる',
    text: 'アイテムが残っている場合、ミントデーが終わる1時間前に通知します。このページを開いたままにしてください。',
    on: 'このページを開いている間、毎日{time}に通知します。',
    denied:
      'ブラウザが通知をブロックしています。ブラウザの設定でこのサイトの通知を許可してから、もう一度お試しください。',
    unsupported: 'このブラウザは通知に対応していません。代わりにカレンダーファイルをご利用ください。',
    title: '残り1時間',
    body: '今日まだミントしていないアイテム：{count}種。',
  },
}
