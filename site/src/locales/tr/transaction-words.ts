import type * as english from '../../transaction-words.ts'
import type { Translation } from '../../translation.ts'

export const transactionWords: Translation<typeof english.transactionWords> = {
  hash: 'İşlem hash’i',
  status: 'Durum',
  states: { pending: 'Bekliyor', success: 'Başarılı', reverted: 'Geri alındı' },
  block: 'Blok',
  blockValue: '{block} (onay: {count})',
  from: 'Gönderen',
  to: 'Alıcı',
  creates: 'Oluşturduğu sözleşme',
  value: 'Değer',
  gas: 'Gaz',
  gasValue: '{used} / {limit}',
  fee: 'Ücret',
  mints: 'Mint edilen parçalar',
  noMints: 'Yok',
  mint: '{items} → {receiver}',
  notYet: 'Henüz bir blokta değil',
}
