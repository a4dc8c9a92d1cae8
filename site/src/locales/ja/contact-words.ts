import type * as english from '../../contact-words.ts'
import type { Translation } from '../../translation.ts'

export const contact: Translation<typeof english.contact> = {
  title: '一緒に開発する',
  intro:
    '作っているもの、使っているエンジン、リリースの希望時期を教えてください。すべてのメッセージを、開発チームの担当者が読みます。',
  emailLabel: 'メールアドレス',
  emailPlaceholder: 'メールアドレスを入力',
  messageLabel: 'メッセージ',
  messagePlaceholder: 'メッセージを入力',
  send: '送信',
  sending: '送信中…',
  thanks: 'メッセージをありがとうございます！',
  sentToast: '送信しました！',
  invalidEmail: 'メールアドレスの形式が正しくありません',
  unexpectedError: '予期しないエラーが発生しました',
  unreachable: 'メッセージは送信されていませんが、入力内容は残っています。接続を確認して、もう一度送信してください。',
  close: '閉じる',
}
