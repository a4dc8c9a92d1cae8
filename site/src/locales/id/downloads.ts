import { brand } from '../../brand.ts'
import type * as english from '../../downloads.ts'
import type { Translation } from '../../translation.ts'

export const downloads: Translation<typeof english.downloads> = {
  windows: 'Unduh untuk Windows',
  mac: 'Unduh untuk macOS',
  purchaseKey: `Beli ${brand.keyName}`,
  cli: 'Unduh CLI dari GitHub',
  lastConfirmed: '{release}, terakhir dikonfirmasi {date}',
  runNode: 'Jalankan node',
  mobile: {
    title: 'Hanya bisa diunduh di komputer',
    body: `${brand.clientName} tidak tersedia di perangkat seluler. Harap buka halaman ini dari desktop atau laptopmu untuk mengunduh.`,
  },
  clientBox: {
    title: 'Unduh klien',
    desktop: 'Sentry Node bisa dijalankan di laptop, desktop, atau bahkan di instance cloud',
    mobile: 'Tidak tersedia di perangkat seluler. Harap buka dari desktop atau laptopmu untuk mengunduh.',
  },
  allDownloads: 'Semua unduhan',
}
