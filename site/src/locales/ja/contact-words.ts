import type * as english from '../../contact-words.ts'
import type { Translation } from '../../translation.ts'

export const contact: Translation<typeof english.contact> = {
  title: '一緒に開発する',
  intro:
    '作っているもの、使っているエンジン、リリースの希望時期を教えてください。すべてのメッセージを、開発チームの担当者が読みます。',
  emailLabel: 'メールアドレス',
  emailPlaceholder: 'メールアドレスを入力',
  messageLabel: 'メッセージ',
  messagePlaceholder: 'メッセージ',
  send: '送信',
  sending: '送信中…',
  thanks: 'ご登録ありがとうございます！',
  sentToast: '送信しました！',
  invalidEmail: 'メールアドレスが無効です',
  unexpectedError: '予期しないエラー',
  unreachable: 'メッセージは送信されていませんが、入力内容は残っています。接続を確認して、もう一度送信してください。',
  close: '閉じる',
}
