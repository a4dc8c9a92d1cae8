import type * as english from '../../share-words.ts'
import type { Translation } from '../../translation.ts'

export const shareWords: Translation<typeof english.shareWords> = {
  action: 'Chia sẻ',
  title: 'Chia sẻ tiến độ này',
  intro: 'Ai có liên kết đều xem được trang này của ví này. Bản xem trước của liên kết hiển thị hình này.',
  link: 'Liên kết',
  copy: 'Sao chép liên kết',
  copied: 'Đã sao chép',
  selected: 'Đã chọn. Nhấn Ctrl+C hoặc ⌘C để sao chép.',
  close: 'Đóng',
  drawing: 'Đang vẽ tiến độ của bạn…',
  undrawn: 'Không tạo được hình. Hãy đóng hộp thoại này và thử lại.',
  alt: 'Thẻ ghi chuỗi ngày, vật phẩm hôm nay dưới dạng các đốm sáng, và huy hiệu cấp bậc.',
  card: {
    streak: { other: 'ngày liên tiếp' },
    today: 'Hôm nay {minted}/{total}',
    place: 'Hạng {place}/{places}',
    noRank: 'Chưa có cấp bậc',
  },
}
