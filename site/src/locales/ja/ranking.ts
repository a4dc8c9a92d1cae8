import type * as english from '../../ranking.ts'
import type { Translation } from '../../translation.ts'

export const ranking: Translation<typeof english.ranking> = {
  ranks: [
    { id: 'marshal', name: '元帥', words: 'シーズンを率いた者。42種すべてを30日連続で。' },
    { id: 'captain', name: '大尉', words: '2週間、一日も途切れず戦線を守った者。' },
    { id: 'lieutenant', name: '中尉', words: '全42種を7日連続でミントした者。' },
    { id: 'sentinel', name: '哨兵', words: '全42種を3日連続でミントした者。' },
    { id: 'scout', name: '斥候', words: '日数をかけて、42種のすべてをミントした者。' },
    { id: 'recruit', name: '新兵', words: '最初の一歩を踏み出した者。' },
  ],
  badge: {
    earned: '{season}の{rank}、{place}位。',
    running: '{season}の{rank}（暫定）、{place}位。シーズンはまだ続いています。',
  },
  next: {
    streak: '{rank}まで、あと{count}日の連続が必要です。',
    completeDays: '{rank}まで、全種達成日があと{count}日必要です。',
    items: '{rank}まで、あと{count}種のアイテムが必要です。',
    mints: '{rank}まで、あと{count}回のミントが必要です。',
    full: '{rank}の定員（{cap}位まで）は、現在すべて上位の結果で埋まっています。',
  },
}
