import type * as english from '../../server-pages.ts'
import type { Translation } from '../../translation.ts'

export const formAnswers: Translation<typeof english.formAnswers> = {
  pages: {
    back: 'العودة إلى الموقع',
    refused: 'لم تُرسَل الرسالة',
    advice: 'ارجع وصحّحها، ثم أرسلها من جديد.',
  },
  faults: {
    missing: 'حقل مطلوب',
    empty: 'حقل لا يُترك فارغًا',
    notEmail: 'حقل يقبل عناوين البريد الإلكتروني فقط',
    notText: 'حقل يقبل النصوص فقط',
    tooLong: 'حقل تجاوز الطول المسموح (الحد الأقصى {most} من الأحرف)',
    nameTooLong: 'اسم أحد الحقول أطول من المسموح.',
    tooManyFields: 'عدد الحقول أكبر من المسموح.',
  },
}
