import type * as english from '../../contact-words.ts'
import type { Translation } from '../../translation.ts'

export const contact: Translation<typeof english.contact> = {
  title: '与我们共建',
  intro: '告诉我们你在做什么，用的是哪个引擎，希望何时发布。开发团队会有专人阅读每一条消息。',
  emailLabel: '电子邮件',
  emailPlaceholder: '你的电子邮件',
  messageLabel: '消息',
  messagePlaceholder: '消息',
  send: '发送',
  sending: '发送中…',
  thanks: '感谢你的提交！',
  sentToast: '消息已发送！',
  invalidEmail: '电子邮件地址无效',
  unexpectedError: '意外错误',
  unreachable: '你的消息没有发送，但内容还在。请检查网络连接后再次发送。',
  close: '关闭',
}
