import type * as english from '../../reminder-words.ts'
import type { Translation } from '../../translation.ts'

export const reminderWords: Translation<typeof english.reminderWords> = {
  title: 'Lời nhắc',
  intro: 'Lời nhắc nằm trong trình duyệt của bạn; không có gì được gửi cho chúng tôi.',
  file: {
    action: 'Thêm vào lịch',
    text: 'Một tệp lịch với lời nhắc hằng ngày, một giờ trước khi ngày kết thúc.',
    summary: 'Mint vật phẩm hôm nay',
    description: 'Ngày mint kết thúc sau một giờ nữa. Xem còn thiếu gì: {url}',
  },
  notification: {
    action: 'Nhắc tôi',
    stop: 'Ngừng nhắc tôi',
    text: 'Một thông báo một giờ trước khi ngày kết thúc, nếu còn thiếu vật phẩm. Trang này phải luôn mở.',
    on: 'Mỗi ngày bạn sẽ nhận thông báo lúc {time} khi trang này đang mở.',
    denied:
      'Trình duyệt của bạn chặn thông báo. Hãy cho phép thông báo từ trang web này trong phần cài đặt, rồi thử lại.',
    unsupported: 'Trình duyệt này không hỗ trợ thông báo. Hãy dùng tệp lịch thay thế.',
    title: 'Còn một giờ',
    body: 'Số vật phẩm hôm nay còn thiếu: {count}.',
  },
}
