import { brand } from '../../brand.ts'
import type * as english from '../../official.ts'
import type { Translation } from '../../translation.ts'

export const officialLinks: Translation<typeof english.officialLinks> = {
  kicker: 'Giữ an toàn',
  title: 'Liên kết chính thức',
  intro: `Mọi tên miền, hợp đồng, tài khoản và khóa của ${brand.name}. Bất cứ thứ gì không có trong danh sách này đều không phải của chúng tôi.`,
  domains: [{ name: brand.keyName }, { name: 'Bảng nhiệm vụ' }, { name: 'Chiến dịch' }],
  sections: {
    domains: {
      title: 'Tên miền',
      here: 'Trang web này',
      check:
        'Hãy so thanh địa chỉ với danh sách này trước khi kết nối ví. Chúng tôi không bao giờ hỏi cụm từ khôi phục.',
      elsewhere:
        'Bạn đã mở trang này tại {opened}, nhưng địa chỉ của trang web này là {official}. Nếu bạn thấy bất ngờ, hãy đóng trang này và đừng kết nối ví.',
    },
    contracts: {
      title: 'Hợp đồng',
      collection: 'Bộ sưu tập',
      token: 'Token thử nghiệm',
      developers: 'Dành cho nhà phát triển',
      check:
        'Hãy so toàn bộ địa chỉ với địa chỉ mà ví của bạn hiển thị trước khi xác nhận. Chương trình có thể đọc chính các địa chỉ này từ network.json.',
    },
    accounts: {
      title: 'Tài khoản relayer',
      relayer: 'Relayer',
      check:
        'Các tài khoản này gửi những lượt mint không tốn gas của bạn. Chúng không bao giờ yêu cầu bạn điều gì: bạn ký một thông điệp và không ký giao dịch nào.',
    },
    social: {
      title: 'Tài khoản mạng xã hội',
      check: 'Hãy mở các liên kết này thay vì tìm kiếm. Đội ngũ không bao giờ nhắn tin cho bạn trước.',
    },
    software: {
      title: 'Phần mềm',
      repository: 'Mã nguồn',
      releases: 'Bản tải xuống và mã băm',
      check: 'Mỗi bản tải xuống có một mã băm SHA-256 và một lệnh để kiểm tra. Nếu chúng khác nhau, hãy xóa tệp.',
    },
    keys: {
      title: 'Khóa ký',
      none: 'Chúng tôi chưa ký bất cứ thứ gì bằng khóa. Mọi chữ ký tự nhận là của chúng tôi đều là giả.',
      check: 'Hãy so toàn bộ dấu vân tay của khóa với dấu vân tay mà phần mềm của bạn hiển thị.',
    },
    security: {
      title: 'Báo cáo lỗ hổng',
      contact: 'Email',
      document: 'security.txt',
      check: 'Hãy liên hệ với chúng tôi trước khi công bố. security.txt có thông tin chi tiết cho nhà nghiên cứu.',
    },
  },
  chain: 'Trên {name} (chain ID {id})',
  onExplorer: 'Xem trên trình khám phá khối',
  copy: 'Sao chép',
  copied: 'Đã sao chép',
  copyByHand: 'Đã chọn. Nhấn Ctrl+C hoặc ⌘C để sao chép.',
  loading: 'Đang tải địa chỉ…',
  unreadable: 'Không tải được các địa chỉ. Chúng cũng có trong network.json.',
  warning: 'Token và vật phẩm sưu tầm trên testnet không có giá trị. Ai bán chúng cho bạn đều là lừa đảo.',
}
