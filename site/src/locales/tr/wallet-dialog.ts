import type { Translation } from '../../translation.ts'
import type * as english from '../../wallet-dialog.ts'

export const walletDialog: Translation<typeof english.walletDialog> = {
  back: 'Tüm cüzdanlara dön',
  connect: {
    title: 'Cüzdan bağlayın',
    installed: 'Bu tarayıcıda bulunanlar',
    scan: 'Telefonunuzdaki cüzdanla bir kod tarayın',
    otherDevice: 'Başka bir cihazdaki cüzdan için',
    embedded: 'Deneme ortamı: bu sitenin kendi aktarma sunucusuyla eşleşir',
    onPhone: 'Bu telefondaki cüzdanlar',
    otherWays: 'Diğer seçenekler',
    lastUsed: 'Son kullanılan',
    promise:
      'Bağlandığınızda yalnızca adresiniz paylaşılır, başka hiçbir şey. Siz bir şey imzalamadan önce cüzdanınız sorar.',
  },
  asking: {
    title: 'Cüzdanınıza bakın',
    body: 'Adresinizin bu siteyle paylaşılması isteğini onaylayın.',
    retry: 'Tekrar dene',
    failedTitle: 'Bağlanmadı',
  },
  pairing: {
    title: 'Telefonunuzla tarayın',
    code: 'Eşleştirme kodu',
    steps: ['Telefonunuzda bir cüzdan açıp tarayıcısını başlatın.', 'Bu kodu tarayın.', 'Bağlantıyı onaylayın.'],
    worksWith: 'Şunlarla çalışır: {wallets}.',
    embedded:
      'Deneme ortamında eşleştirme, bu sitenin kendi aktarma sunucusu üzerinden yapılır. Yalnızca bu sunucuyu kullanan bir test cüzdanı bağlanabilir; gerçek telefonlardaki cüzdanlar bağlanamaz.',
    preparing: 'Kod oluşturuluyor…',
    copy: 'Bağlantıyı kopyala',
  },
  opening: {
    title: 'Cüzdanınızda devam edin',
    body: 'Bağlantıyı orada onaylayın, sonra bu sayfaya dönün. Cüzdanınız açılmadıysa aşağıdaki düğmeyi kullanın.',
    open: '{wallet} uygulamasını aç',
    anyWallet: 'Başka bir cüzdan',
  },
  account: {
    title: 'Cüzdanınız',
    by: 'Bağlanan cüzdan',
    address: 'Adres',
    network: 'Ağ',
    change: 'Değiştir',
    explorer: 'Blok gezgini',
    disconnect: 'Bağlantıyı kes',
  },
  networks: {
    title: 'Ağ',
    current: 'Şu anki',
    switch: 'Geç',
    asking: 'Cüzdanınıza bakın…',
    elsewhere: 'Cüzdanınız bu sitenin desteklemediği bir ağda.',
    testnet: 'Mint için',
    main: 'Ana ağ',
  },
}
