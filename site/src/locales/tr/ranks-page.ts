import type * as english from '../../ranks-page.ts'
import type { Translation } from '../../translation.ts'

export const ranksPage: Translation<typeof english.ranksPage> = {
  kicker: 'Rütbeler',
  title: 'Rütbeler nasıl işler?',
  intro: 'Rütbeler, kendinizin de denetleyebileceği kurallarla zincirden hesaplanır.',
  toBoard: 'Liderlik tablosunu gör',
  toProgress: 'İlerlemenizi görün',
  season: {
    title: 'Sezon',
    dates: '{season}. {from} – {to}.',
    words: [
      'İşlemi kim gönderirse göndersin, yalnızca sezon günlerindeki mint işlemleri sayılır. Bir mint günü, UTC’ye göre başladığı tarih sezona aitse sezona aittir.',
      'Satın aldığınız, takas ettiğiniz ya da size gönderilen parçalar sayılmaz.',
      'Sezon boyunca rütbeniz yükselip düşebilir. Sezon bitince, son rütbeniz sezonun rozeti olur.',
    ],
  },
  ranks: {
    title: 'Rütbeler',
    intro: 'En yüksekten en alçağa. Kuralını karşıladığınız ve boş yeri olan en yüksek rütbe sizindir.',
    rule: {
      streak: { one: 'üst üste {count} gün', other: 'üst üste {count} gün' },
      completeDays: { one: '{count} tam gün', other: '{count} tam gün' },
      items: { one: '{count} parça', other: '{count} farklı parça' },
      mints: { one: '{count} ya da daha fazla mint', other: '{count} ya da daha fazla mint' },
    },
    cap: { one: 'En iyi sıra için', other: 'En iyi {count} sıra için' },
    noCap: 'Koşulu karşılayan herkes için',
  },
  order: {
    title: 'Oyuncular nasıl karşılaştırılır?',
    intro: 'Şu sırayla. Her satır, üstündeki satırlardaki beraberlikleri bozar.',
    parts: [
      { name: 'Seri', words: '42 parçanın hepsinin mint edildiği en uzun kesintisiz gün dizisi.' },
      { name: 'Tam gün', words: '42 parçanın hepsinin mint edildiği gün sayısı.' },
      { name: 'Parça', words: '42 parça içindeki farklı parça sayısı.' },
      { name: 'Mint', words: 'Tüm günlerdeki toplam mint sayısı.' },
      { name: 'En erken bitiş', words: 'Sezondaki son mint işleminizin günü. Erken olan öndedir.' },
    ],
  },
  ties: {
    title: 'Beraberlik',
    words: [
      'Aynı sonuca sahip oyuncular aynı sırayı paylaşır ve bir sonraki sonuç bir sonraki sırayı alır: 1, 1, 2. Berabere kalan oyuncular adrese göre listelenir.',
      'Aynı sırayı paylaşan oyuncular, rütbenin kontenjanı olsa bile aynı rütbeyi paylaşır.',
    ],
  },
  caps: {
    title: 'Birden çok cüzdan',
    intro:
      'Bir kişi çok sayıda cüzdan kullanabilir ve zincir bunu ayırt edemez. Rütbeler, bunun pek bir şey kazandırmayacağı biçimde tasarlanmıştır.',
    doTitle: 'Kontenjanlar neyi önler?',
    does: [
      'Kontenjan cüzdanları değil, sonuçları sayar. Aynı sonuca sahip on bin cüzdan tek bir sırayı paylaşır ve kimseyi aşağı itmez.',
      'Alt rütbelerin kontenjanı yoktur. Kuralı karşılayan herkes o rütbeyi taşır.',
      'Kusursuz sonuç her zaman birincidir. Her günü tamamlayın; başkaları ne yaparsa yapsın 1. sıradasınız.',
    ],
    cannotTitle: 'Kontenjanlar neyi önleyemez?',
    cannot: [
      'Birbirinden biraz farklı sonuçlara sahip cüzdanların her biri ayrı bir sıra alır. Kontenjanlı bir rütbeyi, daha düşük sonuçlu oyunculardan önce doldurabilirler.',
      'Site, bir insanı bir betikten ayırt edemez. Mint limitleri çok sayıda cüzdanı yavaşlatır ama durdurmaz. Bir rütbe, değeri olan bir şey kazandırmadan önce ekip, listeyi bu tür gruplar için gözden geçirir.',
    ],
  },
  names: {
    title: 'Adlar',
    words: [
      'Oyuncular cüzdan adresiyle listelenir. Bir ad, ancak oyuncu onu imzaladıktan sonra görünür; boş bir ad imzalamak adı kaldırır. Oyuncu hakkında başka hiçbir şey saklamayız.',
      'Bir sezonda mint ettikten sonra bir ad imzalayabilirsiniz. Ad, tek bir alfabeden 3 ila 24 harf ya da rakamdan oluşur. Bağlantılar, başka adlara benzeyenler ve hakaret içeren sözcükler reddedilir. Gözden kaçanları ekip gizler.',
    ],
    action: 'Adınızı belirleyin',
  },
  badge: {
    title: 'Her sezona bir rozet',
    words: 'Işıkları rütbeyi gösterir: Her basamakta bir tane daha yanar. Kenarındaki işaretler o sezona özgüdür.',
  },
}
