import type { Translation } from '../../translation.ts'
import type * as english from '../../wallet-dialog.ts'

export const walletDialog: Translation<typeof english.walletDialog> = {
  back: 'Quay lại danh sách ví',
  connect: {
    title: 'Kết nối ví',
    installed: 'Tìm thấy trong trình duyệt này',
    scan: 'Quét mã bằng ví trên điện thoại',
    otherDevice: 'Cho ví trên thiết bị khác',
    embedded: 'Sandbox: ghép nối qua relay riêng của trang web này',
    onPhone: 'Ví trên điện thoại này',
    otherWays: 'Lựa chọn khác',
    lastUsed: 'Dùng gần đây',
    promise: 'Kết nối chỉ chia sẻ địa chỉ của bạn, không gì hơn. Ví luôn hỏi trước khi bạn ký bất cứ điều gì.',
  },
  asking: {
    title: 'Kiểm tra ví của bạn',
    body: 'Chấp thuận yêu cầu chia sẻ địa chỉ của bạn với trang web này.',
    retry: 'Thử lại',
    failedTitle: 'Chưa kết nối',
  },
  pairing: {
    title: 'Quét bằng điện thoại',
    code: 'Mã ghép nối',
    steps: ['Mở ví trên điện thoại và bật trình quét.', 'Quét mã này.', 'Chấp thuận kết nối.'],
    worksWith: 'Dùng được với {wallets}.',
    embedded:
      'Trong sandbox, việc ghép nối chạy qua relay riêng của trang web này. Chỉ ví thử nghiệm dùng relay này mới kết nối được; ví trên điện thoại thật thì không.',
    preparing: 'Đang tạo mã…',
    copy: 'Sao chép liên kết',
  },
  opening: {
    title: 'Tiếp tục trong ví',
    body: 'Chấp thuận kết nối ở đó, rồi quay lại trang này. Nếu ví không mở, hãy dùng nút bên dưới.',
    open: 'Mở {wallet}',
    anyWallet: 'Ví khác',
  },
  account: {
    title: 'Ví của bạn',
    by: 'Kết nối bằng',
    address: 'Địa chỉ',
    network: 'Mạng',
    change: 'Đổi',
    explorer: 'Trình khám phá khối',
    disconnect: 'Ngắt kết nối',
  },
  networks: {
    title: 'Mạng',
    current: 'Hiện tại',
    switch: 'Chuyển',
    asking: 'Kiểm tra ví của bạn…',
    elsewhere: 'Ví của bạn đang ở một mạng mà trang web này không hỗ trợ.',
    testnet: 'Để mint',
    main: 'Mainnet',
  },
}
