import { brand } from '../../brand.ts'
import type * as english from '../../official.ts'
import type { Translation } from '../../translation.ts'

export const officialLinks: Translation<typeof english.officialLinks> = {
  kicker: 'ابقَ في أمان',
  title: 'الروابط الرسمية',
  intro: `كل ما يخص ${brand.name} من نطاقات وعقود وحسابات ومفاتيح. وما ليس مدرجًا هنا ليس لنا.`,
  domains: [{ name: `مفاتيح ${brand.keyName}` }, { name: 'لوحة المهام' }, { name: 'الحملة' }],
  sections: {
    domains: {
      title: 'النطاقات',
      here: 'هذا الموقع',
      check: 'قارن شريط العنوان بهذه القائمة قبل أن توصّل محفظة. لا نطلب عبارة الاسترداد أبدًا.',
      elsewhere:
        'فتحت هذه الصفحة على {opened}، لكن عنوان هذا الموقع هو {official}. إن لم تتوقع ذلك، فأغلق هذه الصفحة ولا توصّل محفظة.',
    },
    contracts: {
      title: 'العقود',
      collection: 'المجموعة',
      token: 'الرمز التجريبي',
      developers: 'للمطوّرين',
      check:
        'قارن العنوان كاملًا بالعنوان الذي تعرضه محفظتك قبل أن تؤكّد. تستطيع البرامج قراءة العناوين نفسها من network.json.',
    },
    accounts: {
      title: 'حسابات المُرحِّلات',
      relayer: 'المُرحِّل',
      check:
        'ترسل هذه الحسابات عمليات السكّ الخاصة بك بلا غاز. لا تطلب منك شيئًا أبدًا: توقّع رسالة واحدة ولا توقّع أي معاملة.',
    },
    social: {
      title: 'الحسابات الاجتماعية',
      check: 'افتح هذه الروابط بدل أن تبحث عنها. لا يبادر الفريق بمراسلتك أبدًا.',
    },
    software: {
      title: 'البرمجيات',
      repository: 'المصدر',
      releases: 'التنزيلات والبصمات',
      check: 'لكل تنزيل بصمة SHA-256 وأمر للتحقق منها. إذا اختلفتا، فاحذف الملف.',
    },
    keys: {
      title: 'مفاتيح التوقيع',
      none: 'لا نوقّع شيئًا بمفتاح بعد. وأي توقيع يُنسب إلينا مزيّف.',
      check: 'قارن البصمة كاملةً بالبصمة التي يعرضها برنامجك.',
    },
    security: {
      title: 'الإبلاغ عن ثغرة',
      contact: 'البريد الإلكتروني',
      document: 'security.txt',
      check: 'راسلنا من فضلك قبل أن تنشر. والتفاصيل الموجّهة إلى الباحثين في security.txt.',
    },
  },
  chain: 'على {name} (معرّف السلسلة {id})',
  onExplorer: 'عرض في مستكشف الكتل',
  copy: 'نسخ',
  copied: 'تم النسخ',
  copyByHand: 'حُدِّد النص. اضغط Ctrl+C أو Cmd+C لنسخه.',
  loading: 'جارٍ تحميل العناوين…',
  unreadable: 'تعذّر تحميل العناوين. وهي مدرجة أيضًا في network.json.',
  warning: 'لا قيمة لرموز الشبكة التجريبية ومقتنياتها. ومن يبيعك إياها محتال.',
}
