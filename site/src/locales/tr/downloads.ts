import { brand } from '../../brand.ts'
import type * as english from '../../downloads.ts'
import type { Translation } from '../../translation.ts'

export const downloads: Translation<typeof english.downloads> = {
  // Only shown in capitals; Turkish rules would turn the i of Windows into İ.
  windows: 'WINDOWS İÇİN İNDİR',
  mac: 'MACOS İÇİN İNDİR',
  purchaseKey: `${brand.keyName} satın al`,
  cli: 'CLI’ı GitHub’dan indir',
  lastConfirmed: '{release}, son doğrulama: {date}',
  runNode: 'Node çalıştır',
  mobile: {
    title: 'Yalnızca bilgisayarda indirilebilir',
    body: `${brand.clientName} mobil cihazlarda kullanılamaz. İndirmek için lütfen bu sayfayı masaüstü ya da dizüstü bilgisayarınızda açın.`,
  },
  clientBox: {
    title: 'İstemciyi indir',
    desktop: 'Sentry Node’lar dizüstünde, masaüstünde, hatta bulut sunucularında çalışır',
    mobile:
      'Mobil cihazlarda kullanılamaz. İndirmek için lütfen bu sayfayı masaüstü ya da dizüstü bilgisayarınızda açın.',
  },
  allDownloads: 'Tüm indirmeler',
}
