import { brand } from '../../brand.ts'
import type * as english from '../../official.ts'
import type { Translation } from '../../translation.ts'

export const officialLinks: Translation<typeof english.officialLinks> = {
  kicker: 'Güvende kalın',
  title: 'Resmî bağlantılar',
  intro: `Tüm ${brand.name} alan adları, akıllı sözleşmeleri, hesapları ve anahtarları. Burada listelenmeyen hiçbir şey bize ait değildir.`,
  domains: [{ name: `${brand.keyName} satışı` }, { name: 'Görev panosu' }, { name: 'Kampanya' }],
  sections: {
    domains: {
      title: 'Alan adları',
      here: 'Bu site',
      check:
        'Cüzdan bağlamadan önce adres çubuğunu bu listeyle karşılaştırın. Sizden hiçbir zaman kurtarma ifadesi istemeyiz.',
      elsewhere:
        'Bu sayfayı {opened} adresinde açtınız, ama bu sitenin adresi {official}. Bunu beklemiyorsanız sayfayı kapatın ve cüzdan bağlamayın.',
    },
    contracts: {
      title: 'Akıllı sözleşmeler',
      collection: 'Koleksiyon',
      token: 'Test tokenı',
      developers: 'Geliştiriciler için',
      check:
        'Onaylamadan önce adresin tamamını cüzdanınızın gösterdiğiyle karşılaştırın. Programlar aynı adresleri network.json dosyasından okuyabilir.',
    },
    accounts: {
      title: 'Relayer hesapları',
      relayer: 'Relayer',
      check:
        'Gaz ücretsiz mint işlemlerinizi bu hesaplar gönderir. Sizden hiçbir zaman bir şey istemezler: Bir mesaj imzalarsınız, işlem imzalamazsınız.',
    },
    social: {
      title: 'Sosyal medya hesapları',
      check: 'Aramak yerine bu bağlantıları açın. Ekip hiçbir zaman size ilk mesajı yazmaz.',
    },
    software: {
      title: 'Yazılım',
      repository: 'Kaynak kod',
      releases: 'İndirmeler ve özet değerleri',
      check:
        'Her indirmenin bir SHA-256 özet değeri ve onu doğrulayan bir komutu vardır. Değerler farklıysa dosyayı silin.',
    },
    keys: {
      title: 'İmza anahtarları',
      none: 'Henüz hiçbir şeyi bir anahtarla imzalamıyoruz. Bize ait olduğu öne sürülen her imza sahtedir.',
      check: 'Parmak izinin tamamını yazılımınızın gösterdiğiyle karşılaştırın.',
    },
    security: {
      title: 'Güvenlik açığı bildirin',
      contact: 'E-posta',
      document: 'security.txt',
      check: 'Lütfen yayımlamadan önce bize ulaşın. Araştırmacılar için ayrıntılar security.txt dosyasındadır.',
    },
  },
  chain: '{name} üzerinde (zincir kimliği {id})',
  onExplorer: 'Blok gezgininde görüntüle',
  copy: 'Kopyala',
  copied: 'Kopyalandı',
  copyByHand: 'Seçildi. Kopyalamak için Ctrl+C ya da ⌘C tuşlarına basın.',
  loading: 'Adresler yükleniyor…',
  unreadable: 'Adresler yüklenemedi. Bunlar network.json dosyasında da listelenir.',
  warning:
    'Test ağındaki tokenların ve koleksiyon parçalarının hiçbir değeri yoktur. Bunları size satan herkes dolandırıcıdır.',
}
