import type * as english from '../../rank-panel.ts'
import type { Translation } from '../../translation.ts'

export const rankPanelWords: Translation<typeof english.rankPanelWords> = {
  title: 'ランク',
  place: '{place}位（全{places}位中）',
  sharedPlace: '{place}位（全{places}位中、同率{count}人）',
  noPlace: '今シーズンの順位はまだありません。一度ミントすると順位が付きます。',
  noRank: 'ランクなし',
  next: '次のランク：{rank}',
  highest: '最高ランクです。シーズンが終わるまで守り抜いてください。',
  over: 'シーズンは終了しました。これが最終結果です。',
  badges: 'バッジ',
  toBoard: 'リーダーボードを見る',
  toRanks: 'ランクの仕組み',
  unreadable: '現在、ランクを確認できません。このページが自動的に再試行します。',
  retry: '再試行',
  loading: 'ランクを読み込み中',
  name: {
    title: '名前',
    intro:
      'リーダーボードでは、プレイヤーはアドレスで表示されます。名前に署名すると、アドレスの隣に表示され、誰からも見えるようになります。署名は無料です。',
    shown: '現在の名前：{name}',
    none: '名前はまだ設定されていません。',
    label: '名前',
    hint: '1種類の文字体系の文字か数字で3〜24文字。途中に空白やハイフンを1つずつ使えます。',
    action: '名前に署名',
    remove: '名前を削除',
    signing: 'ウォレットで署名してください',
    done: '名前が「{name}」になりました。',
    removed: '名前を削除しました。',
    empty: '名前を入力してください。',
    length: { other: '名前は{least}〜{most}文字ですが、入力は{count}文字です。' },
    same: 'すでにこの名前が設定されています。',
    failed: '名前は保存されませんでした。接続を確認してから、もう一度署名してください。',
  },
}
