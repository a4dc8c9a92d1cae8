import { brand } from '../../brand.ts'
import type * as english from '../../downloads.ts'
import type { Translation } from '../../translation.ts'

export const downloads: Translation<typeof english.downloads> = {
  windows: 'Скачать для Windows',
  mac: 'Скачать для macOS',
  purchaseKey: `Купить ${brand.keyName}`,
  cli: 'Скачать CLI с GitHub',
  lastConfirmed: '{release}, подтверждено {date}',
  runNode: 'Запустить ноду',
  mobile: {
    title: 'Загрузка доступна только на компьютере',
    body: `${brand.clientName} недоступен на мобильных устройствах. Чтобы скачать его, откройте эту страницу на компьютере или ноутбуке.`,
  },
  clientBox: {
    title: 'Скачать клиент',
    desktop: 'Ноды Sentry Node работают на ноутбуках, настольных компьютерах и даже в облаке',
    mobile: 'Недоступно на мобильных устройствах. Чтобы скачать, откройте эту страницу на компьютере или ноутбуке.',
  },
  allDownloads: 'Все загрузки',
}
