import { brand } from '../../brand.ts'
import type * as english from '../../film-words.ts'
import type { Translation } from '../../translation.ts'

export const filmWords: Translation<typeof english.filmWords> = {
  caption: '{overline}: {text}',
  titles: [
    { overline: 'الرول أب', lines: ['الكتل', 'تُقترَح.'] },
    { overline: 'الرول أب', lines: ['ولا بدّ', 'أن يتحقق', 'منها أحد.'] },
    { overline: 'معضلة المتحقِّق', lines: ['للتحقق ثمن.', 'وفي العادة', 'لا خطأ هناك.'] },
    { overline: 'معضلة المتحقِّق', lines: ['فمن الذي', 'يراقب؟'] },
    { overline: `عُقد ${brand.nodeName}`, lines: ['تراقب', 'كل إقرار.'] },
    { overline: 'عدم تطابق', lines: ['اقتُرحت', 'كتلة', 'غير صحيحة.'] },
    { overline: 'إنذار', lines: ['العقدة', 'تطلق', 'الإنذار.'] },
    { overline: 'إنذار', lines: ['آخرون', 'يتدخلون.'] },
    { overline: 'حُسم الأمر', lines: ['الحالة النزيهة', 'تثبت.'] },
    { overline: 'المشغِّلون', lines: ['يتلقون', 'مكافآت الشبكة', 'مقابل', 'المراقبة.'] },
    { overline: brand.name, lines: ['شغِّل', 'عقدة', brand.nodeName] },
  ],
  sounds: [
    '[طنين آلي خافت؛ يبدأ ميزان ساعة في الدقّ]',
    '[تتصاعد الموسيقى مع استيقاظ العقدة]',
    '[يتعثّر الدقّ ثم يتوقف]',
    '[بوق خافت يدوّي بالإنذار ثلاث مرات]',
    '[يعود الدقّ؛ يستقرّ لحن دافئ]',
    '[جرس]',
  ],
}
