import type * as english from '../../quests.ts'
import type { Translation } from '../../translation.ts'

export const quests: Translation<typeof english.quests> = {
  done: 'Zincir üzerinde tamamlandı.',
  list: [
    {
      id: 'first-mint',
      title: 'İlk mint',
      task: 'Koleksiyonun herhangi bir parçasını mint edin.',
      missing: 'Bu cüzdan henüz hiçbir şey mint etmedi.',
    },
    {
      id: 'ten-today',
      title: 'Bugün on parça',
      task: 'Bir günde on parça mint edin. Her gün yeni bir şansınız olur.',
      missing: 'Bugün mint edilen parça: {have} / {need}.',
    },
    {
      id: 'all-today',
      title: 'Bugün 42’nin hepsi',
      task: 'Gün bitmeden 42 parçanın hepsini mint edin.',
      missing: 'Bugün mint edilen parça: {have} / {need}.',
    },
    {
      id: 'streak-3',
      title: 'Üst üste üç gün',
      task: 'Üst üste üç gün, 42 parçanın hepsini mint edin.',
      missing: 'Şu anki seri, gün olarak: {have} / {need}.',
    },
    {
      id: 'streak-7',
      title: 'Üst üste yedi gün',
      task: 'Üst üste yedi gün, 42 parçanın hepsini mint edin.',
      missing: 'Şu anki seri, gün olarak: {have} / {need}.',
    },
    {
      id: 'every-item',
      title: 'Her parçadan bir kez',
      task: '42 parçanın her birini en az bir kez mint edin; kaç gün sürerse sürsün.',
      missing: 'Şimdiye kadar mint edilen farklı parça: {have} / {need}.',
    },
    {
      id: 'thousand-mints',
      title: 'Bin mint',
      task: 'Toplamda bin parça mint edin; kaç gün sürerse sürsün.',
      missing: 'Şimdiye kadar mint edilen parça: {have} / {need}.',
    },
    {
      id: 'season-100',
      title: 'Birinci sezonda yüz',
      task: 'Birinci sezon sürerken yüz parça mint edin.',
      missing: 'Birinci sezonda mint edilen parça: {have} / {need}.',
    },
    {
      id: 'first-swap',
      title: 'İlk takas',
      task: 'Test tokenını bir kez alın ya da satın.',
      missing: 'Bu cüzdan test tokenını henüz alıp satmadı.',
    },
    {
      id: 'hold-token',
      title: 'Yüz test tokenı',
      task: 'Gün başlarken cüzdanınızda en az yüz test tokenı bulunsun. Bugün aldığınız tokenlar yarın sayılır.',
      missing: 'Gün başındaki bakiye, test tokenı olarak: {have} / {need}.',
    },
    {
      id: 'connect-account',
      title: 'Adıyla tanınan',
      task: 'Sosyal medya hesabınızı cüzdanınıza bağlayın.',
      missing: 'Bu cüzdana henüz bir sosyal medya hesabı bağlanmadı.',
    },
  ],
}

export const questDetails: Translation<typeof english.questDetails> = {
  itemsToday: 'Bugün {count} tane daha mint edin. Seçenekler: {items}.',
  itemsOnDay: 'En iyi günde, {date} tarihinde, {count} tane eksikti. Seçenekler: {items}.',
  todayCounts: 'Bugün sayıldı bile. Yarın yine gelin.',
  streakBroken: 'Seri {date} günü sona erdi; mint edilen parça: {minted} / {needed}.',
  neverMinted: 'Henüz mint edilmeyenler: {items}.',
  windowAhead: '{from} tarihinde başlıyor, {to} tarihinde bitiyor.',
  windowRunning: 'Sürüyor; son gün: {to}.',
  windowOver: '{from} ile {to} arasında sürdü ve sona erdi.',
}
