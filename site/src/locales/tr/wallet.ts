import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'
import type * as english from '../../wallet.ts'

export const walletWords: Translation<typeof english.walletWords> = {
  connect: 'Cüzdan bağla',
  opening: 'Açılıyor…',
  reconnecting: 'Yeniden bağlanıyor…',
  account: 'Cüzdanınız',
  networks: 'Ağ',
  browserWallet: 'Tarayıcı cüzdanı',
  walletConnect: 'WalletConnect',
  guest: {
    name: 'Misafir cüzdanı (yalnızca test ağı)',
    badge: 'Misafir cüzdanı',
  },
  wrongChain: {
    notice: `Cüzdanınız başka bir ağda. Yine de mint edebilirsiniz, çünkü mint için yalnızca imza gerekir. Görsellerinizi cüzdanınızda görmek için ${network.testnet.name} ağına geçin.`,
    switch: 'Ağ değiştir',
    switching: 'Cüzdanınıza bakın…',
    switched: `Cüzdanınız artık ${network.testnet.name} ağında.`,
  },
  copy: 'Kopyala',
  copied: 'Kopyalandı.',
  copyFailed: 'Tarayıcınız kopyalamayı engelledi. Metni seçip elle kopyalayın.',
  close: 'Kapat',
  unavailable: {
    notice: 'Cüzdan özellikleri yüklenemedi. Sayfanın geri kalanı çalışmaya devam ediyor.',
    retry: 'Tekrar dene',
  },
}

export const walletErrors: Translation<typeof english.walletErrors> = {
  rejected: 'İsteği cüzdanınızda reddettiniz. Hiçbir şey değişmedi.',
  pending: 'Cüzdanınızda açık bir istek var. Önce onu yanıtlayın.',
  noChains: 'Cüzdanınızda bu sitenin desteklediği bir ağ yok. Test ağını ekleyip tekrar deneyin.',
  unknownChain: `Cüzdanınızda ${network.testnet.name} ağı yok. Ağı ekleyip tekrar deneyin.`,
  walletConnectMissing:
    'WalletConnect bu sitede kurulu değil. Bir tarayıcı cüzdanını ya da misafir cüzdanını kullanın.',
  connectorMissing: 'Daha önce kullandığınız cüzdan artık bu tarayıcıda yok. Başka bir cüzdan bağlayın.',
  providerMissing: 'Bu tarayıcıda cüzdan bulunamadı. Bir cüzdan kurun ya da misafir cüzdanını kullanın.',
  guestChain: 'Misafir cüzdanı yalnızca test ağında çalışır.',
  unauthorized: 'Cüzdanınız bu hesaba erişim vermedi. Cüzdanı yeniden bağlayın.',
  disconnected: 'Cüzdanınız artık bağlı değil. Yeniden bağlayın.',
  insufficientFunds: 'Bu hesaptaki bakiye bunun için yeterli değil. Mint etmek ücretsizdir.',
  timeout: 'Cüzdanınız zamanında yanıt vermedi. Tekrar deneyin.',
  unknown: 'Cüzdanınız bir sorun bildirdi. Tekrar deneyin ya da cüzdanı yeniden bağlayın.',
}

export const addNetworkWords: Translation<typeof english.addNetworkWords> = {
  open: 'Ağı ekle',
  title: network.testnet.name,
  intro: 'Ağı cüzdanınıza otomatik olarak ekleyin ya da ayarlarını elle kopyalayın.',
  add: 'Cüzdanıma ekle',
  added: `Cüzdanınıza ${network.testnet.name} ağı eklendi.`,
  needsWallet: 'Ağı otomatik olarak eklemek için bir cüzdan bağlayın.',
  chainId: 'Zincir kimliği',
  chainName: 'Ağ adı',
  rpcUrl: 'RPC URL’si',
  currency: 'Para birimi simgesi',
  explorer: 'Blok gezgini',
}
