import type * as english from '../../status-page.ts'
import type { Translation } from '../../translation.ts'

export const statusWords: Translation<typeof english.statusWords> = {
  kicker: 'Ağ durumu',
  headlines: {
    loading: 'Tüm sistemler denetleniyor',
    well: 'Tüm sistemler çalışıyor',
    closed: 'Tüm sistemler çalışıyor, mint kapalı',
    degraded: 'Tüm sistemler çalışıyor, biri yedekte',
    unknown: 'Durum bilinmiyor',
  },
  parts: {
    chain: { name: 'Test ağı', failing: 'Test ağı yanıt vermiyor' },
    minting: { name: 'Mint', failing: 'Mint aksıyor' },
    database: { name: 'Veri tabanı', failing: 'Veri tabanına ulaşılamıyor' },
    mail: { name: 'E-posta', failing: 'E-posta gönderimi aksıyor' },
  },
  checked: 'Son denetim: {age}. Bu sayfa birkaç saniyede bir yenilenir.',
  stale: 'Son güncelleme: {age}. Sunucu o zamandan beri yanıt vermedi.',
  unreadable: 'Durum yüklenemedi. Bağlantınızı kontrol edin ya da birazdan tekrar deneyin.',
  retry: 'Tekrar dene',
  withoutScript:
    'Bu sayfanın güncel durumu göstermesi için JavaScript gerekir. Aynı verilere JSON olarak da ulaşılabilir:',
  states: {
    well: 'Çalışıyor',
    degraded: 'Kısıtlı',
    failing: 'Çalışmıyor',
    unknown: 'Bilinmiyor',
    off: 'Kullanımda değil',
  },
  facts: {
    block: 'Son blok',
    blockAge: 'Üretildi: {age}',
    open: 'Mint açık',
    closed: 'Mint kapalı',
    noDelay: 'Geciken mint işlemi yok',
    delay: 'Bekleyen en eski mint isteği: {age}',
    relayers: 'Etkin relayer: {working} / {total}',
    noMailWaiting: 'Bekleyen e-posta yok',
    mailWaiting: 'Bekleyen e-posta: {count}',
    mailOff: 'Mesajlar sunucuda saklanır',
    database: 'Mint işlemlerini ve mesajları saklıyor',
    version: 'Sürüm',
    started: 'Son yayına alma: {age}',
  },
  history: {
    title: 'Son 90 gün',
    intro:
      'Her gün için bir çubuk, UTC’ye göre. Her sistem on saniyede bir denetlenir; bir dakika içindeki denetimlerden biri başarısız olursa o dakika kesinti sayılır. Veri olmayan günler boş bırakılır.',
    first: '90 gün önce',
    last: 'Bugün',
    share: '{percent} çalışma oranı',
    noRecord: 'Henüz veri yok',
    row: {
      one: '{part}: kaydedilen {count} günde {percent} çalışma oranı.',
      other: '{part}: kaydedilen {count} günde {percent} çalışma oranı.',
    },
    day: '{day}: {percent} çalışma oranı, {minutes} dk kesinti',
    dayWithoutRecord: '{day}: veri yok',
    incomplete: 'Günün kaydedilen kısmı: {percent}',
    troubles: 'Kesinti yaşanan günler',
    trouble: '{part}: {minutes} dk',
    noTroubles: 'Kaydedilen kesinti yok.',
  },
  document: 'JSON olarak durum',
  developers: 'Geliştiriciler için: ağa bağlanın',
}
