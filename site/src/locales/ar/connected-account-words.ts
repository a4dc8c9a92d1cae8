import type * as english from '../../connected-account-words.ts'
import type { Translation } from '../../translation.ts'

export const connectedAccount: Translation<typeof english.connectedAccount> = {
  signIn: 'سجّل الدخول أولًا. ستعود إلى صفحة السكّ؛ ثم ارجع إلى هنا للربط.',
  connect: 'ربط بهذه المحفظة',
  connected: 'حسابك مربوط بهذه المحفظة.',
  disconnect: 'فك ربط حسابي',
  disconnectHint: 'إلى أن ينتهي الموسم، لا يمكن إعادة ربط هذا الحساب وهذه المحفظة إلا أحدهما بالآخر.',
  disconnected: 'لم يعد حسابك مربوطًا بهذه المحفظة.',
  elsewhere: {
    hint: 'هذا الحساب مربوط بمحفظة أخرى. إن لم تكن أنت من ربطه، ففكّ ربطه. بعدها، وإلى أن ينتهي الموسم، لا يمكن إعادة ربطه إلا بتلك المحفظة، ما لم نحرّره لك.',
    disconnect: 'فك ربطه بالمحفظة الأخرى',
    disconnected: 'لم يعد حسابك مربوطًا بالعنوان {address}.',
  },
  failed: 'لم يستجب الخادم. أعد المحاولة بعد لحظات.',
}
