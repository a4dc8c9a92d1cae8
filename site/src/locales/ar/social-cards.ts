import { brand } from '../../brand.ts'
import type * as english from '../../social-cards.ts'
import type { Translation } from '../../translation.ts'

export const socialCards: Translation<typeof english.socialCards> = [
  { headline: ['ألعاب بلوكتشين', 'مصمَّمة', 'للانتشار الواسع'], line: 'أول طبقة ثالثة لألعاب AAA' },
  { headline: ['المبادلة', 'التجريبية'], line: `تداوَل الرموز التجريبية على ${brand.campaignName}` },
  { headline: ['42 صورة Vanguard', 'كل يوم'], line: `السكّ الموسّع لصور ${brand.campaignName} Vanguard الشخصية` },
  { headline: ['صورك من', 'Vanguard'], line: 'شاهد ما تملكه' },
  { headline: ['لا تقطع', 'التتابع'], line: 'عناصر اليوم الـ42، وأيامك المتتالية، ومهامك' },
  { headline: ['من يتصدّر', 'الموسم'], line: 'كل محفظة ومركزها، من السلسلة' },
  { headline: ['حالة الشبكة', 'مباشرةً'], line: 'الكتل والسكّ ونسبة التشغيل في 90 يومًا' },
  { headline: ['تحقّق', 'قبل أن توصّل'], line: 'كل نطاق وعقد وحساب رسمي' },
  { headline: ['شغِّل عقدة', brand.nodeName], line: 'إعداد في أقل من دقيقة' },
  { headline: ['اتفاقية', brand.nodeName], line: 'الشروط كاملةً' },
]
