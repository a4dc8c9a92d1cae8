import type * as english from '../../quest-answers.ts'
import type { Translation } from '../../translation.ts'

export const questAnswers: Translation<typeof english.questAnswers> = {
  empty: 'Önce bir yanıt yapıştırın.',
  unknown:
    'Böyle bir yanıt göndermiyoruz. Platformun kendisinden geliyor olabilir. Orada tekrar deneyin, sonra yukarıdan kontrol edin.',
  done: '{platform} görevin tamamlandığı bilgisini aldı. Orada görünmüyorsa görevi o platformda yeniden yükleyin.',
  notDone:
    '{platform} görevin tamamlanmadığı bilgisini aldı. Neyin, hangi cüzdan için eksik olduğunu yukarıdan kontrol edin.',
  notDoneBecause: '{platform} görevin tamamlanmadığı bilgisini aldı: {reason}',
  noVerdict: '{platform} sonuç alamadı: {reason} Bu, ilerlemeniz hakkında bir şey söylemez; orada tekrar deneyin.',
  reasonUnknown: 'neden belirtilmedi.',
  expression: 'Bir Galxe credential’ı yanıtımızı {value} değerine çevirdi: {meaning}',
  one: 'tamamlandı.',
  zero: 'tamamlanmadı ya da o zamandan beri yeniden kontrol edilmedi. Yukarıdan kontrol edin, sonra orada yeniden doğrulayın.',
  platforms: {
    galxe: 'Galxe',
    zealy: 'Zealy',
    taskon: 'TaskOn ya da CARV',
    questn: 'QuestN ya da Intract',
    layer3: 'Layer3',
    any: 'Platform',
  },
  statuses: {
    '200': 'İstek başarılı oldu. Görevin tamamlanıp tamamlanmadığını yanıtın kendisi söyler; onu yapıştırın.',
    '400':
      'Zealy için bu, görevin tamamlanmadığı anlamına gelir. Başka bir platform ise geçersiz bir cüzdan adresi göndermiştir: Orada hangi cüzdanın bağlı olduğunu kontrol edin.',
    '401': 'Platform yanlış bir anahtar gönderdi. Lütfen ekibe bildirin; bunu kendiniz düzeltemezsiniz.',
    '404': 'Platform, var olmayan bir görevi sordu. Lütfen ekibe bildirin; bunu kendiniz düzeltemezsiniz.',
    '429': 'Platform çok fazla istek gönderdi. Bir dakika bekleyip tekrar deneyin.',
    '500':
      'Bizim tarafımızda bir şey başarısız oldu. Bu, ilerlemeniz hakkında bir şey söylemez; birazdan tekrar deneyin.',
    '503':
      'Zincir ya da mint dizini kullanılamıyordu veya geride kalmıştı. Bu, ilerlemeniz hakkında bir şey söylemez; birazdan tekrar deneyin.',
  },
  otherStatus:
    '{status} HTTP durum kodunu biz göndermiyoruz. Platformdan ya da aradaki bir proxy’den geliyor olabilir.',
}
