import { brand } from '../../brand.ts'
import type * as english from '../../passkey-words.ts'
import type { Translation } from '../../translation.ts'

export const passkeyWords: Translation<typeof english.passkeyWords> = {
  userName: `Ví khách ${brand.name}`,
  errors: {
    closed: 'Hộp thoại passkey đã bị đóng, hoặc không tìm thấy passkey nào. Không có gì được ký.',
    exists: 'Trình quản lý mật khẩu của bạn đã có ví khách cho trang web này. Hãy khôi phục ví đó thay vì tạo ví khác.',
    noPrf: `Passkey này không thể giữ ví, vì thiết bị hoặc trình quản lý mật khẩu của bạn thiếu một tính năng (PRF). Bạn có thể xóa nó: hãy tìm “Ví khách ${brand.name}” trong các passkey của bạn. Ví khách trong trình duyệt này vẫn hoạt động.`,
    unconfirmed: 'Passkey của bạn đã được tạo. Hãy dùng nó một lần để mở ví.',
    otherWallet:
      'Passkey đó thuộc về một ví khách khác, nên không có gì được ký. Hãy dùng passkey của ví này, hoặc ngắt kết nối rồi khôi phục ví kia.',
    unavailable:
      'Trình duyệt của bạn không dùng được passkey trên trang này. Ví khách trong trình duyệt này vẫn hoạt động.',
  },
}
