import { brand } from '../../brand.ts'
import type * as english from '../../downloads.ts'
import type { Translation } from '../../translation.ts'

export const downloads: Translation<typeof english.downloads> = {
  windows: 'Tải cho Windows',
  mac: 'Tải cho macOS',
  purchaseKey: `Mua ${brand.keyName}`,
  cli: 'Tải CLI từ GitHub',
  lastConfirmed: '{release}, xác nhận lần cuối ngày {date}',
  runNode: 'Vận hành node',
  mobile: {
    title: 'Chỉ tải được trên máy tính',
    body: `${brand.clientName} không có cho thiết bị di động. Hãy mở trang này trên máy bàn hoặc laptop để tải.`,
  },
  clientBox: {
    title: 'Tải ứng dụng',
    desktop: `${brand.nodeName} chạy được trên laptop, máy bàn, hoặc cả trên máy chủ đám mây`,
    mobile: 'Không có cho thiết bị di động. Hãy mở trang này trên máy bàn hoặc laptop để tải.',
  },
  allDownloads: 'Tất cả bản tải xuống',
}
