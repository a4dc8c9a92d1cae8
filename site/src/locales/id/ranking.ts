import type * as english from '../../ranking.ts'
import type { Translation } from '../../translation.ts'

export const ranking: Translation<typeof english.ranking> = {
  ranks: [
    { id: 'marshal', name: 'Marsekal', words: 'Memimpin musim: semua 42, tiga puluh hari berturut-turut.' },
    { id: 'captain', name: 'Kapten', words: 'Bertahan di garis depan dua minggu tanpa jeda.' },
    { id: 'lieutenant', name: 'Letnan', words: 'Me-mint semua 42, tujuh hari berturut-turut.' },
    { id: 'sentinel', name: 'Pengawal', words: 'Me-mint semua 42, tiga hari berturut-turut.' },
    { id: 'scout', name: 'Pengintai', words: 'Me-mint masing-masing dari 42, berapa hari pun yang diperlukan.' },
    { id: 'recruit', name: 'Rekrut', words: 'Mengambil langkah pertama.' },
  ],
  badge: {
    earned: '{rank} di {season}, peringkat {place}.',
    running: 'Sejauh ini {rank} di {season}, peringkat {place}. Musim masih berlangsung.',
  },
  next: {
    streak: 'Hari berturut-turut yang masih diperlukan untuk {rank}: {count}.',
    completeDays: 'Hari lengkap yang masih diperlukan untuk {rank}: {count}.',
    items: 'Item berbeda yang masih diperlukan untuk {rank}: {count}.',
    mints: 'Mint yang masih diperlukan untuk {rank}: {count}.',
    full: 'Semua {cap} tempat {rank} saat ini dipegang oleh hasil yang lebih baik.',
  },
}
