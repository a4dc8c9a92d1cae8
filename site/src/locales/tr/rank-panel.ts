import type * as english from '../../rank-panel.ts'
import type { Translation } from '../../translation.ts'

export const rankPanelWords: Translation<typeof english.rankPanelWords> = {
  title: 'Rütbe',
  place: 'Sıra: {place} / {places}',
  sharedPlace: 'Sıra: {place} / {places}, {count} oyuncu berabere',
  noPlace: 'Bu sezon henüz sıralamada değil. Sıra almak için bir kez mint edin.',
  noRank: 'Henüz rütbe yok',
  next: 'Sonraki: {rank}',
  highest: 'Bu, en yüksek rütbe. Sezon bitene kadar koruyun.',
  over: 'Sezon bitti. Bu, son sonuç.',
  badges: 'Rozetler',
  toBoard: 'Liderlik tablosunu gör',
  toRanks: 'Rütbeler nasıl işler?',
  unreadable: 'Rütbe şu anda gösterilemiyor. Bu sayfa kendiliğinden yeniden dener.',
  retry: 'Tekrar dene',
  loading: 'Rütbe yükleniyor',
  name: {
    title: 'Adınız',
    intro:
      'Liderlik tablosu oyuncuları adresleriyle listeler. Adresinizin yanında herkesin göreceği bir ad olması için bir ad imzalayın. İmzalamak ücretsizdir.',
    shown: 'Şu anki ad: {name}',
    none: 'Bir ad belirlemediniz.',
    label: 'Ad',
    hint: 'Tek bir alfabeden 3 ila 24 harf ya da rakam; aralarında tek boşluk ya da tire olabilir.',
    action: 'Adı imzala',
    remove: 'Adı kaldır',
    signing: 'Cüzdanınızda imzalayın',
    done: 'Adınız artık “{name}”.',
    removed: 'Adınız kaldırıldı.',
    empty: 'Bir ad girin.',
    length: {
      one: 'Ad {least} ila {most} karakter olmalı; bunda {count} karakter var.',
      other: 'Ad {least} ila {most} karakter olmalı; bunda {count} karakter var.',
    },
    same: 'Adınız zaten bu.',
    failed: 'Adınız kaydedilmedi. Bağlantınızı kontrol edin, sonra yeniden imzalayın.',
  },
}
