import { brand } from '../../brand.ts'
import type * as english from '../../nodes-page.ts'
import type { Translation } from '../../translation.ts'

export const nodesLanding: Translation<typeof english.nodesLanding> = {
  hero: {
    caption: 'Sentry Node’lar',
    title: 'Bir dakikadan kısa sürede ödül almaya başlayın',
    subtitle: `${brand.name} Sentry Node’ları artık hazır`,
    body: 'Sentry Node’lar her makinede çalışır, bulut sunucularına da kurulabilir',
  },
  film: {
    title: 'Bir Sentry Node iş başında',
    captionsLabel: 'Türkçe',
    play: 'Filmi oynat',
    playAgain: 'Filmi yeniden oynat',
    soundHint: 'Ses için tıklayın',
    transcriptTitle: 'Filmin dökümü',
    transcript: [
      'Pes bir makine uğultusu. Büyük bir pirinç çark, yanan bir çekirdeğin çevresinde çelik bloklar taşır; eşapmanın her tıkırtısında bir adım ilerler. Ekranda: “Rollup: Bloklar önerilir. Birinin onları denetlemesi gerekir.”',
      'Daha yakın, daha karanlık. Bloklar birbiri ardına, kimse bakmadan geçer. Ekranda: “Denetçi ikilemi: Denetim masraflıdır. Çoğu zaman hata da yoktur. Peki nöbeti kim tutar?”',
      'Ses yükselir. Çarkın arkasında bir alet uyanır: Diyaframı açılır, içine kırmızı ışık dolar, bloklara döner. Ekranda: “Sentry Node’lar her beyanı gözler.”',
      'Çark, eğri duran bir blok getirir; kenarları kırmızı yanar. Tıkırtı kesilir. Ekranda: “Uyuşmazlık: Hatalı bir blok önerildi.”',
      'Yumuşak sesli bir boru üç kez öter. Nöbetçinin gözü parlar, çarkın çevresindeki lambalar birbiri ardına yanıt verir. Ekranda: “Alarm: Nöbetçi alarm verir.” Blok kaldırılıp alınır, yerini doğru bir blok alır. Ekranda: “Başkaları müdahale eder.”',
      'Tıkırtı geri gelir, sıcak bir akor çözülür. Çarkın tamamı ışıkta döner. Ekranda: “Çözüldü: Doğru durum korunur. Operatörler, nöbetleri için ağ ödülleri alır.”',
      `Bir çan. Ekranda: “${brand.name}: Sentry Node çalıştırın.”`,
    ],
  },
  poweredBy: 'Altyapı ortakları',
  benefits: {
    title: `Neden ${brand.name} ekosisteminde node operatörü olmalısınız?`,
    list: [
      {
        title: 'Kolaylık',
        body: 'Eski bir bilgisayar bile yeter: Sentry Node 60 saniyeden kısa sürede çalışmaya başlar.',
      },
      {
        title: 'Ödüller',
        body: `${brand.name} ağına katkınız için ödül alma fırsatlarının kapısını açın.`,
      },
      {
        title: 'Ayrıcalık',
        body: 'Node sayısı sınırlıdır. Ağ büyüdükçe, seçilmiş azınlığın fırsatları da büyüyecek.',
      },
    ],
  },
  resources: {
    title: 'Kaynaklar',
    body: 'Sorunuz mu var? Sosyal kanallarımızdan bize ulaşın ya da belgelerimizi okuyun: {docs}.',
    docs: 'GitBook',
    // Only shown in capitals; Turkish rules would turn the i of these names into İ.
    buttons: [{ label: 'DISCORD' }, { label: 'TELEGRAM' }, { label: 'GITBOOK' }],
  },
}

export const nodesGuide: Translation<typeof english.nodesGuide> = {
  chapters: {
    title: 'Bu sayfada',
    list: [
      { id: 'all-downloads', label: 'Tüm indirmeler' },
      { id: 'what-it-does', label: 'Ne yapar?' },
      { id: 'what-it-needs', label: 'Ne gerekir?' },
      { id: 'in-the-cloud', label: 'Bulutta' },
      { id: 'keys-and-rewards', label: 'Anahtarlar ve ödüller' },
      { id: 'questions', label: 'Sorular' },
    ],
  },
  watch: {
    title: 'Node bütün gün ne yapar?',
    subtitle: 'Başka herkesin sorgulamadan inandığını denetler',
    body: `${brand.name} bir rollup’tır: İşini temel zincirin dışında yapar, sonucunu bildirir. Birinin bu bildirimi denetlemesi gerekir.`,
    steps: [
      {
        title: 'Öneri',
        drawing:
          'İşlemler bir araya düşüp bir blok oluşturur. Yüzündeki dokuz nokta, öne sürdüğü durumu gösterir; blok bir ray boyunca yola çıkar.',
        body: `Bir doğrulayıcı son işlemleri bir araya toplar ve ağın bunlardan sonraki durumunu önerir. Öneri ${brand.rollupName} üzerine gönderilir ve orada bekler.`,
      },
      {
        title: 'Beyan',
        drawing:
          'Blok, bir Sentry Node’un gözü altında, node’un kendi sonucunun yanında durur. İki desenin arasında bir eşittir işareti belirir; başka bir blokta bu işaretin üstü çizilir.',
        body: 'Node’unuz aynı işlemleri yeniden yürütür ve durumu kendisi hesaplar. İkisi uyuşuyorsa bunu söyleyen bir beyan imzalar ve gözlemeyi sürdürür.',
      },
      {
        title: 'İtiraz',
        drawing:
          'Kesinliğin önünde bir kapı durur. Uyuşan blok geçer. Uyuşmayan blok için üç lamba yanar, kapı kapalı kalır ve bloğun üstü çizilir.',
        body: 'İkisi farklıysa node, öneri hâlâ beklerken kanıtıyla birlikte alarm verir. O zaman stake’i olan herkes öneriye itiraz edebilir ve hatalı blok hiçbir zaman kesinleşmez.',
      },
    ],
    pauseFigure: 'Çizimi durdur',
    playFigure: 'Çizimi oynat',
    dilemma: {
      title: 'Denetçi ikilemi',
      body: 'Hiç aksamayan bir sistem kimseye onu denetlemek için neden vermez; kimsenin denetlemediği bir sistem de aksar. Yalnızca yakalanan hatalara ödeme yapmak işi daha da kötüleştirir: Sistem ne kadar iyi çalışırsa, bekçileri o kadar az kazanır. Sentry Node’lar, bulunacak bir şey olsun olmasın, denetledikleri için ödüllendirilir; böylece nöbet sakin günlerde de tutulur.',
      chart: {
        label:
          'Bir grafik. Sağa doğru ağ giderek daha iyi çalışır. Yakalanan hata başına ödeme, denetimin maliyetinin altına düşer; o noktadan sonra kimse denetlemez. Nöbet için ödeme, maliyetin üzerinde sabit kalır.',
        progress: 'Ağ iyi çalıştıkça',
        perCatch: 'Yakalama başına ödeme',
        perWatch: 'Nöbet için ödeme',
        cost: 'Denetimin maliyeti',
        gap: 'Kimse denetlemez',
      },
    },
  },
  requirements: {
    title: 'Ne gerekir?',
    body: 'Bir oyundan daha azı. Node sonuçları karşılaştırır; zinciri saklamaz, madencilik yapmaz, ekran kartını kullanmaz.',
    columns: { part: 'Bileşen', least: 'En az', better: 'Rahat' },
    rows: [
      { part: 'İşlemci', least: '1 çekirdek, 64 bit', better: '2 çekirdek' },
      { part: 'Bellek', least: '2 GB', better: '4 GB' },
      { part: 'Disk', least: '2 GB boş alan', better: '10 GB boş alan' },
      { part: 'Bağlantı', least: '2 Mbit/sn', better: '10 Mbit/sn, gün boyu açık' },
      {
        part: 'Sistem',
        least: 'Windows 10, macOS 12 ya da Linux, 64 bit',
        better: 'Aynısı, güncel tutulmuş hâli',
      },
    ],
  },
  cloud: {
    title: 'Bulutta, komut satırıyla',
    body: 'Küçük bir Linux sunucusu yeter. Üç adım; sonra kendi makineniz uyurken o nöbet tutar.',
    steps: [
      {
        title: 'İndirin, denetleyin, açın',
        body: 'Üçüncü satırı çalıştırmadan önce ikinci satır OK yazmalıdır. Yalnızca bir özet değeri yazarsa, onu sürüm sayfasındakiyle karşılaştırın.',
      },
      {
        title: 'Bir kez elle başlatın',
        body: 'İlk başlatma bir operatör adresi oluşturur ve ekrana yazar. Sentry Key’inizi bu adrese atayın; anahtarın kendi cüzdanınızdan çıkması hiçbir zaman gerekmez.',
      },
      {
        title: 'Çalışır durumda tutun',
        body: 'Bir servis, node’u makineyle birlikte başlatır ve her durduğunda yeniden çalıştırır; bunu sizin hesabınızla yapar. Son satır, node’un ne yaptığını gösterir; Ctrl+C node’u değil, günlük görünümünü kapatır.',
      },
    ],
    terminal: 'Terminal',
    copy: 'Kopyala',
    copied: 'Kopyalandı',
    copyByHand: 'Seçildi. Kopyalamak için Ctrl+C ya da ⌘C tuşlarına basın.',
  },
  keys: {
    title: 'Anahtarlar ve ödüller',
    body: 'Yazılımı herkes çalıştırıp gözlem yapabilir. Stake etmek ve nöbet karşılığında Ağ Ödülleri kazanmak için node’a bir Sentry Key gerekir.',
    points: [
      {
        title: 'Bir anahtar, bir node',
        body: 'Sentry Key, NFT biçiminde bir yükseltme anahtarıdır. Kazanç sağlayan her node’un kendi anahtarı olmalıdır; on node için on anahtar gerekir.',
      },
      {
        title: 'Devredilemez',
        body: 'Anahtar, onu satın alan cüzdanda kalır. Satılamaz, ödünç verilemez, taşınamaz; bu yüzden satın almadan önce sözleşmeyi okuyun.',
      },
      {
        title: 'Ödül, nöbeti tutanın',
        body: 'Ağ Ödülleri, node’ları doğru beyan gönderen anahtarlara tahakkuk eder. Ücret değildir, anahtarın bedeli üzerinden bir getiri de değildir; ne kadar olacağına dair kimse söz veremez.',
      },
      {
        title: 'Ödemeden önce doğrulama',
        body: 'Ödüllerin talep edilebilmesi için önce anahtar sahibinin kimliği doğrulanır. Operatörler en az 18 yaşında olmalı, ABD kişisi (“U.S. person”) olmamalı ve kısıtlı bir bölgede yaşamamalıdır.',
      },
    ],
    agreement: 'Sözleşmeyi oku',
  },
  questions: {
    title: 'Sık sorulan sorular',
    list: [
      {
        question: 'Sentry Key olmadan node çalıştırabilir miyim?',
        answer: 'Evet. Diğerleri gibi gözler ve alarm verir. Stake edemez ve Ağ Ödülleri kazanmaz.',
      },
      {
        question: 'Bilgisayarımın sürekli açık kalması mı gerekiyor?',
        answer:
          'Node yalnızca çalışırken gözler. Ceza almadan kapatıp yeniden açabilirsiniz, ama arada olanları kaçırır. En azını bulut sunucusu kaçırır.',
      },
      {
        question: 'Bir makinede birden çok node çalışabilir mi?',
        answer: 'Evet. Ödül kazanan her node’un yine de kendi anahtarı olmalıdır.',
      },
      {
        question: 'Mac’imde neden Windows düğmesi görünüyor?',
        answer:
          'Birçok operatör bir makinede indirip başka bir makineye kurar. Önce macOS sürümü gelir; bütün sürümler, tüm indirmelerin tablosundadır.',
      },
      {
        question: 'Linux kullanıyorum. Dosyamı nerede bulurum?',
        answer: 'Tüm indirmelerin tablosunda: masaüstü istemcisi AppImage, komut satırı node’u arşiv olarak.',
      },
      {
        question: 'Node’um hatalı bir blok bulunca ne olur?',
        answer:
          'Kanıtıyla birlikte alarm verir. Sizin bir şey yapmanız gerekmez. Rollup’ta stake’i olanların gerekir; zamanları da vardır, çünkü itiraz edilen bir öneri kesinleşemez.',
      },
      {
        question: 'Kurallar nerede?',
        answer: 'Sentry Node Yazılım Sözleşmesi’nde. Her sayfanın altında bağlantısı var.',
      },
    ],
  },
}
