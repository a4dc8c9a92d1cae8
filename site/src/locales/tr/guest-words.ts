import type * as english from '../../guest-words.ts'
import type { Translation } from '../../translation.ts'

export const guestWords: Translation<typeof english.guestWords> = {
  choices: {
    title: 'Cüzdan uygulaması gerekmez',
    recommended: 'Önerilen',
    create: 'Parola yöneticinizde saklanır; böylece tüm cihazlarınızda geri yükleyebilirsiniz.',
    restore: 'Zaten bir misafir cüzdanım var',
    restoreHint: 'Bu sitede oluşturduğunuz geçiş anahtarıyla geri yükleyin.',
    browser: 'Yalnızca bu tarayıcıda saklanır; tarayıcı verilerini silmek onu da siler.',
  },
  unsupported: {
    unsupportedBrowser:
      'Bu tarayıcı, cüzdanı bir geçiş anahtarında saklayamıyor. Yedeklemek için misafir cüzdanınızın anahtarını dışa aktarın ya da Chrome, Edge, Firefox veya Safari’nin güncel bir sürümünü kullanın.',
    inAppBrowser:
      'Bu uygulamanın yerleşik tarayıcısı geçiş anahtarlarını desteklemiyor ve uygulama misafir cüzdanını her an silebilir. Geri yükleyebileceğiniz bir cüzdan için bu sayfayı kendi tarayıcınızda açın.',
    noDomain:
      'Geçiş anahtarları bu adreste değil, yalnızca HTTPS üzerinden ve bir alan adında çalışır. Yedeklemek için misafir cüzdanınızın anahtarını dışa aktarın.',
  },
  openBrowser: 'Tarayıcınızda açın',
  copyLink: 'Bağlantıyı kopyala',
  passkey: {
    name: 'Geçiş anahtarlı misafir cüzdanı',
    notice:
      'Bu misafir cüzdanını geçiş anahtarınız saklar. Tarayıcınız, sayfa her yüklendiğinde ilk imzadan önce onu sorar. Cüzdanı başka bir yerde kullanmak için orada “Zaten bir misafir cüzdanım var” seçeneğini seçin. Onu test ağında kullanın, değeri olan hiçbir şey için kullanmayın.',
    createTitle: 'Geçiş anahtarı oluşturun',
    restoreTitle: 'Geçiş anahtarınızı kullanın',
    body: 'Tarayıcınızın yönergelerini izleyin. Bazı cihazlar iki kez sorar.',
    confirm: 'Geçiş anahtarını kullan',
    restore: 'Cüzdanımı geri yükle',
    browser: 'Bu tarayıcıda misafir cüzdanı oluştur',
  },
  notice:
    'Misafir cüzdanı kullanıyorsunuz. Yalnızca bu tarayıcıda saklanır ve tarayıcının depolama alanını temizlemek onu siler. Onu test ağında kullanın, değeri olan hiçbir şey için kullanmayın.',
  backup:
    'Yedeklemek için özel anahtarını dışa aktarın, sonra anahtarı bir parola yöneticisinde saklayın ya da başka bir cüzdana aktarın. Geçiş anahtarı bu cüzdanı saklayamaz: Yeni bir adresi olan, görselsiz yeni bir cüzdan oluşturur.',
  backupDone: 'Anladım',
  exportKey: 'Özel anahtarı dışa aktar',
  exportTitle: 'Misafir cüzdanınızın özel anahtarı',
  exportWarning:
    'Bu anahtara sahip olan herkes cüzdanı kontrol eder. Anahtarı gizli tutun ve cüzdana gerçek para göndermeyin. Görsellerinizi korumak için anahtarı kendi cüzdanınıza aktarın.',
  reveal: 'Anahtarı göster',
  hide: 'Anahtarı gizle',
  keyLabel: 'Özel anahtar',
}
