import type * as english from '../../social-cards.ts'
import type { Translation } from '../../translation.ts'

export const socialCards: Translation<typeof english.socialCards> = [
  { headline: ['Game blockchain', 'sinh ra', 'cho số đông'], line: 'Layer 3 đầu tiên dành cho game AAA' },
  { headline: ['Swap', 'testnet'], line: 'Giao dịch token thử nghiệm trên Odyssey' },
  { headline: ['42 Vanguard', 'mỗi ngày'], line: 'Mint mở rộng ảnh đại diện Odyssey Vanguard' },
  { headline: ['Vanguard', 'của bạn'], line: 'Xem bạn đang có gì' },
  { headline: ['Giữ vững', 'chuỗi ngày'], line: '42 hôm nay, số ngày liên tiếp, nhiệm vụ' },
  { headline: ['Ai dẫn đầu', 'mùa này'], line: 'Mọi ví, xếp hạng từ chain' },
  { headline: ['Trạng thái mạng', 'trực tiếp'], line: 'Khối, mint và 90 ngày hoạt động' },
  { headline: ['Kiểm tra trước', 'khi kết nối'], line: 'Mọi tên miền, hợp đồng và tài khoản chính thức' },
  { headline: ['Vận hành', 'Sentry Node'], line: 'Thiết lập trong chưa đầy một phút' },
  { headline: ['Thỏa thuận', 'Sentry Node'], line: 'Toàn bộ điều khoản' },
]
