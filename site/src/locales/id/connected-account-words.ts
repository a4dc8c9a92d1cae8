import type * as english from '../../connected-account-words.ts'
import type { Translation } from '../../translation.ts'

export const connectedAccount: Translation<typeof english.connectedAccount> = {
  signIn: 'Masuk dulu. Kamu akan dibawa ke halaman mint; setelah itu, kembali ke sini untuk menghubungkan.',
  connect: 'Hubungkan ke wallet ini',
  connected: 'Akunmu terhubung ke wallet ini.',
  disconnect: 'Putuskan akunku',
  disconnectHint: 'Sampai musim berakhir, akun ini dan wallet ini hanya bisa dihubungkan kembali satu sama lain.',
  disconnected: 'Akunmu tidak lagi terhubung ke wallet ini.',
  elsewhere: {
    hint: 'Akun ini terhubung ke wallet lain. Jika bukan kamu yang menghubungkannya, putuskan. Sampai musim berakhir, akun ini kemudian hanya bisa dihubungkan kembali ke wallet itu, kecuali kami melepaskannya untukmu.',
    disconnect: 'Putuskan dari wallet lain itu',
    disconnected: 'Akunmu tidak lagi terhubung ke {address}.',
  },
  failed: 'Server tidak merespons. Coba lagi dalam beberapa saat.',
}
