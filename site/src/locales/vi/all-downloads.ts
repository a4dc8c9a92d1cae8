import type * as english from '../../all-downloads.ts'
import { brand } from '../../brand.ts'
import type { Translation } from '../../translation.ts'

export const allDownloads: Translation<typeof english.allDownloads> = {
  title: 'Tất cả bản tải xuống',
  intro: `${brand.clientName} là một ứng dụng máy tính thông thường. Node dòng lệnh chạy trong mọi terminal, kể cả trên máy chủ.`,
  columns: { system: 'Hệ điều hành', file: 'Tệp', size: 'Dung lượng', digest: 'SHA-256 và lệnh để kiểm tra' },
  released: 'Phát hành ngày {date}',
  releasePage: 'Ghi chú phát hành và mã nguồn',
  verifyTitle: 'Kiểm tra bản tải xuống',
  verifyIntro:
    'Trong terminal, hãy mở thư mục tải xuống và chạy lệnh bên cạnh tệp của bạn. macOS và Linux in ra OK; Windows in ra mã băm để bạn so sánh. Nếu kết quả khác, hãy xóa tệp và báo cho chúng tôi.',
  verifyByEye:
    'Trong terminal, hãy mở thư mục tải xuống và chạy lệnh bên cạnh tệp của bạn. Lệnh in ra mã băm của tệp. Hãy so với mã trên trang phát hành; nếu khác nhau, hãy xóa tệp và báo cho chúng tôi.',
  copy: 'Sao chép lệnh kiểm tra',
  copied: 'Đã sao chép',
  copyByHand: 'Đã chọn. Nhấn Ctrl+C hoặc ⌘C để sao chép.',
  unknownSize: 'không rõ',
  unknownDigest: 'chưa công bố',
  loading: 'Đang tìm bản phát hành mới nhất…',
  direct: 'Vừa đọc từ GitHub.',
  confirmed: 'GitHub xác nhận bản phát hành này lần cuối {time}.',
  stale: 'GitHub không phản hồi, nên có thể đã có bản phát hành mới hơn. GitHub xác nhận bản này lần cuối {time}.',
  unavailable:
    'Không tra cứu được bản phát hành mới nhất. Các liên kết vẫn tải được bản đó; dung lượng và mã băm sẽ hiện lại khi GitHub phản hồi.',
  kinds: { client: 'Ứng dụng máy tính', cli: 'Node dòng lệnh' },
  systems: { windows: 'Windows', mac: 'macOS', linux: 'Linux' },
}
