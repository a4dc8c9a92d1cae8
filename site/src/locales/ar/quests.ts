import type * as english from '../../quests.ts'
import type { Translation } from '../../translation.ts'

export const quests: Translation<typeof english.quests> = {
  done: 'اكتملت على السلسلة.',
  list: [
    {
      id: 'first-mint',
      title: 'أول عملية سكّ',
      task: 'سُكّ أي عنصر من المجموعة.',
      missing: 'لم تسكّ هذه المحفظة شيئًا بعد.',
    },
    {
      id: 'ten-today',
      title: 'عشرة اليوم',
      task: 'سُكّ عشرة عناصر في يوم واحد. لك فرصة جديدة كل يوم.',
      missing: 'سُكّ اليوم {have} من {need} من العناصر.',
    },
    {
      id: 'all-today',
      title: 'الـ42 كلها اليوم',
      task: 'سُكّ العناصر الـ42 كلها قبل أن ينتهي اليوم.',
      missing: 'سُكّ اليوم {have} من {need} من العناصر.',
    },
    {
      id: 'streak-3',
      title: 'ثلاثة أيام متتالية',
      task: 'سُكّ العناصر الـ42 كلها في ثلاثة أيام متتالية.',
      missing: 'التتابع الحالي: {have} من {need} من الأيام.',
    },
    {
      id: 'streak-7',
      title: 'سبعة أيام متتالية',
      task: 'سُكّ العناصر الـ42 كلها في سبعة أيام متتالية.',
      missing: 'التتابع الحالي: {have} من {need} من الأيام.',
    },
    {
      id: 'every-item',
      title: 'كل عنصر مرة',
      task: 'سُكّ كل عنصر من العناصر الـ42 مرة واحدة على الأقل، في أي عدد من الأيام.',
      missing: 'سُكّ حتى الآن {have} من {need} من العناصر المختلفة.',
    },
    {
      id: 'thousand-mints',
      title: 'ألف عملية سكّ',
      task: 'سُكّ ألف عنصر في المجموع، في أي عدد من الأيام.',
      missing: 'سُكّ حتى الآن {have} من {need} من العناصر.',
    },
    {
      id: 'season-100',
      title: 'مئة في الموسم الأول',
      task: 'سُكّ مئة عنصر ما دام الموسم الأول جاريًا.',
      missing: 'سُكّ في الموسم الأول {have} من {need} من العناصر.',
    },
    {
      id: 'first-swap',
      title: 'أول مبادلة',
      task: 'اشترِ الرمز التجريبي أو بِعه مرة واحدة.',
      missing: 'لم تشترِ هذه المحفظة الرمز التجريبي ولم تبعه بعد.',
    },
    {
      id: 'hold-token',
      title: 'مئة رمز تجريبي',
      task: 'احتفظ بمئة رمز تجريبي على الأقل عند بدء اليوم. الرموز التي تحصل عليها اليوم تُحسب غدًا.',
      missing: 'الرصيد عند بدء اليوم: {have} من {need} من الرموز التجريبية.',
    },
    {
      id: 'connect-account',
      title: 'معروف بالاسم',
      task: 'اربط حسابك الاجتماعي بمحفظتك.',
      missing: 'لا يوجد حساب اجتماعي مربوط بهذه المحفظة بعد.',
    },
  ],
}

export const questDetails: Translation<typeof english.questDetails> = {
  itemsToday: 'تبقّى للسكّ اليوم {count} من بين {items}.',
  itemsOnDay: 'نقص في أفضل يوم، {date}، {count} من بين {items}.',
  todayCounts: 'حُسب اليوم بالفعل. عُد غدًا.',
  streakBroken: 'انقطع التتابع في {date}، وقد سُكّ {minted} من {needed} من العناصر.',
  neverMinted: 'لم يُسكّ بعد: {items}.',
  windowAhead: 'تبدأ في {from} وتنتهي في {to}.',
  windowRunning: 'تستمر حتى {to}.',
  windowOver: 'استمرت من {from} إلى {to} وانتهت.',
}
