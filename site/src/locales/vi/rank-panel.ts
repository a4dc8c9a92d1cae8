import type * as english from '../../rank-panel.ts'
import type { Translation } from '../../translation.ts'

export const rankPanelWords: Translation<typeof english.rankPanelWords> = {
  title: 'Cấp bậc',
  place: 'Hạng {place}/{places}',
  sharedPlace: 'Hạng {place}/{places}, {count} người đồng hạng',
  noPlace: 'Mùa này chưa có thứ hạng. Mint một lần để có hạng.',
  noRank: 'Chưa có cấp bậc',
  next: 'Tiếp theo: {rank}',
  highest: 'Đây là cấp bậc cao nhất. Hãy giữ vững đến hết mùa.',
  over: 'Mùa đã kết thúc. Đây là kết quả cuối cùng.',
  badges: 'Huy hiệu',
  toBoard: 'Xem bảng xếp hạng',
  toRanks: 'Cách tính cấp bậc',
  unreadable: 'Hiện không xem được cấp bậc. Trang sẽ tự động thử lại.',
  retry: 'Thử lại',
  loading: 'Đang tải cấp bậc',
  name: {
    title: 'Tên của bạn',
    intro:
      'Bảng xếp hạng liệt kê người chơi theo địa chỉ. Hãy ký một tên để hiện bên cạnh địa chỉ của bạn, ai cũng thấy được. Ký là miễn phí.',
    shown: 'Tên hiện tại: {name}',
    none: 'Bạn chưa đặt tên.',
    label: 'Tên',
    hint: '3 đến 24 chữ cái hoặc chữ số thuộc cùng một hệ chữ viết, giữa chúng chỉ có dấu cách hoặc gạch nối đơn.',
    action: 'Ký tên',
    remove: 'Gỡ tên',
    signing: 'Mở ví của bạn để ký',
    done: 'Tên của bạn giờ là “{name}”.',
    removed: 'Đã gỡ tên của bạn.',
    empty: 'Hãy nhập một tên.',
    length: {
      other: 'Tên phải có từ {least} đến {most} ký tự; tên này có {count}.',
    },
    same: 'Đây đã là tên của bạn.',
    failed: 'Tên của bạn chưa được lưu. Hãy kiểm tra kết nối rồi ký lại.',
  },
}
