import type * as english from '../../reminder-words.ts'
import type { Translation } from '../../translation.ts'

export const reminderWords: Translation<typeof english.reminderWords> = {
  title: '提醒',
  intro: '提醒只保存在你的浏览器中，不会向我们发送任何内容。',
  file: {
    action: '添加到日历',
    text: '日历文件，每天铸造日结束前一小时提醒你。',
    summary: '铸造今日藏品',
    description: '铸造日将在一小时后结束。查看还缺哪些：{url}',
  },
  notification: {
    action: '通知我',
    stop: '停止通知',
    text: '如果还有藏品未铸造，会在铸造日结束前一小时通知你。本页面必须保持打开。',
    on: '只要本页面保持打开，每天 {time} 会通知你。',
    denied: '你的浏览器屏蔽了通知。请在浏览器设置中允许本站发送通知，然后重试。',
    unsupported: '此浏览器不支持通知，请改用日历文件。',
    title: '还剩一小时',
    body: '今日尚缺：{count} 款。',
  },
}
