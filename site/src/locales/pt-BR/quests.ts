import type * as english from '../../quests.ts'
import type { Translation } from '../../translation.ts'

export const quests: Translation<typeof english.quests> = {
  done: 'Concluída na blockchain.',
  list: [
    {
      id: 'first-mint',
      title: 'Primeiro mint',
      task: 'Minte qualquer item da coleção.',
      missing: 'Esta carteira ainda não mintou nada.',
    },
    {
      id: 'ten-today',
      title: 'Dez hoje',
      task: 'Minte dez itens em um dia. Todo dia é uma nova chance.',
      missing: 'Mintados hoje: {have} de {need} itens.',
    },
    {
      id: 'all-today',
      title: 'Todos os 42 hoje',
      task: 'Minte todos os 42 itens antes que o dia termine.',
      missing: 'Mintados hoje: {have} de {need} itens.',
    },
    {
      id: 'streak-3',
      title: 'Três dias seguidos',
      task: 'Minte todos os 42 itens em três dias seguidos.',
      missing: 'Sequência atual: {have} de {need} dias.',
    },
    {
      id: 'streak-7',
      title: 'Sete dias seguidos',
      task: 'Minte todos os 42 itens em sete dias seguidos.',
      missing: 'Sequência atual: {have} de {need} dias.',
    },
    {
      id: 'every-item',
      title: 'Cada item uma vez',
      task: 'Minte cada um dos 42 itens pelo menos uma vez, em quantos dias for preciso.',
      missing: 'Mintados até agora: {have} de {need} itens diferentes.',
    },
    {
      id: 'thousand-mints',
      title: 'Mil mints',
      task: 'Minte mil itens no total, em quantos dias for preciso.',
      missing: 'Mintados até agora: {have} de {need} itens.',
    },
    {
      id: 'season-100',
      title: 'Cem na temporada 1',
      task: 'Minte cem itens enquanto a temporada 1 estiver em andamento.',
      missing: 'Mintados na temporada 1: {have} de {need} itens.',
    },
    {
      id: 'first-swap',
      title: 'Primeiro swap',
      task: 'Compre ou venda o token de teste uma vez.',
      missing: 'Esta carteira ainda não comprou nem vendeu o token de teste.',
    },
    {
      id: 'hold-token',
      title: 'Cem tokens de teste',
      task: 'Tenha pelo menos cem tokens de teste quando o dia começar. Os tokens que você recebe hoje contam amanhã.',
      missing: 'Saldo quando o dia começou: {have} de {need} tokens de teste.',
    },
    {
      id: 'connect-account',
      title: 'Com nome e sobrenome',
      task: 'Vincule sua conta social à sua carteira.',
      missing: 'Nenhuma conta social está vinculada a esta carteira ainda.',
    },
  ],
}

export const questDetails: Translation<typeof english.questDetails> = {
  itemsToday: 'Faltam {count} para mintar hoje, à escolha entre {items}.',
  itemsOnDay: 'No melhor dia, {date}, faltaram {count}, entre {items}.',
  todayCounts: 'Hoje já conta. Volte amanhã.',
  streakBroken: 'A sequência terminou em {date}, com {minted} de {needed} itens.',
  neverMinted: 'Ainda não mintados: {items}.',
  windowAhead: 'Começa em {from} e termina em {to}.',
  windowRunning: 'Vai até {to}.',
  windowOver: 'Foi de {from} a {to} e já terminou.',
}
