import type * as english from '../../reminder-words.ts'
import type { Translation } from '../../translation.ts'

export const reminderWords: Translation<typeof english.reminderWords> = {
  title: 'التذكيرات',
  intro: 'تبقى التذكيرات في متصفحك؛ لا يُرسَل إلينا شيء.',
  file: {
    action: 'إضافة إلى التقويم',
    text: 'ملف تقويم فيه تذكير يومي، قبل ساعة من نهاية اليوم.',
    summary: 'سُكّ عناصر اليوم',
    description: 'ينتهي يوم السكّ بعد ساعة. اطّلع على ما ينقص: {url}',
  },
  notification: {
    action: 'نبّهني',
    stop: 'إيقاف التنبيه',
    text: 'تنبيه قبل ساعة من نهاية اليوم، إن كانت هناك عناصر ناقصة. يجب أن تبقى هذه الصفحة مفتوحة.',
    on: 'سيصلك تنبيه كل يوم عند {time} ما دامت هذه الصفحة مفتوحة.',
    denied: 'متصفحك يحظر التنبيهات. اسمح بها لهذا الموقع في إعداداته، ثم أعد المحاولة.',
    unsupported: 'هذا المتصفح لا يدعم التنبيهات. استخدم ملف التقويم بدلًا منها.',
    title: 'بقيت ساعة واحدة',
    body: 'العناصر الناقصة اليوم: {count}.',
  },
}
