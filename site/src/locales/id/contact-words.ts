import type * as english from '../../contact-words.ts'
import type { Translation } from '../../translation.ts'

export const contact: Translation<typeof english.contact> = {
  title: 'Bangun bersama kami',
  intro:
    'Ceritakan apa yang kamu buat, engine apa yang dipakai, dan kapan kamu berharap merilisnya. Setiap pesan dibaca oleh seorang manusia di tim developer.',
  emailLabel: 'Email',
  emailPlaceholder: 'Alamat emailmu',
  messageLabel: 'Pesan',
  messagePlaceholder: 'Pesan',
  send: 'Kirim',
  sending: 'Mengirim…',
  thanks: 'Terima kasih sudah mendaftar!',
  sentToast: 'Pesan terkirim!',
  invalidEmail: 'email tidak valid',
  unexpectedError: 'Kesalahan tak terduga',
  unreachable: 'Pesanmu tidak terkirim, tetapi masih ada di sini. Periksa koneksimu dan kirim lagi.',
  close: 'Tutup',
}
