import type * as english from '../../social-words.ts'
import type { Translation } from '../../translation.ts'

export const socialWords: Translation<typeof english.socialWords> = {
  connect: 'X hesabını bağla',
  checking: 'Giriş yapılıyor…',
  signedInAs: '{name} olarak giriş yapıldı',
  signOut: 'Çıkış yap',
  signedOut: 'Çıkış yaptınız.',
  ended: 'Girişinizin süresi doldu. Gerekirse yeniden bağlayın.',
  unavailable: 'X yanıt vermiyor. Daha sonra tekrar deneyin.',
  elsewhere: 'X ile giriş yalnızca bu sitenin ana adresinde çalışır. Orada giriş yapın: {url}',
}
