import type * as english from '../../connected-account-words.ts'
import type { Translation } from '../../translation.ts'

export const connectedAccount: Translation<typeof english.connectedAccount> = {
  signIn: 'Önce giriş yapın. Mint sayfasına dönersiniz; sonra bağlamak için buraya geri gelin.',
  connect: 'Bu cüzdana bağla',
  connected: 'Hesabınız bu cüzdana bağlı.',
  disconnect: 'Hesabımın bağlantısını kes',
  disconnectHint: 'Sezon bitene kadar bu hesap ve bu cüzdan yalnızca birbirine yeniden bağlanabilir.',
  disconnected: 'Hesabınız artık bu cüzdana bağlı değil.',
  elsewhere: {
    hint: 'Bu hesap başka bir cüzdana bağlı. Onu siz bağlamadıysanız bağlantısını kesin. Sonrasında hesap, biz sizin için serbest bırakmadıkça sezon bitene kadar yalnızca o cüzdana yeniden bağlanabilir.',
    disconnect: 'Diğer cüzdanla bağlantısını kes',
    disconnected: 'Hesabınız artık şu adrese bağlı değil: {address}.',
  },
  failed: 'Sunucu yanıt vermedi. Birazdan tekrar deneyin.',
}
