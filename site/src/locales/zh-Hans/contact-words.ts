import type * as english from '../../contact-words.ts'
import type { Translation } from '../../translation.ts'

export const contact: Translation<typeof english.contact> = {
  title: '与我们共建',
  intro: '告诉我们你在做什么，用的是哪个引擎，希望何时发布。开发团队会有专人阅读每一条留言。',
  emailLabel: '电子邮箱',
  emailPlaceholder: '你的邮箱地址',
  messageLabel: '留言',
  messagePlaceholder: '留言内容',
  send: '发送',
  sending: '发送中…',
  thanks: '感谢你的提交！',
  sentToast: '留言已发送！',
  invalidEmail: '邮箱地址无效',
  unexpectedError: '意外错误',
  unreachable: '你的留言没有发送，但内容还在。请检查网络连接后再次发送。',
  close: '关闭',
}
