import { brand } from '../../brand.ts'
import type * as english from '../../site-chrome.ts'
import type { Translation } from '../../translation.ts'

export const header: Translation<typeof english.header> = {
  homeLabel: `${brand.name}, trang chủ`,
  navigationLabel: 'Chính',
  sectionsLabel: 'Các phần của trang này',
  skipLink: 'Chuyển đến nội dung',
  docs: 'Tài liệu',
  buildWithUs: 'Cùng xây dựng',
  openMenu: 'Mở menu',
  closeMenu: 'Đóng menu',
  social: [
    { label: `${brand.name} trên Telegram` },
    { label: `${brand.name} trên X` },
    { label: `${brand.name} trên Discord` },
  ],
  menuSocial: [
    { label: `${brand.name} trên Discord` },
    { label: `${brand.name} trên X` },
    { label: `${brand.name} trên Telegram` },
  ],
  sections: [
    { id: 'introducing', title: `Giới thiệu ${brand.name}` },
    { id: 'ownership', title: 'Sở hữu thật sự' },
    { id: 'technology', title: 'Công nghệ' },
    { id: 'foundation', title: `Quỹ ${brand.name}` },
    { id: 'genesis-contributor', title: 'Người đóng góp Genesis' },
    { id: 'games', title: 'Game Genesis' },
    { id: 'vanguard-league', title: brand.leagueName },
    { id: 'community', title: 'Tham gia cộng đồng' },
  ],
}

export const footer: Translation<typeof english.footer> = {
  copyright: `©${brand.copyrightYear} ${brand.name}. Bảo lưu mọi quyền`,
  agreement: `Thỏa thuận ${brand.nodeName}`,
  navigationLabel: 'Chân trang',
  networkLabel: 'Mạng lưới',
  status: 'Trạng thái mạng',
  officialLinks: 'Liên kết chính thức',
  social: [
    { label: `${brand.name} trên Discord` },
    { label: `${brand.name} trên X` },
    { label: `Tài liệu ${brand.name} trên GitBook` },
    { label: `${brand.name} trên Telegram` },
  ],
}

export const controls: Translation<typeof english.controls> = {
  opensInNewTab: 'mở trong thẻ mới',
  dismiss: 'Bỏ qua',
  unanswered: { waiting: 'Ví của bạn chưa trả lời.', tryAgain: 'Thử lại', cancel: 'Hủy' },
  film: { pause: 'Dừng video nền', play: 'Phát video nền' },
  carousel: {
    carousel: 'băng chuyền',
    slide: 'trang chiếu',
    position: '{position}/{count}',
    dots: 'Chọn trang chiếu',
    pause: 'Dừng tự động chuyển',
    play: 'Bật tự động chuyển',
  },
}

export const notices: Translation<typeof english.notices> = {
  failure: {
    title: 'Đã xảy ra lỗi',
    body: 'Không hiển thị được trang này. Những gì bạn sở hữu hoặc đã ký không bị ảnh hưởng. Hãy tải lại trang; nếu vẫn không được, hãy về trang chủ.',
    offline:
      'Không tải được một phần của trang này. Có thể kết nối của bạn bị ngắt, hoặc chúng tôi vừa phát hành phiên bản mới. Hãy tải lại để có phiên bản hiện tại.',
    reload: 'Tải lại trang này',
    home: 'Về trang chủ',
    details: 'Chi tiết lỗi',
  },
}
