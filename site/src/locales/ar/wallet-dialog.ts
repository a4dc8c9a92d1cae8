import type { Translation } from '../../translation.ts'
import type * as english from '../../wallet-dialog.ts'

export const walletDialog: Translation<typeof english.walletDialog> = {
  back: 'العودة إلى كل المحافظ',
  connect: {
    title: 'وصِّل محفظة',
    installed: 'في هذا المتصفح',
    scan: 'امسح رمزًا بالمحفظة التي على هاتفك',
    otherDevice: 'لمحفظة على جهاز آخر',
    embedded: 'بيئة الاختبار: الاقتران عبر خادم الترحيل في هذا الموقع',
    onPhone: 'محافظ على هذا الهاتف',
    otherWays: 'خيارات أخرى',
    lastUsed: 'آخر استخدام',
    promise: 'التوصيل يشارك عنوانك ولا شيء غيره. تسألك محفظتك قبل أن توقّع أي شيء.',
  },
  asking: {
    title: 'راجع محفظتك',
    body: 'وافق على طلب مشاركة عنوانك مع هذا الموقع.',
    retry: 'إعادة المحاولة',
    failedTitle: 'لم يكتمل التوصيل',
  },
  pairing: {
    title: 'امسح بهاتفك',
    code: 'رمز الاقتران',
    steps: ['افتح محفظة على هاتفك وشغّل الماسح فيها.', 'امسح هذا الرمز.', 'وافق على التوصيل.'],
    worksWith: 'يعمل مع {wallets}.',
    embedded:
      'في بيئة الاختبار، يجري الاقتران عبر خادم الترحيل في هذا الموقع. لا يمكن توصيل إلا محفظة تجريبية تستخدم هذا الخادم؛ أما محافظ الهواتف الحقيقية فلا يمكن توصيلها.',
    preparing: 'جارٍ توليد رمز…',
    copy: 'نسخ الرابط',
  },
  opening: {
    title: 'تابِع في محفظتك',
    body: 'وافق على التوصيل هناك، ثم عُد إلى هذه الصفحة. إذا لم تُفتح محفظتك، فاستخدم الزر أدناه.',
    open: 'فتح {wallet}',
    anyWallet: 'محفظة أخرى',
  },
  account: {
    title: 'محفظتك',
    by: 'موصولة عبر',
    address: 'العنوان',
    network: 'الشبكة',
    change: 'تغيير',
    explorer: 'مستكشف الكتل',
    disconnect: 'فصل',
  },
  networks: {
    title: 'الشبكة',
    current: 'الحالية',
    switch: 'تبديل',
    asking: 'راجع محفظتك…',
    elsewhere: 'محفظتك على شبكة لا يدعمها هذا الموقع.',
    testnet: 'للسكّ',
    main: 'الشبكة الرئيسية',
  },
}
