import type * as english from '../../reminder-words.ts'
import type { Translation } from '../../translation.ts'

export const reminderWords: Translation<typeof english.reminderWords> = {
  title: 'Lembretes',
  intro: 'Os lembretes ficam no seu navegador; nada é enviado para nós.',
  file: {
    action: 'Adicionar ao calendário',
    text: 'Um arquivo de calendário com um lembrete diário, uma hora antes do fim do dia de mint.',
    summary: 'Mintar os itens de hoje',
    description: 'O dia de mint termina em uma hora. Veja o que falta: {url}',
  },
  notification: {
    action: 'Me avise',
    stop: 'Parar de avisar',
    text: 'Uma notificação uma hora antes do fim do dia de mint, se faltarem itens. Esta página precisa ficar aberta.',
    on: 'Você será avisado todos os dias às {time}, enquanto esta página estiver aberta.',
    denied: 'Seu navegador bloqueia notificações. Permita-as para este site nas configurações dele e tente novamente.',
    unsupported: 'Este navegador não oferece notificações. Use o arquivo de calendário.',
    title: 'Falta uma hora',
    body: 'Itens que ainda faltam hoje: {count}.',
  },
}
