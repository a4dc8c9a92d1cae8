import type * as english from '../../all-downloads.ts'
import { brand } from '../../brand.ts'
import type { Translation } from '../../translation.ts'

export const allDownloads: Translation<typeof english.allDownloads> = {
  title: 'كل التنزيلات',
  intro: `${brand.clientName} تطبيق سطح مكتب عادي. أما عقدة سطر الأوامر فتعمل في أي طرفية، حتى على الخوادم.`,
  columns: { system: 'النظام', file: 'الملف', size: 'الحجم', digest: 'بصمة SHA-256 وأمر التحقق منها' },
  released: 'صدر في {date}',
  releasePage: 'ملاحظات الإصدار والمصدر',
  verifyTitle: 'تحقّق من تنزيلك',
  verifyIntro:
    'افتح مجلد التنزيلات في طرفية، وشغّل الأمر المذكور بجوار ملفك. يطبع macOS وLinux كلمة OK؛ ويطبع Windows البصمة لتقارنها. إذا اختلفت النتيجة، فاحذف الملف وأخبرنا.',
  verifyByEye:
    'افتح مجلد التنزيلات في طرفية، وشغّل الأمر المذكور بجوار ملفك. يطبع الأمر بصمة الملف. قارنها بالبصمة المنشورة في صفحة الإصدار؛ فإذا اختلفتا، فاحذف الملف وأخبرنا.',
  copy: 'نسخ أمر التحقق',
  copied: 'تم النسخ',
  copyByHand: 'حُدِّد النص. اضغط Ctrl+C أو Cmd+C لنسخه.',
  unknownSize: 'غير معروف',
  unknownDigest: 'لم تُنشر',
  loading: 'جارٍ البحث عن أحدث إصدار…',
  direct: 'قُرئ من GitHub للتوّ.',
  confirmed: 'آخر تأكيد من GitHub لهذا الإصدار في {time}.',
  stale: 'لا يستجيب GitHub، فقد يكون هناك إصدار أحدث. كان آخر تأكيد منه لهذا الإصدار في {time}.',
  unavailable: 'لم نستطع معرفة أحدث إصدار. ما زالت الروابط تنزّله؛ وتعود الأحجام والبصمات حين يستجيب GitHub.',
  kinds: { client: 'برنامج سطح المكتب', cli: 'عقدة سطر الأوامر' },
  systems: { windows: 'Windows', mac: 'macOS', linux: 'Linux' },
}
