import type * as english from '../../share-words.ts'
import type { Translation } from '../../translation.ts'

export const shareWords: Translation<typeof english.shareWords> = {
  action: 'Compartilhar',
  title: 'Compartilhe este progresso',
  intro: 'Qualquer pessoa com o link pode ver esta página desta carteira. As prévias do link mostram esta imagem.',
  link: 'Link',
  copy: 'Copiar link',
  copied: 'Copiado',
  selected: 'Selecionado. Pressione Ctrl+C ou ⌘C para copiar.',
  close: 'Fechar',
  drawing: 'Desenhando seu progresso…',
  undrawn: 'Não foi possível criar a imagem. Feche esta janela e tente novamente.',
  alt: 'Um cartão com a sequência, os itens de hoje como luzes e a insígnia da patente.',
  card: {
    streak: { one: 'dia seguido', other: 'dias seguidos' },
    today: '{minted} de {total} hoje',
    place: 'Posição {place} de {places}',
    noRank: 'Ainda sem patente',
  },
}
