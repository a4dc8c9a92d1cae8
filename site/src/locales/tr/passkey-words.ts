import { brand } from '../../brand.ts'
import type * as english from '../../passkey-words.ts'
import type { Translation } from '../../translation.ts'

export const passkeyWords: Translation<typeof english.passkeyWords> = {
  userName: `${brand.name} misafir cüzdanı`,
  errors: {
    closed: 'Geçiş anahtarı penceresi kapatıldı ya da geçiş anahtarı bulunamadı. Hiçbir şey imzalanmadı.',
    exists:
      'Parola yöneticinizde bu site için zaten bir misafir cüzdanı var. Yenisini oluşturmak yerine onu geri yükleyin.',
    noPrf: `Bu geçiş anahtarı cüzdan saklayamıyor, çünkü cihazınızda ya da parola yöneticinizde bir özellik (PRF) eksik. Onu silebilirsiniz: Geçiş anahtarlarınız arasında “${brand.name} misafir cüzdanı” adını arayın. Bu tarayıcıdaki bir misafir cüzdanı yine de çalışır.`,
    unconfirmed: 'Geçiş anahtarınız oluşturuldu. Cüzdanı açmak için onu bir kez kullanın.',
    otherWallet:
      'O geçiş anahtarı başka bir misafir cüzdanına ait, bu yüzden hiçbir şey imzalanmadı. Bu cüzdanın geçiş anahtarını kullanın ya da bağlantıyı kesip diğer cüzdanı geri yükleyin.',
    unavailable:
      'Tarayıcınız bu sayfada geçiş anahtarı kullanamadı. Bu tarayıcıdaki bir misafir cüzdanı yine de çalışır.',
  },
}
