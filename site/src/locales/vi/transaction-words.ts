import type * as english from '../../transaction-words.ts'
import type { Translation } from '../../translation.ts'

export const transactionWords: Translation<typeof english.transactionWords> = {
  hash: 'Mã băm giao dịch',
  status: 'Trạng thái',
  states: { pending: 'Đang chờ', success: 'Thành công', reverted: 'Bị hoàn tác' },
  block: 'Khối',
  blockValue: '{block} (số xác nhận: {count})',
  from: 'Từ',
  to: 'Đến',
  creates: 'Tạo hợp đồng',
  value: 'Giá trị',
  gas: 'Gas',
  gasValue: '{used}/{limit}',
  fee: 'Phí',
  mints: 'Vật phẩm đã mint',
  noMints: 'Không có',
  mint: '{items} đến {receiver}',
  notYet: 'Chưa vào khối',
}
