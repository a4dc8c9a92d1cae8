import { brand } from '../../brand.ts'
import type * as english from '../../pages.ts'
import type { Translation } from '../../translation.ts'
import { brand as brandWords } from './brand.ts'

export const pages: Translation<typeof english.pages> = {
  home: { title: `${brand.name}: AAA oyunlar için ilk Katman 3` },
  testnetSwap: { title: `Test ağında takas · ${brand.name} ${brand.campaignName}` },
  tokenWidget: { title: `Token widget’ı · ${brand.name}` },
  mint: { title: `${brand.name} ${brand.campaignName} Vanguard PFP: uzatılmış mint dönemi` },
  viewMint: { title: `${brand.name} ${brand.campaignName} Vanguard PFP galerisi` },
  progress: { title: `İlerlemeniz · ${brand.name} ${brand.campaignName}` },
  leaderboard: { title: `Liderlik tablosu · ${brand.name} ${brand.campaignName}` },
  ranks: { title: `Rütbeler nasıl işler? · ${brand.name} ${brand.campaignName}` },
  socialReturn: { title: `Giriş yapılıyor · ${brand.name}` },
  nodes: { title: `${brand.nodeName} çalıştırın · ${brand.name}` },
  nodeAgreement: { title: `${brand.nodeName} Yazılım Sözleşmesi · ${brand.name}` },
  status: { title: `Ağ durumu · ${brand.name}` },
  officialLinks: { title: `Resmî bağlantılar · ${brand.name}` },
  network: { title: `Geliştiriciler · ${brand.name}` },
}

export const linkPreviews: Translation<typeof english.linkPreviews> = {
  home: {
    description: brandWords.description ?? '',
    picture: { alt: 'Karanlıkta, kırmızı bir yıldızın çevresinde dönen büyük, pirinç bir gezegen düzeneği.' },
  },
  testnetSwap: {
    description: `${brand.name} üzerinde risk almadan takası deneyin: Ücretsiz test Ether alın, ${brand.campaignName} test tokenıyla takas edin, sonra geri çevirin.`,
    picture: { alt: 'Tek bir makinenin üç katmanı: pirinç ve çelik halkalar içinde kırmızı bir yıldız.' },
  },
  tokenWidget: {
    description: `Bir test tokenını kendi sözleşmesinin kuruyla alın ya da satın. ${brand.name} ${brand.campaignName} takas sayfasının arkasındaki widget.`,
    picture: { alt: 'Aynı yörüngede yer değiştiren iki gök cismi.' },
  },
  mint: {
    description: `42 ${brand.name} ${brand.campaignName} profil görselinin hepsini her gün toplayın. Gaz ücreti yok, başlamak için cüzdan gerekmez: Tek imza hepsini mint eder, Vanguard’a sayılır.`,
    picture: { alt: 'Kırmızı ve altın ışıkta, miğferli on iki Vanguard portresi.' },
  },
  viewMint: {
    description: `42 ${brand.name} ${brand.campaignName} Vanguard’dan hangileri sizde? Mint ettiğiniz cüzdanı bağlayın, tüm görselleri görün ve koleksiyonunuzu paylaşın.`,
    picture: { alt: 'Farklı üniformalarıyla on iki Vanguard portresi.' },
  },
  progress: {
    description: `Seriniz sürüyor mu? Bugünün 42 parçasını, üst üste günlerinizi ve her ${brand.name} ${brand.campaignName} görevinde neyin eksik olduğunu görün. Bakmak için cüzdan gerekmez.`,
    picture: { alt: 'Sıra sıra Vanguard portreleri.' },
  },
  leaderboard: {
    description: `${brand.name} ${brand.campaignName} sezonunda kim önde? Her oyuncunun zincirden okunan sırasını, rütbesini ve serisini görün; kendinizinkini bulun.`,
    picture: { alt: 'Kırmızı bir kristalin çevresinde pirinç halkalardan bir kupa.' },
  },
  ranks: {
    description: `Acemi erden mareşale: Her ${brand.name} ${brand.campaignName} rütbesi ne ister, beraberlik nasıl bozulur, kontenjanlar fazladan cüzdanı nasıl boşa çıkarır?`,
    picture: { alt: 'Kırmızı bir kristalin çevresinde pirinç halkalardan bir kupa.' },
  },
  socialReturn: {
    description: `Giriş yaptıktan sonra ${brand.name} sitesine geri dönüyorsunuz.`,
    picture: { alt: 'Karanlıkta, kırmızı bir yıldızın çevresinde dönen büyük, pirinç bir gezegen düzeneği.' },
  },
  nodes: {
    description:
      'Rollup’ı gözleyin, hatalı blokta alarm verin, ağ ödülleri alın. Dizüstünde, masaüstünde ya da bulut sunucusunda bir dakikadan kısa sürede kurulur.',
    picture: { alt: `${brand.nodeName}: yanan kırmızı bir gözü olan, pirinç bir alet.` },
  },
  nodeAgreement: {
    description: `${brand.nodeName} çalıştırmadan önce: kimler katılabilir, ödüller nasıl talep edilir, ${brand.clientName} ve komut satırı için koşulların tam metni.`,
    picture: { alt: `Geçip giden bir dizi çelik bloğu gözleyen ${brand.nodeName}.` },
  },
  status: {
    description: `${brand.name} çalışıyor mu? Test ağının, mint işleminin ve tüm hizmetlerin canlı durumu, 90 günlük çalışma oranıyla.`,
    picture: { alt: `Nöbet tutan ${brand.nodeName}.` },
  },
  officialLinks: {
    description: `Bu ${brand.name} bağlantısı gerçek mi? Cüzdan bağlamadan ya da bir şey indirmeden önce resmî alan adlarını, sözleşmeleri, hesapları ve imza anahtarlarını kontrol edin.`,
    picture: { alt: 'Kırmızı bir yıldızın çevresinde pirinç bir gezegen düzeneği.' },
  },
  network: {
    description: `${brand.name} bağlantısı: zincir kimliği, RPC uç noktası, musluk ve akıllı sözleşmeler; viem, ethers, Hardhat ve Foundry için kodla.`,
    picture: { alt: 'Tek bir makinenin üç katmanı: pirinç ve çelik halkalar içinde kırmızı bir yıldız.' },
  },
}
