import type * as english from '../../ranking.ts'
import type { Translation } from '../../translation.ts'

export const ranking: Translation<typeof english.ranking> = {
  ranks: [
    { id: 'marshal', name: 'Nguyên soái', words: 'Dẫn đầu mùa: đủ 42, ba mươi ngày liên tiếp.' },
    { id: 'captain', name: 'Đại úy', words: 'Giữ vững trận tuyến suốt hai tuần, không bỏ ngày nào.' },
    { id: 'lieutenant', name: 'Trung úy', words: 'Mint đủ 42, bảy ngày liên tiếp.' },
    { id: 'sentinel', name: 'Vệ binh', words: 'Mint đủ 42, ba ngày liên tiếp.' },
    { id: 'scout', name: 'Trinh sát', words: 'Mint từng vật phẩm trong 42, dù mất bao nhiêu ngày.' },
    { id: 'recruit', name: 'Tân binh', words: 'Đã bước bước đầu tiên.' },
  ],
  badge: {
    earned: '{rank} {season}, hạng {place}.',
    running: '{rank} {season} tính đến nay, hạng {place}. Mùa vẫn đang diễn ra.',
  },
  next: {
    streak: 'Số ngày liên tiếp còn thiếu để lên {rank}: {count}.',
    completeDays: 'Số ngày đủ còn thiếu để lên {rank}: {count}.',
    items: 'Số vật phẩm khác nhau còn thiếu để lên {rank}: {count}.',
    mints: 'Số lượt mint còn thiếu để lên {rank}: {count}.',
    full: 'Cả {cap} chỗ {rank} hiện thuộc về những kết quả tốt hơn.',
  },
}
