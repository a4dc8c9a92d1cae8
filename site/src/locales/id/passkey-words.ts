import { brand } from '../../brand.ts'
import type * as english from '../../passkey-words.ts'
import type { Translation } from '../../translation.ts'

export const passkeyWords: Translation<typeof english.passkeyWords> = {
  userName: `Wallet tamu ${brand.name}`,
  errors: {
    closed: 'Permintaan kunci sandi ditutup, atau kunci sandi tidak ditemukan. Tidak ada yang ditandatangani.',
    exists: 'Pengelola sandimu sudah punya wallet tamu untuk situs ini. Pulihkan wallet itu, jangan membuat yang baru.',
    noPrf: `Kunci sandi ini tidak bisa menyimpan wallet, karena perangkat atau pengelola sandimu tidak punya fitur yang diperlukan (PRF). Kamu bisa menghapusnya: cari “Wallet tamu ${brand.name}” di antara kunci sandimu. Wallet tamu di browser ini tetap berfungsi.`,
    unconfirmed: 'Kunci sandimu sudah dibuat. Gunakan sekali untuk membuka wallet.',
    otherWallet:
      'Kunci sandi itu milik wallet tamu lain, jadi tidak ada yang ditandatangani. Gunakan kunci sandi wallet ini, atau putuskan dan pulihkan wallet yang lain itu.',
    unavailable:
      'Browser-mu tidak bisa memakai kunci sandi di halaman ini. Wallet tamu di browser ini tetap berfungsi.',
  },
}
