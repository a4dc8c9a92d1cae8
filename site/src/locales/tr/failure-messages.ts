import type * as english from '../../failure-messages.ts'
import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'

const currency = network.testnet.nativeCurrency.name

export const failures: Translation<typeof english.failures> = {
  SIGNATURE_INVALID: 'İmza bu cüzdanla eşleşmiyor. Mesajı yeniden imzalayın.',
  SIGN_IN_REQUIRED: 'Önce sosyal medya hesabınızı bağlayın, sonra yeniden mint edin.',
  SIGN_IN_UNAVAILABLE: 'X yanıt vermediği için hesabınızı doğrulayamadık. Birkaç dakika sonra tekrar deneyin.',
  SOCIAL_ACCOUNT_USED:
    'Sosyal medya hesabınız bugün başka bir cüzdan için zaten mint etti. O cüzdanı kullanın ya da yarın yine gelin.',
  PROOF_REQUIRED: 'Tarayıcınızın önce kısa bir bulmaca çözmesi gerekiyor. Sayfayı yenileyip tekrar deneyin.',
  MINT_CLOSED: 'Mint şu anda kapalı.',
  MINT_NOT_STARTED: 'Mint henüz başlamadı.',
  RECEIVER_REFUSED: 'Cüzdanınız, bu parçayı almayı reddeden bir akıllı sözleşme.',
  ALREADY_MINTED: 'Bu parçayı bugün zaten mint ettiniz. Yarın yine gelin.',
  DAY_OVER: 'Mint işleminiz onaylanmadan gün bitti, bu yüzden parça mint edilmedi. Yeni gün için yeniden mint edin.',
  BUDGET_SPENT: 'Bugünün ücretsiz mint hakları tükendi. Sonraki mint günü başladığında yenileri açılır.',
  BUDGET_SPENT_FOR_NEW:
    'Bugün yeni cüzdanlara ayrılan ücretsiz mint hakları tükendi. Sonraki mint günü başladığında yenileri açılır.',
  BUDGET_SPENT_FOR_SOURCE:
    'İnternet bağlantınızın bugünkü ücretsiz mint hakları tükendi. Sonraki mint günü başladığında yenileri açılır.',
  QUEUE_FULL: 'Şu anda çok fazla kişi mint ediyor. Bir dakika sonra tekrar deneyin.',
  RELAYER_UNAVAILABLE: 'Mint geçici olarak kullanılamıyor. Birkaç dakika sonra tekrar deneyin.',
  STILL_PENDING:
    'Mint hâlâ işleniyor ve her zamankinden uzun sürüyor. Bu sayfayı kapatıp bir dakika sonra yeniden bakabilirsiniz.',
  RESTARTING: 'Hizmet yeniden başlatılıyor. Mint işleminiz sürüyor; birkaç saniye sonra yeniden bakın.',
  CHAIN_RESET: 'Test ağı sıfırlandı ve bu mint kayboldu. Yeniden mint edin.',
  TRANSACTION_FAILED: 'Ağ, mint işlemini reddetti. Birazdan tekrar deneyin.',

  ALREADY_GIVEN: `Bu cüzdan bugünkü test ${currency} payını zaten aldı. Yarın yine gelin.`,
  ALREADY_FUNDED: 'Bu cüzdanda başlamaya yetecek kadar bakiye zaten var. Musluk, daha azına sahip cüzdanlar içindir.',
  NETWORK_SHARE_GIVEN: `İnternet bağlantınız bugünkü test ${currency} limitine ulaştı. Yarın yine gelin.`,
  DAY_SPENT: `Musluk bugünkü test ${currency} miktarının tamamını dağıttı. Yarın yine gelin.`,
  FAUCET_LOW: 'Musluk boş ve doldurulması gerekiyor. Daha sonra tekrar deneyin.',
  FAUCET_BUSY: 'Musluk meşgul. Birkaç saniye sonra tekrar deneyin.',
  FAUCET_UNAVAILABLE: 'Musluk ağa ulaşamıyor. Birazdan tekrar deneyin.',
  TRANSFER_REFUSED: `Bu adres, ${currency} kabul etmeyen bir akıllı sözleşme.`,

  SIGN_IN_NOT_OFFERED: 'Bu sitede giriş özelliği sunulmuyor.',
  SIGN_IN_DENIED: 'Girişi reddettiniz. Bizimle hiçbir şey paylaşılmadı.',
  SIGN_IN_STATE: 'Bu giriş bu sekmede başlatılmadı. Mint sayfasından yeniden başlatın.',
  SIGN_IN_EXPIRED: 'Girişin süresi doldu ya da giriş zaten kullanıldı. Mint sayfasından yeniden başlatın.',
  SIGN_IN_ENDED: 'Girişinizin süresi doldu. Yeniden giriş yapın.',
  SIGN_IN_BUSY: 'X, isteklerimizi sınırlıyor. Birkaç dakika sonra tekrar deneyin.',
  SIGN_IN_MISCONFIGURED: 'X, bu sitenin giriş ayarlarını reddetti. Sorun bizim tarafımızda; daha sonra tekrar deneyin.',

  UNKNOWN_QUEST: 'Böyle bir görev yok.',
  QUEST_KEY_WRONG: 'Bu görev kontrol edilemedi: Platform doğru anahtarı göndermedi.',
  MINT_INDEX_UNAVAILABLE:
    'Zincir hâlâ dizinleniyor, bu yüzden bunu henüz doğrulayamıyoruz. {wait} sonra tekrar deneyin; hiçbir şey kaybolmadı.',
  NO_WALLET_LINKED:
    'O platformdaki hesabınıza bağlı bir cüzdan yok. Mint ettiğiniz cüzdanı bağlayın, sonra tekrar deneyin.',
  ACCOUNT_CONNECTED_ELSEWHERE: 'Bu hesap zaten başka bir cüzdana bağlı.',
  WALLET_HAS_ACCOUNT: 'Bu cüzdana zaten başka bir hesap bağlı.',
  ACCOUNT_RESERVED:
    'Bu cüzdan ya da hesap, bu sezon başka bir hesaba ya da cüzdana bağlanmıştı. Sezon bitene kadar yalnızca ona yeniden bağlanabilir.',
  ACCOUNT_NOT_CONNECTED: 'Bu cüzdan ile bu hesap birbirine bağlı değil.',
  SIGNED_OUTDATED: 'Bu imza çok eski ya da o zamandan beri daha yeni bir mesaj imzaladınız. Yeniden imzalayın.',

  UNKNOWN_SEASON: 'Böyle bir sezon yok.',
  NAME_REFUSED:
    'Bu ada izin verilmiyor. Tek bir alfabeden 3 ila 24 harf ya da rakam kullanın; aralarında tek boşluk ya da tire olabilir. Bağlantılar, hakaret içeren sözcükler ve bizim adımıza konuştuğunu öne süren adlar reddedilir.',
  NAME_TAKEN: 'Başka bir oyuncu bu adı ya da buna benzeyen bir adı zaten kullanıyor.',
  NAME_WITHOUT_MINT:
    'Önce bu cüzdanla bir parça mint edin. Cüzdan liderlik tablosuna girince bir ad imzalayabilirsiniz.',
  NAME_HIDDEN: 'Ekip bu cüzdanın adını gizledi. Bir yanlışlık olduysa bize ulaşın.',
  NAME_OUTDATED: 'Bu imza çok eski ya da o zamandan beri daha yeni bir mesaj imzaladınız. Yeniden imzalayın.',

  FORM_NOT_FOUND: 'Böyle bir form yok.',
  FORM_PROOF_REQUIRED:
    'Bugün çok fazla mesaj alıyoruz, bu yüzden tarayıcınızın önce kısa bir bulmaca çözmesi gerekiyor. Mesajınız gönderilmedi. JavaScript’i açın, sayfayı yenileyip yeniden gönderin ya da yarına kadar bekleyin.',
  NO_FILE_UPLOADS: 'Dosya yükleme kabul edilmiyor.',
  UNREADABLE: 'Form okunamadı.',
  DAY_FULL: 'Bugün çok fazla mesaj aldık, bu yüzden sizinki kaydedilmedi. Yarın yeniden gönderin.',
  FULL: 'Posta kutumuz dolu, bu yüzden mesajınız kaydedilmedi. Bize e-posta yazın ya da başka bir gün yeniden gönderin.',
  UNAVAILABLE: 'Mesajınız kaydedilemedi. Bir dakika sonra yeniden gönderin.',

  BUSY: 'Çok fazla görsel oluşturuluyor. Birazdan tekrar deneyin.',
  CHAIN_SILENT: 'Zincir yanıt vermiyor. Birazdan tekrar deneyin.',
  UNKNOWN_TOKEN: 'Koleksiyonda bu kimliğe sahip bir token yok.',
  RELEASE_UNKNOWN: 'En son sürüm henüz bilinmiyor. Bir dakika sonra tekrar deneyin.',

  BAD_REQUEST: 'İstek okunamadı.',
  MALFORMED: 'İstek geçersiz: {details}.',
  NOT_FOUND: 'Bu adreste bir şey yok.',
  REQUEST_TIMEOUT: 'İsteğin ulaşması çok uzun sürdü.',
  TOO_LARGE: 'İstek çok büyük.',
  UNSUPPORTED_CONTENT: 'Bu içerik türü desteklenmiyor.',
  TOO_MANY_REQUESTS: 'İnternet bağlantınızdan çok fazla istek geldi. {wait} sonra tekrar deneyin.',
  TOO_MANY_STREAMS:
    'İnternet bağlantınızda çok fazla canlı bağlantı açık. Bu sitenin diğer sekmelerini kapatıp sayfayı yenileyin.',
  HEADERS_TOO_LARGE: 'İstek üst bilgileri çok büyük.',
  INTERNAL: 'Bizim tarafımızda bir şeyler ters gitti. Birazdan tekrar deneyin.',
  OVERLOADED: 'Site çok yoğun. Birkaç saniye sonra tekrar deneyin.',
}
