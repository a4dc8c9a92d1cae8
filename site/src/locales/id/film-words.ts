import { brand } from '../../brand.ts'
import type * as english from '../../film-words.ts'
import type { Translation } from '../../translation.ts'

export const filmWords: Translation<typeof english.filmWords> = {
  caption: '{overline}: {text}',
  titles: [
    { overline: 'ROLLUP', lines: ['BLOK', 'DIUSULKAN.'] },
    { overline: 'ROLLUP', lines: ['HARUS ADA', 'YANG', 'MEMERIKSANYA.'] },
    { overline: 'DILEMA VERIFIKATOR', lines: ['MEMERIKSA', 'ITU BERBIAYA.', 'BIASANYA TAK ADA', 'YANG SALAH.'] },
    { overline: 'DILEMA VERIFIKATOR', lines: ['LALU SIAPA', 'YANG BERJAGA?'] },
    { overline: 'SENTRY NODE', lines: ['MENGAWASI', 'SETIAP ASERSI.'] },
    { overline: 'KETIDAKCOCOKAN', lines: ['BLOK YANG', 'SALAH', 'DIUSULKAN.'] },
    { overline: 'ALARM', lines: ['SANG PENJAGA', 'MEMBUNYIKAN', 'ALARM.'] },
    { overline: 'ALARM', lines: ['PIHAK LAIN', 'TURUN TANGAN.'] },
    { overline: 'TUNTAS', lines: ['KEADAAN YANG BENAR', 'BERTAHAN.'] },
    { overline: 'OPERATOR', lines: ['MENERIMA', 'IMBALAN JARINGAN', 'KARENA BERJAGA.'] },
    { overline: brand.name.toUpperCase(), lines: ['JALANKAN', 'SENTRY', 'NODE'] },
  ],
  sounds: [
    '[Dengung mesin yang rendah; eskapemen mulai berdetak]',
    '[Musik meninggi saat sang penjaga terbangun]',
    '[Detak tersendat lalu berhenti]',
    '[Terompet yang lembut membunyikan alarm, tiga kali]',
    '[Detak kembali terdengar; akor yang hangat menutupnya]',
    '[Bunyi lonceng]',
  ],
}
