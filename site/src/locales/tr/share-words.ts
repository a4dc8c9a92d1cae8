import type * as english from '../../share-words.ts'
import type { Translation } from '../../translation.ts'

export const shareWords: Translation<typeof english.shareWords> = {
  action: 'Paylaş',
  title: 'Bu ilerlemeyi paylaşın',
  intro:
    'Bağlantıya sahip herkes bu sayfayı bu cüzdan için görebilir. Bağlantının ön izlemelerinde bu görsel gösterilir.',
  link: 'Bağlantı',
  copy: 'Bağlantıyı kopyala',
  copied: 'Kopyalandı',
  selected: 'Seçildi. Kopyalamak için Ctrl+C ya da ⌘C tuşlarına basın.',
  close: 'Kapat',
  drawing: 'İlerlemeniz çiziliyor…',
  undrawn: 'Görsel oluşturulamadı. Bu pencereyi kapatıp tekrar deneyin.',
  alt: 'Seriyi, ışıklar hâlinde bugünün parçalarını ve rütbe rozetini gösteren bir kart.',
  card: {
    streak: { one: 'gün üst üste', other: 'gün üst üste' },
    today: 'Bugün {minted} / {total}',
    place: 'Sıra: {place} / {places}',
    noRank: 'Henüz rütbe yok',
  },
}
