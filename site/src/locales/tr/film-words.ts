import { brand } from '../../brand.ts'
import type * as english from '../../film-words.ts'
import type { Translation } from '../../translation.ts'

export const filmWords: Translation<typeof english.filmWords> = {
  caption: '{overline}: {text}',
  titles: [
    { overline: 'ROLLUP', lines: ['BLOKLAR', 'ÖNERİLİR.'] },
    { overline: 'ROLLUP', lines: ['BİRİNİN ONLARI', 'DENETLEMESİ', 'GEREKİR.'] },
    { overline: 'DENETÇİ İKİLEMİ', lines: ['DENETİM', 'MASRAFLIDIR.', 'ÇOĞU ZAMAN', 'HATA DA YOKTUR.'] },
    { overline: 'DENETÇİ İKİLEMİ', lines: ['PEKİ NÖBETİ', 'KİM TUTAR?'] },
    { overline: 'SENTRY NODE’LAR', lines: ['HER BEYANI', 'GÖZLER.'] },
    { overline: 'UYUŞMAZLIK', lines: ['HATALI', 'BİR BLOK', 'ÖNERİLDİ.'] },
    { overline: 'ALARM', lines: ['NÖBETÇİ', 'ALARM', 'VERİR.'] },
    { overline: 'ALARM', lines: ['BAŞKALARI', 'MÜDAHALE EDER.'] },
    { overline: 'ÇÖZÜLDÜ', lines: ['DOĞRU DURUM', 'KORUNUR.'] },
    { overline: 'OPERATÖRLER', lines: ['NÖBETLERİ İÇİN', 'AĞ ÖDÜLLERİ', 'ALIR.'] },
    { overline: brand.name.toUpperCase(), lines: ['SENTRY NODE', 'ÇALIŞTIRIN'] },
  ],
  sounds: [
    '[Pes bir makine uğultusu; bir eşapman tıkırdamaya başlar]',
    '[Nöbetçi uyanırken ses yükselir]',
    '[Tıkırtı tekler ve durur]',
    '[Yumuşak sesli bir boru üç kez alarm verir]',
    '[Tıkırtı geri gelir; sıcak bir akor çözülür]',
    '[Bir çan]',
  ],
}
