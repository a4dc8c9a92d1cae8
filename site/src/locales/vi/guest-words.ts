import type * as english from '../../guest-words.ts'
import type { Translation } from '../../translation.ts'

export const guestWords: Translation<typeof english.guestWords> = {
  choices: {
    title: 'Không cần ứng dụng ví',
    recommended: 'Khuyên dùng',
    create: 'Do trình quản lý mật khẩu của bạn lưu giữ, nên bạn có thể khôi phục trên mọi thiết bị của mình.',
    restore: 'Tôi đã có ví khách',
    restoreHint: 'Khôi phục bằng passkey mà bạn đã tạo trên trang web này.',
    browser: 'Chỉ lưu trong trình duyệt này, nên xóa dữ liệu trình duyệt sẽ xóa luôn ví.',
  },
  unsupported: {
    unsupportedBrowser:
      'Trình duyệt này không thể giữ ví trong passkey. Hãy xuất khóa của ví khách để sao lưu, hoặc dùng phiên bản hiện tại của Chrome, Edge, Firefox hay Safari.',
    inAppBrowser:
      'Trình duyệt tích hợp của ứng dụng này không hỗ trợ passkey, và ứng dụng có thể xóa ví khách bất cứ lúc nào. Hãy mở trang này trong trình duyệt của bạn để có ví khôi phục được.',
    noDomain:
      'Passkey chỉ hoạt động qua HTTPS trên một tên miền, không hoạt động ở địa chỉ này. Hãy xuất khóa của ví khách để sao lưu.',
  },
  openBrowser: 'Mở trong trình duyệt của bạn',
  copyLink: 'Sao chép liên kết',
  passkey: {
    name: 'Ví khách với passkey',
    notice:
      'Passkey của bạn giữ ví khách này. Trình duyệt sẽ hỏi passkey trước chữ ký đầu tiên sau mỗi lần tải trang. Để dùng ví ở nơi khác, hãy chọn “Tôi đã có ví khách” ở đó. Chỉ dùng ví trên testnet, đừng bao giờ dùng cho thứ gì có giá trị.',
    createTitle: 'Tạo passkey',
    restoreTitle: 'Dùng passkey của bạn',
    body: 'Hãy làm theo hướng dẫn của trình duyệt. Một số thiết bị hỏi hai lần.',
    confirm: 'Dùng passkey',
    restore: 'Khôi phục ví của tôi',
    browser: 'Tạo ví khách trong trình duyệt này',
  },
  notice:
    'Bạn đang dùng ví khách. Ví chỉ được lưu trong trình duyệt này, và xóa bộ nhớ của trình duyệt sẽ xóa ví. Chỉ dùng ví trên testnet, đừng bao giờ dùng cho thứ gì có giá trị.',
  backup:
    'Để sao lưu, hãy xuất khóa riêng tư của ví, rồi giữ khóa trong trình quản lý mật khẩu hoặc nhập vào ví khác. Passkey không thể giữ ví này: nó tạo ví mới, với địa chỉ mới và không có ảnh nào.',
  backupDone: 'Đã hiểu',
  exportKey: 'Xuất khóa riêng tư',
  exportTitle: 'Khóa riêng tư của ví khách',
  exportWarning:
    'Ai có khóa này đều kiểm soát được ví. Hãy giữ bí mật và đừng gửi tiền thật vào đó. Để giữ ảnh của bạn, hãy nhập khóa vào ví riêng của bạn.',
  reveal: 'Hiện khóa',
  hide: 'Ẩn khóa',
  keyLabel: 'Khóa riêng tư',
}
