import { brand } from '../../brand.ts'
import type * as english from '../../passkey-words.ts'
import type { Translation } from '../../translation.ts'

const userName = `محفظة ضيف ${brand.name}`

export const passkeyWords: Translation<typeof english.passkeyWords> = {
  userName,
  errors: {
    closed: 'أُغلقت نافذة مفتاح المرور، أو لم يُعثر على مفتاح مرور. لم يُوقَّع شيء.',
    exists: 'في مدير كلمات المرور لديك محفظة ضيف لهذا الموقع بالفعل. استعدها بدل إنشاء محفظة أخرى.',
    noPrf: `لا يستطيع مفتاح المرور هذا حفظ محفظة، لأن جهازك أو مدير كلمات المرور لديك تنقصه ميزة (PRF). يمكنك حذفه: ابحث عن «${userName}» بين مفاتيح مرورك. وما زالت محفظة ضيف في هذا المتصفح متاحة.`,
    unconfirmed: 'أُنشئ مفتاح مرورك. استخدمه مرة واحدة لفتح المحفظة.',
    otherWallet:
      'مفتاح المرور هذا لمحفظة ضيف أخرى، فلم يُوقَّع شيء. استخدم مفتاح المرور لهذه المحفظة، أو افصلها واستعد الأخرى.',
    unavailable: 'لم يستطع متصفحك استخدام مفتاح مرور في هذه الصفحة. وما زالت محفظة ضيف في هذا المتصفح متاحة.',
  },
}
