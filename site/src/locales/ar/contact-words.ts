import type * as english from '../../contact-words.ts'
import type { Translation } from '../../translation.ts'

export const contact: Translation<typeof english.contact> = {
  title: 'ابنِ معنا',
  intro: 'أخبرنا بما تصنعه، وبالمحرك الذي يعمل عليه، وبموعد الإصدار الذي تأمله. يقرأ كل رسالة شخصٌ من فريق المطوّرين.',
  emailLabel: 'البريد الإلكتروني',
  emailPlaceholder: 'بريدك الإلكتروني',
  messageLabel: 'الرسالة',
  messagePlaceholder: 'الرسالة',
  send: 'إرسال',
  sending: 'جارٍ الإرسال…',
  thanks: 'شكرًا لتسجيلك!',
  sentToast: 'أُرسلت الرسالة!',
  invalidEmail: 'بريد إلكتروني غير صالح',
  unexpectedError: 'خطأ غير متوقع',
  unreachable: 'لم تُرسَل رسالتك، لكنها ما زالت هنا. تحقّق من اتصالك وأرسلها من جديد.',
  close: 'إغلاق',
}
