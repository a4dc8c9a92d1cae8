import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'
import type * as english from '../../wallet.ts'

export const walletWords: Translation<typeof english.walletWords> = {
  connect: 'Kết nối ví',
  opening: 'Đang mở…',
  reconnecting: 'Đang kết nối lại…',
  account: 'Ví của bạn',
  networks: 'Mạng',
  browserWallet: 'Ví trên trình duyệt',
  walletConnect: 'WalletConnect',
  guest: {
    name: 'Ví khách (chỉ testnet)',
    badge: 'Ví khách',
  },
  wrongChain: {
    notice: `Ví của bạn đang ở mạng khác. Bạn vẫn có thể mint, vì mint chỉ cần một chữ ký. Chuyển sang ${network.testnet.name} để thấy ảnh của bạn trong ví.`,
    switch: 'Chuyển mạng',
    switching: 'Kiểm tra ví của bạn…',
    switched: `Ví của bạn hiện ở ${network.testnet.name}.`,
  },
  copy: 'Sao chép',
  copied: 'Đã sao chép.',
  copyFailed: 'Trình duyệt của bạn chặn sao chép. Hãy chọn văn bản và tự sao chép.',
  close: 'Đóng',
  unavailable: {
    notice: 'Không tải được các tính năng ví. Phần còn lại của trang vẫn hoạt động.',
    retry: 'Thử lại',
  },
}

export const walletErrors: Translation<typeof english.walletErrors> = {
  rejected: 'Bạn đã từ chối yêu cầu trong ví. Không có gì thay đổi.',
  pending: 'Ví của bạn đang có một yêu cầu mở. Hãy trả lời yêu cầu đó trước.',
  noChains: 'Ví của bạn không có mạng nào mà trang web này hỗ trợ. Hãy thêm testnet rồi thử lại.',
  unknownChain: `Ví của bạn chưa có ${network.testnet.name}. Hãy thêm mạng này rồi thử lại.`,
  walletConnectMissing:
    'WalletConnect chưa được thiết lập trên trang web này. Hãy dùng ví trên trình duyệt hoặc ví khách.',
  connectorMissing: 'Ví bạn dùng lần trước không còn trong trình duyệt này. Hãy kết nối ví khác.',
  providerMissing: 'Không tìm thấy ví nào trong trình duyệt này. Hãy cài một ví, hoặc dùng ví khách.',
  guestChain: 'Ví khách chỉ hoạt động trên testnet.',
  unauthorized: 'Ví của bạn không cấp quyền truy cập tài khoản này. Hãy kết nối lại.',
  disconnected: 'Ví của bạn không còn kết nối. Hãy kết nối lại.',
  insufficientFunds: 'Tài khoản này không đủ số dư cho việc đó. Bản thân việc mint thì miễn phí.',
  timeout: 'Ví của bạn không phản hồi kịp. Hãy thử lại.',
  unknown: 'Ví của bạn báo có sự cố. Hãy thử lại, hoặc kết nối lại ví.',
}

export const addNetworkWords: Translation<typeof english.addNetworkWords> = {
  open: 'Thêm mạng',
  title: network.testnet.name,
  intro: 'Thêm mạng vào ví tự động, hoặc tự sao chép các thiết lập.',
  add: 'Thêm vào ví của tôi',
  added: `Đã thêm ${network.testnet.name} vào ví của bạn.`,
  needsWallet: 'Kết nối ví để thêm mạng tự động.',
  chainId: 'Chain ID',
  chainName: 'Tên mạng',
  rpcUrl: 'RPC URL',
  currency: 'Ký hiệu tiền tệ',
  explorer: 'Trình khám phá khối',
}
