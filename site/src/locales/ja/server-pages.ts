import type * as english from '../../server-pages.ts'
import type { Translation } from '../../translation.ts'

export const formAnswers: Translation<typeof english.formAnswers> = {
  pages: {
    back: 'サイトに戻る',
    refused: 'メッセージは送信されませんでした',
    advice: '前のページに戻り、修正してもう一度送信してください。',
  },
  faults: {
    missing: '必須項目です',
    empty: '入力してください',
    notEmail: 'メールアドレスの形式で入力してください',
    notText: 'テキストで入力してください',
    tooLong: '長すぎます（最大{most}文字）',
    nameTooLong: '項目名が長すぎます。',
    tooManyFields: '項目が多すぎます。',
  },
}
