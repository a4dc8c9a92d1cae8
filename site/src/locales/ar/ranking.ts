import type * as english from '../../ranking.ts'
import type { Translation } from '../../translation.ts'

export const ranking: Translation<typeof english.ranking> = {
  ranks: [
    { id: 'marshal', name: 'مشير', words: 'قاد الموسم: العناصر الـ42 كلها، ثلاثين يومًا متتاليًا.' },
    { id: 'captain', name: 'نقيب', words: 'صمد على الخط أسبوعين بلا ثغرة.' },
    { id: 'lieutenant', name: 'ملازم', words: 'سكّ العناصر الـ42 كلها، سبعة أيام متتالية.' },
    { id: 'sentinel', name: 'حارس', words: 'سكّ العناصر الـ42 كلها، ثلاثة أيام متتالية.' },
    { id: 'scout', name: 'كشّاف', words: 'سكّ كل عنصر من العناصر الـ42، في ما لزم من الأيام.' },
    { id: 'recruit', name: 'مجنّد', words: 'خطا الخطوة الأولى.' },
  ],
  badge: {
    earned: 'رتبة {rank} في {season}، المركز {place}.',
    running: 'رتبة {rank} في {season} حتى الآن، المركز {place}. الموسم ما زال جاريًا.',
  },
  next: {
    streak: 'الأيام المتتالية اللازمة بعدُ لرتبة {rank}: {count}.',
    completeDays: 'الأيام المكتملة اللازمة بعدُ لرتبة {rank}: {count}.',
    items: 'العناصر المختلفة اللازمة بعدُ لرتبة {rank}: {count}.',
    mints: 'عمليات السكّ اللازمة بعدُ لرتبة {rank}: {count}.',
    full: 'تشغل نتائج أفضل حاليًا كل مراكز رتبة {rank}، وعددها {cap}.',
  },
}
