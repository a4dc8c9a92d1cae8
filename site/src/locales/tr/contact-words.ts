import type * as english from '../../contact-words.ts'
import type { Translation } from '../../translation.ts'

export const contact: Translation<typeof english.contact> = {
  title: 'Birlikte geliştirelim',
  intro:
    'Ne yaptığınızı, hangi oyun motorunda çalıştığını ve ne zaman yayımlamayı umduğunuzu anlatın. Her mesajı geliştirici ekibinden bir insan okur.',
  emailLabel: 'E-posta',
  emailPlaceholder: 'E-posta adresiniz',
  messageLabel: 'Mesaj',
  messagePlaceholder: 'Mesajınız',
  send: 'Gönder',
  sending: 'Gönderiliyor…',
  thanks: 'Kaydolduğunuz için teşekkürler!',
  sentToast: 'Mesaj gönderildi!',
  invalidEmail: 'geçersiz e-posta',
  unexpectedError: 'Beklenmeyen hata',
  unreachable: 'Mesajınız gönderilmedi, ama hâlâ burada. Bağlantınızı kontrol edip yeniden gönderin.',
  close: 'Kapat',
}
