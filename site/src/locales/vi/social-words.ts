import type * as english from '../../social-words.ts'
import type { Translation } from '../../translation.ts'

export const socialWords: Translation<typeof english.socialWords> = {
  connect: 'Kết nối X',
  checking: 'Đang đăng nhập…',
  signedInAs: 'Đã đăng nhập với tên {name}',
  signOut: 'Đăng xuất',
  signedOut: 'Bạn đã đăng xuất.',
  ended: 'Phiên đăng nhập của bạn đã hết hạn. Hãy kết nối lại nếu cần.',
  unavailable: 'X không phản hồi. Hãy thử lại sau.',
  elsewhere: 'Đăng nhập bằng X chỉ hoạt động ở địa chỉ chính của trang web này. Đăng nhập tại đó: {url}',
}
