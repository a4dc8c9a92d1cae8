import type * as english from '../../progress-strip.ts'
import type { Translation } from '../../translation.ts'

export const progressStripWords: Translation<typeof english.progressStripWords> = {
  label: '你的进度',
  streak: '连续天数：{count}',
  today: '今日 {minted} / {total}',
  left: '还有 {count} 款待铸造，剩余 {time}。',
  comeBack: '今日已完成，{time}后再来。',
  hours: '{count} 小时 {minutes} 分钟',
  minutes: '{count} 分钟',
  remind: '提醒我',
  guest: '记录你的连续天数、日历和任务。',
  unreadable: '暂时无法读取你的进度。',
  action: '进度',
  toBoard: '排行榜',
}
