import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'
import type * as english from '../../wallet.ts'

export const walletWords: Translation<typeof english.walletWords> = {
  connect: 'وصِّل محفظة',
  opening: 'جارٍ الفتح…',
  reconnecting: 'جارٍ إعادة التوصيل…',
  account: 'محفظتك',
  networks: 'الشبكة',
  browserWallet: 'محفظة المتصفح',
  walletConnect: 'WalletConnect',
  guest: {
    name: 'محفظة ضيف (للشبكة التجريبية فقط)',
    badge: 'محفظة ضيف',
  },
  wrongChain: {
    notice: `محفظتك على شبكة أخرى. ما زال بإمكانك السكّ، فهو لا يحتاج إلا إلى توقيع. بدِّل إلى ${network.testnet.name} لترى صورك في محفظتك.`,
    switch: 'تبديل الشبكة',
    switching: 'راجع محفظتك…',
    switched: `محفظتك الآن على ${network.testnet.name}.`,
  },
  copy: 'نسخ',
  copied: 'تم النسخ.',
  copyFailed: 'منع متصفحك النسخ. حدِّد النص وانسخه يدويًا.',
  close: 'إغلاق',
  unavailable: {
    notice: 'تعذّر تحميل ميزات المحفظة. بقية الصفحة ما زالت تعمل.',
    retry: 'إعادة المحاولة',
  },
}

export const walletErrors: Translation<typeof english.walletErrors> = {
  rejected: 'رفضت الطلب في محفظتك. لم يتغير شيء.',
  pending: 'في محفظتك طلب مفتوح. ردّ عليه أولًا.',
  noChains: 'ليس في محفظتك شبكة يدعمها هذا الموقع. أضف الشبكة التجريبية وأعد المحاولة.',
  unknownChain: `ليست ${network.testnet.name} في محفظتك. أضف الشبكة وأعد المحاولة.`,
  walletConnectMissing: 'لم تُعَدّ خدمة WalletConnect على هذا الموقع. استخدم محفظة متصفح أو محفظة الضيف.',
  connectorMissing: 'المحفظة التي استخدمتها من قبل لم تعد في هذا المتصفح. وصِّل محفظة أخرى.',
  providerMissing: 'لم يُعثر على محفظة في هذا المتصفح. ثبّت واحدة، أو استخدم محفظة الضيف.',
  guestChain: 'تعمل محفظة الضيف على الشبكة التجريبية فقط.',
  unauthorized: 'لم تسمح محفظتك بالوصول إلى هذا الحساب. وصِّلها من جديد.',
  disconnected: 'لم تعد محفظتك موصولة. وصِّلها من جديد.',
  insufficientFunds: 'ليس في هذا الحساب ما يكفي لذلك. السكّ نفسه مجاني.',
  timeout: 'لم تستجب محفظتك في الوقت المحدد. أعد المحاولة.',
  unknown: 'أبلغت محفظتك عن مشكلة. أعد المحاولة، أو أعد توصيلها.',
}

export const addNetworkWords: Translation<typeof english.addNetworkWords> = {
  open: 'إضافة الشبكة',
  title: network.testnet.name,
  intro: 'أضف الشبكة إلى محفظتك تلقائيًا، أو انسخ إعداداتها يدويًا.',
  add: 'أضفها إلى محفظتي',
  added: `أُضيفت ${network.testnet.name} إلى محفظتك.`,
  needsWallet: 'وصِّل محفظة لإضافة الشبكة تلقائيًا.',
  chainId: 'معرّف السلسلة',
  chainName: 'اسم الشبكة',
  rpcUrl: 'عنوان RPC',
  currency: 'رمز العملة',
  explorer: 'مستكشف الكتل',
}
