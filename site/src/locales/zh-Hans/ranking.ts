import type * as english from '../../ranking.ts'
import type { Translation } from '../../translation.ts'

export const ranking: Translation<typeof english.ranking> = {
  ranks: [
    { id: 'marshal', name: '元帅', words: '领跑整个赛季：连续三十天铸满 42 款。' },
    { id: 'captain', name: '上尉', words: '坚守阵线两周，一天不落。' },
    { id: 'lieutenant', name: '中尉', words: '连续七天铸满 42 款。' },
    { id: 'sentinel', name: '哨兵', words: '连续三天铸满 42 款。' },
    { id: 'scout', name: '斥候', words: '不计天数，集齐全部 42 款。' },
    { id: 'recruit', name: '新兵', words: '迈出了第一步。' },
  ],
  badge: {
    earned: '{season}{rank}，第 {place} 名。',
    running: '{season}目前为{rank}，第 {place} 名。赛季仍在进行。',
  },
  next: {
    streak: '距{rank}还差的连续天数：{count}。',
    completeDays: '距{rank}还差的满铸天数：{count}。',
    items: '距{rank}还差的不同藏品：{count} 款。',
    mints: '距{rank}还差的铸造次数：{count}。',
    full: '{rank}的全部 {cap} 个名次目前由更好的成绩占据。',
  },
}
