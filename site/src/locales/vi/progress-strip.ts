import type * as english from '../../progress-strip.ts'
import type { Translation } from '../../translation.ts'

export const progressStripWords: Translation<typeof english.progressStripWords> = {
  label: 'Tiến độ của bạn',
  streak: 'Ngày liên tiếp: {count}',
  today: '{minted}/{total} hôm nay',
  left: 'Còn {count} để mint trong {time}.',
  comeBack: 'Đã xong hết. Hãy quay lại sau {time}.',
  hours: '{count} giờ {minutes} phút',
  minutes: '{count} phút',
  remind: 'Nhắc tôi',
  guest: 'Theo dõi chuỗi ngày, lịch và nhiệm vụ của bạn.',
  unreadable: 'Hiện không xem được tiến độ của bạn.',
  action: 'Tiến độ',
  toBoard: 'Bảng xếp hạng',
}
