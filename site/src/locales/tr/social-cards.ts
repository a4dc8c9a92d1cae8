import type * as english from '../../social-cards.ts'
import type { Translation } from '../../translation.ts'

export const socialCards: Translation<typeof english.socialCards> = [
  { headline: ['GENİŞ KİTLELER', 'İÇİN BLOKZİNCİR', 'OYUNLARI'], line: 'AAA oyunlar için ilk Katman 3' },
  { headline: ['TEST AĞINDA', 'TAKAS'], line: 'Odyssey üzerinde test tokenlarını takas edin' },
  { headline: ['HER GÜN', '42 VANGUARD'], line: 'Odyssey Vanguard PFP: uzatılmış mint dönemi' },
  { headline: ['SİZİN', 'VANGUARD’LARINIZ'], line: 'Elinizde neler olduğunu görün' },
  { headline: ['SERİYİ', 'SÜRDÜRÜN'], line: 'Bugünün 42’si, üst üste günleriniz, görevleriniz' },
  { headline: ['SEZONUN', 'BAŞINI KİM', 'ÇEKİYOR?'], line: 'Her cüzdanın sırası, zincirden' },
  { headline: ['AĞ DURUMU,', 'CANLI'], line: 'Bloklar, mint ve 90 günlük çalışma oranı' },
  { headline: ['BAĞLANMADAN', 'ÖNCE BAKIN'], line: 'Tüm resmî alan adları, sözleşmeler ve hesaplar' },
  { headline: ['SENTRY NODE', 'ÇALIŞTIRIN'], line: 'Bir dakikadan kısa sürede kurulur' },
  { headline: ['SENTRY NODE', 'SÖZLEŞMESİ'], line: 'Koşulların tam metni' },
]
