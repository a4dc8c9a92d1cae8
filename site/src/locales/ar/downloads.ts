import { brand } from '../../brand.ts'
import type * as english from '../../downloads.ts'
import type { Translation } from '../../translation.ts'

export const downloads: Translation<typeof english.downloads> = {
  windows: 'نزِّل لنظام Windows',
  mac: 'نزِّل لنظام macOS',
  purchaseKey: `اشترِ مفتاح ${brand.keyName}`,
  cli: 'نزِّل أداة سطر الأوامر من GitHub',
  lastConfirmed: '{release}، آخر تأكيد في {date}',
  runNode: 'شغِّل عقدة',
  mobile: {
    title: 'التنزيل متاح على الحاسوب فقط',
    body: `لا يتوفر ${brand.clientName} على الأجهزة المحمولة. لتنزيله، افتح هذه الصفحة من حاسوبك المكتبي أو المحمول.`,
  },
  clientBox: {
    title: 'نزِّل البرنامج',
    desktop: `تعمل عُقد ${brand.nodeName} على الحواسيب المحمولة والمكتبية، بل وعلى الخوادم السحابية`,
    mobile: 'غير متاح على الأجهزة المحمولة. للتنزيل، افتح الصفحة من حاسوبك المكتبي أو المحمول.',
  },
  allDownloads: 'كل التنزيلات',
}
