import type * as english from '../../social-words.ts'
import type { Translation } from '../../translation.ts'

export const socialWords: Translation<typeof english.socialWords> = {
  connect: 'ربط X',
  checking: 'جارٍ تسجيل الدخول…',
  signedInAs: 'دخلت باسم {name}',
  signOut: 'تسجيل الخروج',
  signedOut: 'سُجِّل خروجك.',
  ended: 'انتهت صلاحية تسجيل دخولك. اربط حسابك من جديد إن احتجت إليه.',
  unavailable: 'لا تستجيب منصة X. أعد المحاولة لاحقًا.',
  elsewhere: 'لا يعمل تسجيل الدخول بحساب X إلا على العنوان الرئيسي لهذا الموقع. سجّل الدخول من هناك: {url}',
}
