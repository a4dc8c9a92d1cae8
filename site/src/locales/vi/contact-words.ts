import type * as english from '../../contact-words.ts'
import type { Translation } from '../../translation.ts'

export const contact: Translation<typeof english.contact> = {
  title: 'Cùng xây dựng',
  intro:
    'Hãy kể chúng tôi nghe bạn đang làm gì, dùng engine nào, và dự định ra mắt khi nào. Mọi tin nhắn đều có người trong đội ngũ phát triển đọc.',
  emailLabel: 'Email',
  emailPlaceholder: 'Email của bạn',
  messageLabel: 'Tin nhắn',
  messagePlaceholder: 'Tin nhắn',
  send: 'Gửi',
  sending: 'Đang gửi…',
  thanks: 'Cảm ơn bạn đã đăng ký!',
  sentToast: 'Đã gửi tin nhắn!',
  invalidEmail: 'email không hợp lệ',
  unexpectedError: 'Lỗi không mong muốn',
  unreachable: 'Tin nhắn của bạn chưa được gửi, nhưng vẫn còn ở đây. Hãy kiểm tra kết nối rồi gửi lại.',
  close: 'Đóng',
}
