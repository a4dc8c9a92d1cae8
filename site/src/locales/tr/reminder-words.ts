import type * as english from '../../reminder-words.ts'
import type { Translation } from '../../translation.ts'

export const reminderWords: Translation<typeof english.reminderWords> = {
  title: 'Hatırlatıcılar',
  intro: 'Hatırlatıcılar tarayıcınızda kalır; bize hiçbir şey gönderilmez.',
  file: {
    action: 'Takvime ekle',
    text: 'Gün bitmeden bir saat önce, her gün hatırlatan bir takvim dosyası.',
    summary: 'Bugünün parçalarını mint et',
    description: 'Mint günü bir saat sonra bitiyor. Neyin eksik olduğuna bakın: {url}',
  },
  notification: {
    action: 'Bildirim al',
    stop: 'Bildirimi kapat',
    text: 'Eksik parça varsa, gün bitmeden bir saat önce bir bildirim. Bu sayfanın açık kalması gerekir.',
    on: 'Bu sayfa açık olduğu sürece her gün şu saatte bildirim alırsınız: {time}.',
    denied: 'Tarayıcınız bildirimleri engelliyor. Ayarlarından bu siteye izin verin, sonra tekrar deneyin.',
    unsupported: 'Bu tarayıcı bildirimleri desteklemiyor. Bunun yerine takvim dosyasını kullanın.',
    title: 'Bir saat kaldı',
    body: 'Bugün hâlâ eksik olan parça: {count}.',
  },
}
