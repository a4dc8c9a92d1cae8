import type * as english from '../../server-pages.ts'
import type { Translation } from '../../translation.ts'

export const formAnswers: Translation<typeof english.formAnswers> = {
  pages: {
    back: 'Вернуться на сайт',
    refused: 'Сообщение не отправлено',
    advice: 'Вернитесь, исправьте его и отправьте снова.',
  },
  faults: {
    missing: '— обязательное поле',
    empty: '— поле не должно быть пустым',
    notEmail: '— нужен адрес эл. почты',
    notText: '— нужен текст',
    tooLong: '— слишком длинный текст (не больше {most} знаков)',
    nameTooLong: 'Слишком длинное имя поля.',
    tooManyFields: 'Слишком много полей.',
  },
}
