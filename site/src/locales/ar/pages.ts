import { brand } from '../../brand.ts'
import type * as english from '../../pages.ts'
import type { Translation } from '../../translation.ts'

export const pages: Translation<typeof english.pages> = {
  home: { title: `${brand.name}: أول طبقة ثالثة لألعاب AAA` },
  testnetSwap: { title: `المبادلة التجريبية · ${brand.name} ${brand.campaignName}` },
  tokenWidget: { title: `أداة الرمز · ${brand.name}` },
  mint: { title: `السكّ الموسّع لصور Vanguard الشخصية في ${brand.name} ${brand.campaignName}` },
  viewMint: { title: `معرض صور Vanguard الشخصية في ${brand.name} ${brand.campaignName}` },
  progress: { title: `تقدّمك · ${brand.name} ${brand.campaignName}` },
  leaderboard: { title: `لوحة الصدارة · ${brand.name} ${brand.campaignName}` },
  ranks: { title: `كيف تعمل الرتب · ${brand.name} ${brand.campaignName}` },
  socialReturn: { title: `جارٍ تسجيل الدخول · ${brand.name}` },
  nodes: { title: `شغِّل عقدة ${brand.nodeName} · ${brand.name}` },
  nodeAgreement: { title: `اتفاقية برمجية ${brand.nodeName} · ${brand.name}` },
  status: { title: `حالة الشبكة · ${brand.name}` },
  officialLinks: { title: `الروابط الرسمية · ${brand.name}` },
  network: { title: `المطوّرون · ${brand.name}` },
}

export const linkPreviews: Translation<typeof english.linkPreviews> = {
  home: {
    description: `${brand.name} أول طبقة ثالثة لألعاب AAA: يمتلك اللاعبون ما يربحونه ويتداولونه، ولا يضطرون إلى التفكير في محفظة أبدًا.`,
    picture: { alt: 'منظومة كواكب نحاسية ضخمة تدور حول نجم أحمر في الظلام.' },
  },
  testnetSwap: {
    description: `جرّب التداول على ${brand.name} بلا مخاطرة: احصل مجانًا على Ether تجريبي، وبادِله برمز ${brand.campaignName} التجريبي، ثم بِع الرمز من جديد.`,
    picture: { alt: 'ثلاث طبقات من آلة واحدة: نجم أحمر في حلقات من نحاس وفولاذ.' },
  },
  tokenWidget: {
    description: `اشترِ رمزًا تجريبيًا وبِعه بالسعر الذي يحدده عقده. هذه هي الأداة التي تقوم عليها صفحة المبادلة في ${brand.name} ${brand.campaignName}.`,
    picture: { alt: 'جرمان يتبادلان موضعيهما على مدار واحد.' },
  },
  mint: {
    description: `اجمع كل يوم صور ${brand.name} ${brand.campaignName} الشخصية الـ42. بلا غاز، وبلا محفظة كي تبدأ: توقيع واحد يسكّها كلها ويُحسب لك نحو مكانة Vanguard.`,
    picture: { alt: 'اثنتا عشرة صورة لأفراد Vanguard بخوذاتهم، في ضوء أحمر وذهبي.' },
  },
  viewMint: {
    description: `كم تملك من صور ${brand.name} ${brand.campaignName} Vanguard الـ42، وأيّها؟ وصِّل المحفظة التي تسكّ بها، وشاهد كل صورة، وشارك مجموعتك.`,
    picture: { alt: 'اثنتا عشرة صورة لأفراد Vanguard بأزيائهم المتعددة.' },
  },
  progress: {
    description: `هل تحافظ على تتابعك؟ شاهد عناصر اليوم الـ42، وأيامك المتتالية، وما ينقص كل مهمة في ${brand.name} ${brand.campaignName}. بلا محفظة.`,
    picture: { alt: 'صفوف من صور أفراد Vanguard.' },
  },
  leaderboard: {
    description: `من يتصدّر هذا الموسم من ${brand.name} ${brand.campaignName}؟ شاهد مركز كل لاعب ورتبته وتتابعه، مقروءة من السلسلة، واعثر على مركزك.`,
    picture: { alt: 'كأس من حلقات نحاسية حول بلورة حمراء.' },
  },
  ranks: {
    description: `من مجنّد إلى مشير: ما تتطلبه كل رتبة في ${brand.name} ${brand.campaignName}، وكيف يُفصل في التعادل، وكيف تمنع السقوف المحافظ الإضافية من أن تنفع.`,
    picture: { alt: 'كأس من حلقات نحاسية حول بلورة حمراء.' },
  },
  socialReturn: {
    description: `نعيدك إلى ${brand.name} بعد تسجيل الدخول.`,
    picture: { alt: 'منظومة كواكب نحاسية ضخمة تدور حول نجم أحمر في الظلام.' },
  },
  nodes: {
    description:
      'راقب الرول أب، وأطلق الإنذار عند وجود كتلة خاطئة، وتلقَّ مكافآت الشبكة. إعداد في أقل من دقيقة على حاسوب محمول أو مكتبي أو خادم سحابي.',
    picture: { alt: `عقدة ${brand.nodeName}: أداة نحاسية لها عين حمراء متّقدة.` },
  },
  nodeAgreement: {
    description: `قبل تشغيل عقدة ${brand.nodeName}: من يحق له المشاركة، وكيف يُطالَب بالمكافآت، والشروط الكاملة لبرنامج ${brand.clientName} ونسخة سطر الأوامر منه.`,
    picture: { alt: `عقدة ${brand.nodeName} تراقب صفًا من الكتل الفولاذية وهو يمرّ.` },
  },
  status: {
    description: `هل تعمل ${brand.name}؟ الحالة المباشرة للشبكة التجريبية والسكّ وكل خدمة، مع نسبة التشغيل في 90 يومًا.`,
    picture: { alt: `عقدة ${brand.nodeName} ساهرة على المراقبة.` },
  },
  officialLinks: {
    description: `هل هذا الرابط من ${brand.name} حقًا؟ راجع كل نطاق وعقد وحساب ومفتاح توقيع رسمي قبل أن توصّل محفظة أو تنزّل شيئًا.`,
    picture: { alt: 'منظومة كواكب نحاسية حول نجم أحمر.' },
  },
  network: {
    description: `اتصل بشبكة ${brand.name}: معرّف السلسلة، ونقطة نهاية RPC، والصنبور، والعقود، مع شفرة لأدوات viem وethers وHardhat وFoundry.`,
    picture: { alt: 'ثلاث طبقات من آلة واحدة: نجم أحمر في حلقات من نحاس وفولاذ.' },
  },
}
