import type * as english from '../../quest-answers.ts'
import type { Translation } from '../../translation.ts'

export const questAnswers: Translation<typeof english.questAnswers> = {
  empty: '请先粘贴一条响应。',
  unknown: '我们不会发送这样的响应，它可能来自平台本身。请在平台上重试，然后在上方检查。',
  done: '{platform}：已收到“任务已完成”的结果。如果没有显示，请在该平台上重新加载任务。',
  notDone: '{platform}：已收到“任务未完成”的结果。请在上方检查还缺什么，以及查询的是哪个钱包。',
  notDoneBecause: '{platform}：已收到“任务未完成”的结果。{reason}',
  noVerdict: '{platform}：没有得到结果。{reason}这并不反映你的进度，请在该平台上重试。',
  reasonUnknown: '没有给出原因。',
  expression: 'Galxe 凭证将我们的响应转换成了 {value}：{meaning}',
  one: '已完成。',
  zero: '未完成，或此后没有再次检查。请在上方检查，然后在 Galxe 上重新验证。',
  platforms: {
    galxe: 'Galxe',
    zealy: 'Zealy',
    taskon: 'TaskOn 或 CARV',
    questn: 'QuestN 或 Intract',
    layer3: 'Layer3',
    any: '平台',
  },
  statuses: {
    '200': '请求成功。任务是否完成由响应内容说明，请粘贴响应内容。',
    '400':
      '如果平台是 Zealy，表示任务未完成。如果是其他平台，表示它发送的钱包地址无效：请检查在该平台上绑定的是哪个钱包。',
    '401': '平台发送的密钥有误。请告知团队，你自己无法解决。',
    '404': '平台查询的任务不存在。请告知团队，你自己无法解决。',
    '429': '平台发送的请求过多。请等待一分钟后重试。',
    '500': '我们这边出了故障。这并不反映你的进度，请稍后再试。',
    '503': '链或铸造索引不可用，或数据落后。这并不反映你的进度，请稍后再试。',
  },
  otherStatus: '我们不会发送 HTTP 状态码 {status}，它可能来自平台或中间的代理。',
}
