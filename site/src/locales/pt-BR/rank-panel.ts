import type * as english from '../../rank-panel.ts'
import type { Translation } from '../../translation.ts'

export const rankPanelWords: Translation<typeof english.rankPanelWords> = {
  title: 'Patente',
  place: 'Posição {place} de {places}',
  sharedPlace: 'Posição {place} de {places}, dividida por {count}',
  noPlace: 'Ainda sem posição nesta temporada. Minte uma vez para ter uma.',
  noRank: 'Ainda sem patente',
  next: 'Próxima: {rank}',
  highest: 'Esta é a patente mais alta. Mantenha-a até o fim da temporada.',
  over: 'A temporada acabou. Este é o resultado final.',
  badges: 'Insígnias',
  toBoard: 'Ver o ranking',
  toRanks: 'Como funcionam as patentes',
  unreadable: 'A patente está indisponível no momento. Esta página tenta de novo automaticamente.',
  retry: 'Tentar novamente',
  loading: 'Carregando patente',
  name: {
    title: 'Seu nome',
    intro:
      'O ranking lista os jogadores por endereço. Assine um nome para que ele apareça ao lado do seu, visível para todos. Assinar é grátis.',
    shown: 'Nome atual: {name}',
    none: 'Você ainda não definiu um nome.',
    label: 'Nome',
    hint: 'De 3 a 24 letras ou dígitos de um só sistema de escrita, com espaços ou hifens simples entre eles.',
    action: 'Assinar nome',
    remove: 'Remover nome',
    signing: 'Assine na sua carteira',
    done: 'Seu nome agora é “{name}”.',
    removed: 'Seu nome foi removido.',
    empty: 'Digite um nome.',
    length: {
      one: 'Um nome deve ter de {least} a {most} caracteres; este tem {count}.',
      other: 'Um nome deve ter de {least} a {most} caracteres; este tem {count}.',
    },
    same: 'Este já é o seu nome.',
    failed: 'Seu nome não foi salvo. Verifique sua conexão e assine-o de novo.',
  },
}
