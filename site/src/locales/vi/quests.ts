import type * as english from '../../quests.ts'
import type { Translation } from '../../translation.ts'

export const questDetails: Translation<typeof english.questDetails> = {
  itemsToday: 'Hôm nay còn phải mint {count}, chọn trong {items}.',
  itemsOnDay: 'Ngày mint nhiều nhất, {date}, còn thiếu {count}, trong {items}.',
  todayCounts: 'Hôm nay đã được tính. Hãy quay lại vào ngày mai.',
  streakBroken: 'Chuỗi ngày dừng vào ngày {date}, với {minted}/{needed} vật phẩm.',
  neverMinted: 'Chưa mint: {items}.',
  windowAhead: 'Nhiệm vụ bắt đầu ngày {from} và kết thúc ngày {to}.',
  windowRunning: 'Nhiệm vụ kéo dài đến ngày {to}.',
  windowOver: 'Nhiệm vụ diễn ra từ ngày {from} đến ngày {to} và đã kết thúc.',
}

export const quests: Translation<typeof english.quests> = {
  done: 'Đã hoàn thành trên chain.',
  list: [
    {
      id: 'first-mint',
      title: 'Lượt mint đầu tiên',
      task: 'Mint một vật phẩm bất kỳ trong bộ sưu tập.',
      missing: 'Ví này chưa mint gì.',
    },
    {
      id: 'ten-today',
      title: 'Mười vật phẩm hôm nay',
      task: 'Mint mười vật phẩm trong một ngày. Mỗi ngày bạn lại có cơ hội mới.',
      missing: 'Đã mint hôm nay: {have}/{need} vật phẩm.',
    },
    {
      id: 'all-today',
      title: 'Đủ 42 hôm nay',
      task: 'Mint đủ 42 vật phẩm trước khi ngày kết thúc.',
      missing: 'Đã mint hôm nay: {have}/{need} vật phẩm.',
    },
    {
      id: 'streak-3',
      title: 'Ba ngày liên tiếp',
      task: 'Mint đủ 42 vật phẩm trong ba ngày liên tiếp.',
      missing: 'Chuỗi ngày hiện tại: {have}/{need} ngày.',
    },
    {
      id: 'streak-7',
      title: 'Bảy ngày liên tiếp',
      task: 'Mint đủ 42 vật phẩm trong bảy ngày liên tiếp.',
      missing: 'Chuỗi ngày hiện tại: {have}/{need} ngày.',
    },
    {
      id: 'every-item',
      title: 'Mỗi vật phẩm một lần',
      task: 'Mint từng vật phẩm trong số 42 ít nhất một lần, mất bao nhiêu ngày cũng được.',
      missing: 'Đã mint đến nay: {have}/{need} vật phẩm khác nhau.',
    },
    {
      id: 'thousand-mints',
      title: 'Một nghìn lượt mint',
      task: 'Mint tổng cộng một nghìn vật phẩm, mất bao nhiêu ngày cũng được.',
      missing: 'Đã mint đến nay: {have}/{need} vật phẩm.',
    },
    {
      id: 'season-100',
      title: 'Một trăm trong mùa 1',
      task: 'Mint một trăm vật phẩm khi mùa 1 đang diễn ra.',
      missing: 'Đã mint trong mùa 1: {have}/{need} vật phẩm.',
    },
    {
      id: 'first-swap',
      title: 'Lần swap đầu tiên',
      task: 'Mua hoặc bán token thử nghiệm một lần.',
      missing: 'Ví này chưa mua hay bán token thử nghiệm.',
    },
    {
      id: 'hold-token',
      title: 'Một trăm token thử nghiệm',
      task: 'Giữ ít nhất một trăm token thử nghiệm khi ngày bắt đầu. Token bạn nhận hôm nay được tính vào ngày mai.',
      missing: 'Số dư khi ngày bắt đầu: {have}/{need} token thử nghiệm.',
    },
    {
      id: 'connect-account',
      title: 'Có tên có tuổi',
      task: 'Kết nối tài khoản mạng xã hội với ví của bạn.',
      missing: 'Ví này chưa kết nối tài khoản mạng xã hội nào.',
    },
  ],
}
