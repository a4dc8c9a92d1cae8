import { brand } from '../../brand.ts'
import type * as english from '../../home-page.ts'
import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'

// CSS would give the i of a Latin name a dot, so names in capitals are capitals here.
export const hero: Translation<typeof english.hero> = {
  caption: `${brand.baseChainName} ve ${brand.rollupName.toUpperCase()} üzerinde Katman 3`,
  headline: 'Geniş kitleler için geliştirilen blokzincir oyunları',
  subheader: 'AAA oyunlar için ilk Katman 3',
  body: `Bir kılıç kazanın, kılıç sizin olsun: ister saklayın, ister ödünç verin, ister üç kıta ötedeki bir yabancıya satın. ${brand.name}, oyundaki her eşyaya herkese açık bir zincirde bir sahip verir; cüzdanı, gaz ücretini ve imzayı oyuncunun yolundan çeker.`,
  investors: {
    title: 'Destekleyenler',
    pause: 'Logoları durdur',
    play: 'Logoları oynat',
  },
}

export const node: Translation<typeof english.node> = {
  title: `${brand.nodeName} çalıştırın`,
  subtitle: 'Ağın node operatörü olun, ağ ödülleri alın',
  body: `${brand.nodeName}, ${brand.name} rollup protokolünü izleyen bir gözlem node’udur. Hatalı bir blok önerildiğinde, başkaları müdahale edebilsin diye alarm verir.`,
  dilemma: `Bütün bloklar doğruyken denetime kimse para ödemez; kimse de denetlemez ve ilk hileli blok elini kolunu sallayarak geçer. Denetçi ikilemi budur. ${brand.nodeName} bu ikilemi, yalnızca yakalamayı değil, nöbetin kendisini ödüllendirerek çözer.`,
  more: `${brand.nodeName} nasıl çalışır?`,
  image: {
    alt: `Bir ölçüm aleti gibi çizilmiş ${brand.nodeName}: ağır bir kaide üzerinde pirinç bir diyafram, içinde yanan kırmızı bir ışık.`,
  },
}

export const ownership: Translation<typeof english.ownership> = {
  title: 'Gerçek sahiplik',
  caption: 'Oyuncular için',
  subtitle: 'Yirmi yıllık ganimet, ama hiçbiri aslında sizin olmadı',
  body: `Çoğu oyunda nadir bir ganimet, başkasının veri tabanında bir satırdır. ${brand.name} üzerinde ise hesabınızdaki bir token olur; oyun da onu kullanabileceğiniz yerlerden yalnızca biridir.`,
  promises: [
    {
      title: 'Kayıt herkese açık',
      body: 'Bir eşyanın kime ait olduğu, herkesin okuyabildiği ve hiçbir stüdyonun değiştiremediği bir zincire yazılır. Bir yama baltanızın ne yaptığını değiştirebilir. Kimin baltası olduğunu değiştiremez.',
    },
    {
      title: 'Cüzdan isteğe bağlı',
      body: 'Önce oynarsınız. Eğitimden önce kurtarma ifadesi, ilk dövüşten önce satın alınacak gaz yoktur. Cüzdanı canınız isteyince bağlarsınız; hiç bağlamayan bir oyuncu da hiçbir şey kaçırmaz.',
    },
    {
      title: 'Çıkış kapısı açık',
      body: 'Oyunun içinde, bir arkadaşınızla ya da aynı token standardını konuşan herhangi bir pazarda takas edin. Oynamayı bırakırsanız kazandıklarınız sizinle gelir.',
    },
  ],
  comparison: {
    title: 'Aynı eşya, iki sahiplik biçimi',
    question: 'Ne olur?',
    before: 'Çoğu oyunda',
    after: `${brand.name} üzerinde`,
    rows: [
      {
        question: 'Kazandığınızda',
        before: 'Yayıncının veri tabanına bir satır eklenir',
        after: 'Hesabınıza bir token verilir',
      },
      {
        question: 'Sattığınızda',
        before: 'Kullanım koşulları satışı yasaklar ya da eşyayı geri alır',
        after: 'Eşya alıcıya, ödeme size geçer',
      },
      {
        question: 'Sunucular kapandığında',
        before: 'Yok olur',
        after: 'Hâlâ hesabınızdadır ve isteyen her oyun onu hâlâ okuyabilir',
      },
      {
        question: 'Oynamaya başladığınızda',
        before: 'Hesap açarsınız',
        after: 'Hesap açarsınız. Hepsi bu',
      },
    ],
  },
}

export const technology: Translation<typeof english.technology> = {
  title: 'Teknoloji',
  caption: 'Yörünge içinde yörünge',
  body: `Üç katman, her biri en iyi yaptığı işte. Oyunlar ${brand.name} üzerinde çalışır. ${brand.name}, işlemlerini ${brand.rollupName} üzerinde kesinleştirir. ${brand.rollupName}, güvenliğini ${brand.baseChainName} ağından alır. Oyuncu bunların hiçbirini görmez; mesele de zaten budur.`,
  layers: [
    {
      title: `Katman 3: ${brand.name}`,
      subTitle: 'Paralel işlem, ölçeklenebilirlik, verimlilik, düşük maliyet',
      description:
        'Oyunlar birbirinin arkasında sıra beklemez, yan yana çalışır. Bir dünyadaki açılış hafta sonu, başka bir dünyadaki maçı yavaşlatmaz. Bloklar oyun hamlelerinden başka pek bir şey taşımaz ve bir hamlenin maliyeti, stüdyonun ödeyip unutacağı kadar düşer.',
      image: {
        alt: 'Makinenin tepesi: yörüngelerinin içinde yanan bir küre.',
      },
    },
    {
      title: `Katman 2: ${brand.rollupName.toUpperCase()}`,
      subTitle: 'Zincir dışı işlem, düşük maliyet, yüksek hız',
      description:
        'İşlemler temel zincirin dışında yürütülür ve ona sıkıştırılmış gruplar hâlinde yazılır. Binlercesi tek bir işlemin bedelini paylaşır; yanıt dakikalar değil, anlar içinde gelir.',
      image: {
        alt: 'Makinenin ortası: dişlileriyle birlikte, işlemeli pirinç bir kadran.',
      },
    },
    {
      title: `Katman 1: ${brand.baseChainName}`,
      subTitle: 'Güvenlik ve merkeziyetsizlik',
      description:
        'Son kaydı, dünyanın dört bir yanındaki bağımsız doğrulayıcılar tutar. Burada bir kez kesinleşen şeyi ne biz ne bir stüdyo ne de tek bir devlet yeniden yazabilir.',
      image: {
        alt: 'Makinenin tabanı: geri kalan her şeyi taşıyan geniş, karanlık, dişli bir çark.',
      },
    },
  ],
}

export const foundation: Translation<typeof english.foundation> = {
  title: `${brand.name} Vakfı`,
  caption: 'Emanet',
  subtitle: 'Makineyi birinin kurması gerek; gezegenlerin sahibi olması gerekmez',
  body: `${brand.name} Vakfı, stüdyolar protokole herhangi bir şirketin yol haritasından daha uzun süre güvenebilsin diye ona göz kulak olur. Kodu yayımlar, oyunlarda eksik olan araçlara kaynak sağlar ve kendisine ihtiyaç kalmayacağı güne hazırlanır.`,
  duties: [
    {
      title: 'Açık tutmak',
      body: 'Node yazılımı ve sürümleri herkese açıktır; özet değerlerini isteyen herkes doğrulayabilir. Bir stüdyo, kendi kodunun ilk satırını yazmadan önce ekonomisinin dayanacağı her satırı okuyabilir.',
    },
    {
      title: 'Eksik olanı finanse etmek',
      body: 'Hibeler birden çok oyunun ihtiyaç duyduğu işlere gider: oyun motoru eklentileri, eşya standartları, dizinleyiciler, denetimler. Her hibe, neyin vaat edildiğiyle ve sonra neyin teslim edildiğiyle birlikte duyurulur.',
    },
    {
      title: 'Bilerek bırakmak',
      body: 'Kararlar, Vakıftan ağı işleten insanlara geçer: her seferinde bir yetki, herkesin gözü önünde ve önceden yazılmış bir sırayla.',
    },
  ],
  limit: 'Vakıf oyuncuların eşyalarını elinde tutmaz, yerinden oynatamaz ve satışlarından pay almaz.',
}

export const contributor: Translation<typeof english.contributor> = {
  title: 'Genesis katkıcısı',
  caption: 'Birinci bloktan önce',
  subtitle: 'Her zincirin bir ilk bloğu vardır. Bazı insanlar ondan önce de oradaydı',
  body: `Genesis katkıcıları, ${brand.name} henüz bitmemişken üzerinde bir şeyler kurar ya da başında nöbet tutar: belgelerin kıt olduğu, test ağının habersiz yeniden başladığı ve bir hata bildiriminin bir basın bülteninden daha değerli olduğu günlerde. Kim olduklarını unutmamaya niyetliyiz.`,
  tracks: [
    {
      title: 'Geliştiriciler',
      who: 'Boya henüz kurumadan işe koyulan stüdyolar, mod yapımcıları ve araç geliştiriciler.',
      counts: [
        'Test ağında çalışan bir oyun, bir mod ya da bir araç',
        'Node’a, bir oyun motoru eklentisine ya da belgelere kabul edilmiş bir değişiklik',
        'Bir düzeltmeye yol açan bildirim; en başta da güvenlik bildirimleri',
      ],
    },
    {
      title: 'Node operatörleri',
      who: 'Ağda gözlenecek pek bir şey yokken Sentry Node çalıştıranlar.',
      counts: [
        'Test ağı boyunca nöbetini bırakmayan bir node',
        'Bir tatbikatta, kanıtıyla birlikte verilen bir alarm',
        'Başka birinin kendi node’unu kurmasına yardım eden bir rehber',
      ],
    },
  ],
  honors: {
    title: 'Karşılığında',
    items: [
      'Ana ağın genesis kaydında sizin ya da stüdyonuzun adı',
      'Toplulukta kalıcı bir Genesis rolü; asla satılık değil',
      'Protokolü yazan mühendislere doğrudan bir hat',
      'Yeni bir test ağı ya da oyun motoru eklentisi açıldığında ilk koltuklar',
    ],
  },
  callToAction: 'Ne geliştirdiğinizi anlatın',
}

export const league: Translation<typeof english.league> = {
  title: brand.leagueName,
  caption: 'Bütün oyunlarda',
  body: `${brand.leagueName}, ${brand.name} ağının en üst oyun ligidir. Kayıt formu da katılım ücreti de yoktur: Ağda yayımlanan oyunlarda elit başarımların kilidini açan oyuncular Vanguard olur ve bu unvanı bir oyundan ötekine taşır.`,
  image: {
    alt: 'Vanguard kupası: kırmızı bir ışık çekirdeğinin çevresinde pirinç yörüngeler.',
  },
  carouselLabel: 'Lig nasıl işler?',
  features: [
    {
      title: 'Otomatik katılım',
      body: 'Başvuru yok. Bir oyunun elit başarımlarından birine ulaşın, lige kendiliğinden girersiniz: Davetiye, başarımın kendisidir.',
    },
    {
      title: 'Geliştiriliyor',
      body: 'Lig geliştirme aşamasında. Oyunlarla entegrasyonun, Katman 3’ün açılışında hazır olması bekleniyor.',
    },
    {
      title: 'Özel ödüller',
      body: 'Üyeler özel ödüllerin kilidini açar: oynayarak kazanılan, parayla satın alınamayan eşyalar, unvanlar ve erişim hakları.',
    },
  ],
}

export const community: Translation<typeof english.community> = {
  title: 'Topluluğa katılın',
  caption: 'Herkese açık',
  subtitle: `${network.chainName} ile seviye atlamaya hazırlanın`,
  body: `${brand.name}, AAA oyunlar için ilk Katman 3 ve herkesin gözü önünde geliştiriliyor. Mühendislere bu hafta neyi bozduklarını sorun, bir görev alın, baskına üç kişi daha bulun ya da yaptığınız oyunu bize gösterin.`,
  buildWithUs: 'Birlikte geliştirelim',
  socialTitle: 'Bizi nerede bulursunuz?',
  // Only shown in capitals; Turkish rules would turn the i of these names into İ.
  social: [
    { label: 'X', purpose: 'Haberler önce burada' },
    { label: 'DISCORD', purpose: 'Bizimle ve birbirinizle konuşun' },
    { label: 'TELEGRAM', purpose: 'Duyurular ve sohbet' },
    { label: 'ZEALY', purpose: 'Günlük görevler' },
    { label: 'GALXE', purpose: 'Kampanyalar ve rozetler' },
  ],
}
