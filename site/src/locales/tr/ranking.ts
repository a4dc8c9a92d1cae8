import type * as english from '../../ranking.ts'
import type { Translation } from '../../translation.ts'

export const ranking: Translation<typeof english.ranking> = {
  ranks: [
    { id: 'marshal', name: 'Mareşal', words: 'Sezonun başını çekti: otuz gün üst üste, 42’nin hepsi.' },
    { id: 'captain', name: 'Yüzbaşı', words: 'Mevzisini iki hafta boyunca boşluk vermeden tuttu.' },
    { id: 'lieutenant', name: 'Teğmen', words: 'Yedi gün üst üste 42’nin hepsini mint etti.' },
    { id: 'sentinel', name: 'Muhafız', words: 'Üç gün üst üste 42’nin hepsini mint etti.' },
    { id: 'scout', name: 'Keşif eri', words: '42’nin her birini, kaç gün gerektiyse o kadar günde mint etti.' },
    { id: 'recruit', name: 'Acemi er', words: 'İlk adımı attı.' },
  ],
  badge: {
    earned: '{season}: {rank}, {place}. sıra.',
    running: '{season}: şimdilik {rank}, {place}. sıra. Sezon hâlâ sürüyor.',
  },
  next: {
    streak: '{rank} rütbesi için gereken üst üste gün: {count}.',
    completeDays: '{rank} rütbesi için gereken tam gün: {count}.',
    items: '{rank} rütbesi için gereken farklı parça: {count}.',
    mints: '{rank} rütbesi için gereken mint: {count}.',
    full: '{rank} rütbesindeki {cap} yerin hepsi şu anda daha iyi sonuçlarda.',
  },
}
