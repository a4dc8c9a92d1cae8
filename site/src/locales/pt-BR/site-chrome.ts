import { brand } from '../../brand.ts'
import type * as english from '../../site-chrome.ts'
import type { Translation } from '../../translation.ts'

export const header: Translation<typeof english.header> = {
  homeLabel: `${brand.name}, página inicial`,
  navigationLabel: 'Principal',
  sectionsLabel: 'Seções desta página',
  skipLink: 'Pular para o conteúdo',
  docs: 'Docs',
  buildWithUs: 'Construa conosco',
  openMenu: 'Abrir menu',
  closeMenu: 'Fechar menu',
  social: [
    { label: `${brand.name} no Telegram` },
    { label: `${brand.name} no X` },
    { label: `${brand.name} no Discord` },
  ],
  menuSocial: [
    { label: `${brand.name} no Discord` },
    { label: `${brand.name} no X` },
    { label: `${brand.name} no Telegram` },
  ],
  sections: [
    { id: 'introducing', title: `Conheça a ${brand.name}` },
    { id: 'ownership', title: 'Seu de verdade' },
    { id: 'technology', title: 'Tecnologia' },
    { id: 'foundation', title: `Fundação ${brand.name}` },
    { id: 'genesis-contributor', title: 'Contribuidores Genesis' },
    { id: 'games', title: 'Jogo Genesis' },
    { id: 'vanguard-league', title: 'Vanguard League' },
    { id: 'community', title: 'Entre na comunidade' },
  ],
}

export const footer: Translation<typeof english.footer> = {
  copyright: `©${brand.copyrightYear} ${brand.name}. Todos os direitos reservados`,
  agreement: `Acordo do ${brand.nodeName}`,
  navigationLabel: 'Rodapé',
  networkLabel: 'Rede',
  status: 'Status da rede',
  officialLinks: 'Links oficiais',
  social: [
    { label: `${brand.name} no Discord` },
    { label: `${brand.name} no X` },
    { label: `Documentação da ${brand.name} no GitBook` },
    { label: `${brand.name} no Telegram` },
  ],
}

export const controls: Translation<typeof english.controls> = {
  opensInNewTab: 'abre em uma nova aba',
  dismiss: 'Dispensar',
  unanswered: { waiting: 'Sua carteira não respondeu.', tryAgain: 'Repetir', cancel: 'Cancelar' },
  film: { pause: 'Pausar o vídeo de fundo', play: 'Reproduzir o vídeo de fundo' },
  carousel: {
    carousel: 'carrossel',
    slide: 'slide',
    position: '{position} de {count}',
    dots: 'Escolher um slide',
    pause: 'Pausar a rotação automática',
    play: 'Iniciar a rotação automática',
  },
}

export const notices: Translation<typeof english.notices> = {
  failure: {
    title: 'Algo deu errado',
    body: 'Não foi possível exibir esta página. Nada do que você tem ou assinou foi afetado. Recarregue a página; se não resolver, vá para a página inicial.',
    offline:
      'Não foi possível carregar parte desta página. Sua conexão pode ter caído, ou podemos ter publicado uma nova versão. Recarregue para ver a atual.',
    reload: 'Recarregar esta página',
    home: 'Ir para a página inicial',
    details: 'Detalhes do erro',
  },
}
