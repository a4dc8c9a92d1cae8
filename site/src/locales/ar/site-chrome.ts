import { brand } from '../../brand.ts'
import * as english from '../../site-chrome.ts'
import type { Translation } from '../../translation.ts'

export const header: Translation<typeof english.header> = {
  homeLabel: `${brand.name}، الصفحة الرئيسية`,
  navigationLabel: 'التنقل الرئيسي',
  sectionsLabel: 'أقسام هذه الصفحة',
  skipLink: 'تخطَّ إلى المحتوى',
  docs: 'التوثيق',
  buildWithUs: 'ابنِ معنا',
  openMenu: 'فتح القائمة',
  closeMenu: 'إغلاق القائمة',
  social: [
    { label: `${brand.name} على Telegram` },
    { label: `${brand.name} على X` },
    { label: `${brand.name} على Discord` },
  ],
  menuSocial: [
    { label: `${brand.name} على Discord` },
    { label: `${brand.name} على X` },
    { label: `${brand.name} على Telegram` },
  ],
  sections: [
    { title: `تعرّف إلى ${brand.name}`, id: 'introducing' },
    { title: 'ملكية حقيقية', id: 'ownership' },
    { title: 'التقنية', id: 'technology' },
    { title: `مؤسسة ${brand.name}`, id: 'foundation' },
    { title: 'مساهمو التكوين', id: english.anchors.contributor },
    { title: 'ألعاب التكوين', id: 'games' },
    { title: 'دوري Vanguard', id: english.anchors.league },
    { title: 'انضم إلى المجتمع', id: 'community' },
  ],
}

export const footer: Translation<typeof english.footer> = {
  copyright: `©${brand.copyrightYear} ${brand.name}. جميع الحقوق محفوظة`,
  agreement: `اتفاقية ${brand.nodeName}`,
  navigationLabel: 'التذييل',
  networkLabel: 'الشبكة',
  status: 'حالة الشبكة',
  officialLinks: 'الروابط الرسمية',
  social: [
    { label: `${brand.name} على Discord` },
    { label: `${brand.name} على X` },
    { label: `توثيق ${brand.name} على GitBook` },
    { label: `${brand.name} على Telegram` },
  ],
}

export const controls: Translation<typeof english.controls> = {
  opensInNewTab: 'يُفتح في علامة تبويب جديدة',
  dismiss: 'تجاهل',
  unanswered: { waiting: 'لم تردّ محفظتك.', tryAgain: 'إعادة المحاولة', cancel: 'إلغاء' },
  film: { pause: 'إيقاف فيديو الخلفية', play: 'تشغيل فيديو الخلفية' },
  carousel: {
    carousel: 'عرض دوّار',
    slide: 'شريحة',
    position: '{position} من {count}',
    dots: 'اختر شريحة',
    pause: 'إيقاف الدوران التلقائي',
    play: 'تشغيل الدوران التلقائي',
  },
}

export const notices: Translation<typeof english.notices> = {
  failure: {
    title: 'حدث خلل',
    body: 'تعذّر عرض هذه الصفحة. لم يتأثر شيء مما تملكه أو وقّعته. أعد تحميل الصفحة؛ وإن لم ينفع ذلك، فانتقل إلى الصفحة الرئيسية.',
    offline:
      'تعذّر تحميل جزء من هذه الصفحة. ربما انقطع اتصالك، أو نشرنا نسخة جديدة. أعد التحميل للحصول على النسخة الحالية.',
    reload: 'إعادة تحميل الصفحة',
    home: 'الانتقال إلى الصفحة الرئيسية',
    details: 'تفاصيل الخطأ',
  },
}
