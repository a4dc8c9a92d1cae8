import type * as english from '../../connected-account-words.ts'
import type { Translation } from '../../translation.ts'

export const connectedAccount: Translation<typeof english.connectedAccount> = {
  signIn: 'Hãy đăng nhập trước. Bạn sẽ trở về trang mint; sau đó quay lại đây để kết nối.',
  connect: 'Kết nối với ví này',
  connected: 'Tài khoản của bạn đã kết nối với ví này.',
  disconnect: 'Ngắt kết nối tài khoản của tôi',
  disconnectHint: 'Đến hết mùa, tài khoản này và ví này chỉ có thể kết nối lại với nhau.',
  disconnected: 'Tài khoản của bạn không còn kết nối với ví này.',
  elsewhere: {
    hint: 'Tài khoản này đang kết nối với ví khác. Nếu không phải bạn kết nối, hãy ngắt kết nối. Sau đó, đến hết mùa, tài khoản chỉ có thể kết nối lại với ví đó, trừ khi chúng tôi gỡ ràng buộc cho bạn.',
    disconnect: 'Ngắt kết nối khỏi ví kia',
    disconnected: 'Tài khoản của bạn không còn kết nối với {address}.',
  },
  failed: 'Máy chủ không phản hồi. Hãy thử lại sau giây lát.',
}
