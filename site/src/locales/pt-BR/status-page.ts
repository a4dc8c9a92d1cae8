import type * as english from '../../status-page.ts'
import type { Translation } from '../../translation.ts'

export const statusWords: Translation<typeof english.statusWords> = {
  kicker: 'Status da rede',
  headlines: {
    loading: 'Verificando todos os sistemas',
    well: 'Todos os sistemas em operação',
    closed: 'Todos os sistemas em operação, mint fechado',
    degraded: 'Todos os sistemas em operação, um na reserva',
    unknown: 'Status indisponível',
  },
  parts: {
    chain: { name: 'Testnet', failing: 'A testnet não está respondendo' },
    minting: { name: 'Mint', failing: 'O mint está com problemas' },
    database: { name: 'Banco de dados', failing: 'O banco de dados está inacessível' },
    mail: { name: 'E-mail', failing: 'O envio de e-mails está com problemas' },
  },
  checked: 'Verificado {age}. Esta página se atualiza a cada poucos segundos.',
  stale: 'Última atualização {age}. Desde então, o servidor não respondeu.',
  unreadable: 'Não foi possível carregar o status. Verifique sua conexão ou tente novamente em instantes.',
  retry: 'Tentar novamente',
  withoutScript:
    'Esta página precisa de JavaScript para mostrar o status atual. Os mesmos dados estão disponíveis em JSON:',
  states: {
    well: 'Em operação',
    degraded: 'Com degradação',
    failing: 'Fora do ar',
    unknown: 'Sem informação',
    off: 'Fora de uso',
  },
  facts: {
    block: 'Último bloco',
    blockAge: 'Produzido {age}',
    open: 'O mint está aberto',
    closed: 'O mint está fechado',
    noDelay: 'Nenhum mint atrasado',
    delay: 'Mint pendente mais antigo: pedido {age}',
    relayers: '{working} de {total} relayers ativos',
    noMailWaiting: 'Nenhum e-mail pendente',
    mailWaiting: 'E-mails pendentes: {count}',
    mailOff: 'As mensagens ficam salvas no servidor',
    database: 'Armazenando mints e mensagens',
    version: 'Versão',
    started: 'Último deploy {age}',
  },
  history: {
    title: 'Últimos 90 dias',
    intro:
      'Uma barra por dia, em UTC. Cada sistema é verificado a cada dez segundos; um minuto conta como falha se alguma verificação nele falhar. Dias sem dados ficam vazios.',
    first: 'Há 90 dias',
    last: 'Hoje',
    share: '{percent} de disponibilidade',
    noRecord: 'Ainda sem dados',
    row: {
      one: '{part}: {percent} de disponibilidade em {count} dia registrado.',
      other: '{part}: {percent} de disponibilidade em {count} dias registrados.',
    },
    day: '{day}: {percent} de disponibilidade, {minutes} min de falha',
    dayWithoutRecord: '{day}: sem dados',
    incomplete: 'Registrado em {percent} do dia',
    troubles: 'Dias com falhas',
    trouble: '{part}: {minutes} min',
    noTroubles: 'Nenhuma falha registrada.',
  },
  document: 'Status em JSON',
  developers: 'Para desenvolvedores: conecte-se à rede',
}
