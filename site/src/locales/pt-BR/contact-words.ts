import type * as english from '../../contact-words.ts'
import type { Translation } from '../../translation.ts'

export const contact: Translation<typeof english.contact> = {
  title: 'Construa conosco',
  intro:
    'Conte o que você está fazendo, em que engine o projeto roda e quando espera lançar. Uma pessoa da equipe de desenvolvimento lê cada mensagem.',
  emailLabel: 'E-mail',
  emailPlaceholder: 'Seu e-mail',
  messageLabel: 'Mensagem',
  messagePlaceholder: 'Mensagem',
  send: 'Enviar',
  sending: 'Enviando…',
  thanks: 'Agradecemos sua inscrição!',
  sentToast: 'Mensagem enviada!',
  invalidEmail: 'e-mail inválido',
  unexpectedError: 'Erro inesperado',
  unreachable: 'Sua mensagem não foi enviada, mas ainda está aqui. Verifique sua conexão e envie de novo.',
  close: 'Fechar',
}
