import type * as english from '../../quests.ts'
import type { Translation } from '../../translation.ts'

export const quests: Translation<typeof english.quests> = {
  done: 'オンチェーンで達成済みです。',
  list: [
    {
      id: 'first-mint',
      title: 'はじめてのミント',
      task: 'コレクションのアイテムをどれかひとつミントする。',
      missing: 'このウォレットは、まだ何もミントしていません。',
    },
    {
      id: 'ten-today',
      title: '今日10種',
      task: '1日に10種のアイテムをミントする。毎日挑戦できる。',
      missing: '今日のミント：{need}種中{have}種。',
    },
    {
      id: 'all-today',
      title: '今日は全42種',
      task: 'その日のうちに全42種のアイテムをミントする。',
      missing: '今日のミント：{need}種中{have}種。',
    },
    {
      id: 'streak-3',
      title: '3日連続',
      task: '3日連続で全42種のアイテムをミントする。',
      missing: '現在の連続記録：{need}日中{have}日。',
    },
    {
      id: 'streak-7',
      title: '7日連続',
      task: '7日連続で全42種のアイテムをミントする。',
      missing: '現在の連続記録：{need}日中{have}日。',
    },
    {
      id: 'every-item',
      title: '全種を一度ずつ',
      task: '42種のアイテムをそれぞれ1回以上ミントする。何日かけてもよい。',
      missing: 'これまでにミントした種類：{need}種中{have}種。',
    },
    {
      id: 'thousand-mints',
      title: '1,000回のミント',
      task: 'アイテムを合計1,000回ミントする。何日かけてもよい。',
      missing: 'これまでのミント：{need}回中{have}回。',
    },
    {
      id: 'season-100',
      title: 'シーズン1で100回',
      task: 'シーズン1の開催中に、アイテムを100回ミントする。',
      missing: 'シーズン1のミント：{need}回中{have}回。',
    },
    {
      id: 'first-swap',
      title: 'はじめてのスワップ',
      task: 'テストトークンを一度、購入または売却する。',
      missing: 'このウォレットは、まだテストトークンを売買していません。',
    },
    {
      id: 'hold-token',
      title: 'テストトークン100枚',
      task: '1日の始まりにテストトークンを100枚以上保有する。今日手に入れた分は、明日から対象になる。',
      missing: '1日の始まりの残高：テストトークン{need}枚中{have}枚。',
    },
    {
      id: 'connect-account',
      title: '名の知れた者',
      task: 'ソーシャルアカウントをウォレットと連携する。',
      missing: 'このウォレットには、まだソーシャルアカウントが連携されていません。',
    },
  ],
}

export const questDetails: Translation<typeof english.questDetails> = {
  itemsToday: 'あと{count}種（今日の未ミント：{items}）。',
  itemsOnDay: '最も多くミントした{date}は、あと{count}種足りませんでした（未ミント：{items}）。',
  todayCounts: '今日の分は達成済みです。また明日お越しください。',
  streakBroken: '連続記録は{date}に途切れました（{needed}種中{minted}種）。',
  neverMinted: '未ミントのアイテム：{items}。',
  windowAhead: '{from}に始まり、{to}に終わります。',
  windowRunning: '{to}まで開催中です。',
  windowOver: '{from}から{to}まで開催され、終了しました。',
}
