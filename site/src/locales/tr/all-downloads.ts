import type * as english from '../../all-downloads.ts'
import { brand } from '../../brand.ts'
import type { Translation } from '../../translation.ts'

export const allDownloads: Translation<typeof english.allDownloads> = {
  title: 'Tüm indirmeler',
  intro: `${brand.clientName} sıradan bir masaüstü uygulamasıdır. Komut satırı node’u her terminalde, sunucularda da çalışır.`,
  columns: { system: 'Sistem', file: 'Dosya', size: 'Boyut', digest: 'SHA-256 ve doğrulama komutu' },
  released: 'Yayımlandı: {date}',
  releasePage: 'Sürüm notları ve kaynak kod',
  verifyTitle: 'İndirdiğiniz dosyayı doğrulayın',
  verifyIntro:
    'Bir terminalde indirme klasörünüzü açın ve dosyanızın yanındaki komutu çalıştırın. macOS ve Linux OK yazar; Windows, karşılaştırmanız için özet değerini yazar. Sonuç farklıysa dosyayı silin ve bize bildirin.',
  verifyByEye:
    'Bir terminalde indirme klasörünüzü açın ve dosyanızın yanındaki komutu çalıştırın. Komut, dosyanın özet değerini yazar. Bunu sürüm sayfasındakiyle karşılaştırın; farklıysa dosyayı silin ve bize bildirin.',
  copy: 'Doğrulama komutunu kopyala',
  copied: 'Kopyalandı',
  copyByHand: 'Seçildi. Kopyalamak için Ctrl+C ya da ⌘C tuşlarına basın.',
  unknownSize: 'bilinmiyor',
  unknownDigest: 'yayımlanmadı',
  loading: 'En son sürüm aranıyor…',
  direct: 'Az önce GitHub’dan okundu.',
  confirmed: 'GitHub bu sürümü en son şu zamanda doğruladı: {time}.',
  stale: 'GitHub yanıt vermiyor, bu yüzden daha yeni bir sürüm olabilir. Bu sürümün son doğrulanması: {time}.',
  unavailable:
    'En son sürüme bakamadık. Bağlantılar onu yine de indirir; boyutlar ve özet değerleri, GitHub yanıt verince geri gelir.',
  kinds: { client: 'Masaüstü istemcisi', cli: 'Komut satırı node’u' },
  // Only shown in capitals; Turkish rules would turn the i of these names into İ.
  systems: { windows: 'WINDOWS', mac: 'macOS', linux: 'LINUX' },
}
