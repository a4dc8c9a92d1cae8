import type * as english from '../../transaction-words.ts'
import type { Translation } from '../../translation.ts'

export const transactionWords: Translation<typeof english.transactionWords> = {
  hash: 'Hash transaksi',
  status: 'Status',
  states: { pending: 'Tertunda', success: 'Berhasil', reverted: 'Gagal' },
  block: 'Blok',
  blockValue: '{block} (konfirmasi: {count})',
  from: 'Dari',
  to: 'Ke',
  creates: 'Membuat kontrak',
  value: 'Nilai',
  gas: 'Gas',
  gasValue: '{used} dari {limit}',
  fee: 'Biaya',
  mints: 'Item yang di-mint',
  noMints: 'Tidak ada',
  mint: '{items} ke {receiver}',
  notYet: 'Belum masuk blok',
}
