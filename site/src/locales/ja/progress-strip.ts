import type * as english from '../../progress-strip.ts'
import type { Translation } from '../../translation.ts'

export const progressStripWords: Translation<typeof english.progressStripWords> = {
  label: '自分の進捗',
  streak: '連続日数：{count}日',
  today: '今日 {minted} / {total}',
  left: '残り{count}種。ミントできるのはあと{time}です。',
  comeBack: 'すべて完了しました。{time}後にまたお越しください。',
  hours: '{count}時間{minutes}分',
  minutes: '{count}分',
  remind: 'リマインダーを設定',
  guest: '連続記録、カレンダー、クエストを確認できます。',
  unreadable: '現在、進捗を確認できません。',
  action: '進捗',
  toBoard: 'リーダーボード',
}
