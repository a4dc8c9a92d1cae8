import type * as english from '../../contact-words.ts'
import type { Translation } from '../../translation.ts'

export const contact: Translation<typeof english.contact> = {
  title: 'Создавайте с нами',
  intro:
    'Расскажите, что вы делаете, на каком движке и когда надеетесь выпустить. Каждое сообщение читает живой человек из команды разработки.',
  emailLabel: 'Эл. почта',
  emailPlaceholder: 'Ваша эл. почта',
  messageLabel: 'Сообщение',
  messagePlaceholder: 'Сообщение',
  send: 'Отправить',
  sending: 'Отправляем…',
  thanks: 'Спасибо за заявку.',
  sentToast: 'Сообщение отправлено.',
  invalidEmail: 'неправильный адрес эл. почты',
  unexpectedError: 'Непредвиденная ошибка',
  unreachable: 'Ваше сообщение не отправлено, но оно ещё здесь. Проверьте подключение и отправьте его снова.',
  close: 'Закрыть',
}
