import { brand } from '../../brand.ts'
import type * as english from '../../official.ts'
import type { Translation } from '../../translation.ts'

export const officialLinks: Translation<typeof english.officialLinks> = {
  kicker: 'Proteja-se',
  title: 'Links oficiais',
  intro: `Todos os domínios, contratos, contas e chaves da ${brand.name}. O que não está nesta lista não é nosso.`,
  domains: [{ name: `${brand.keyName}s` }, { name: 'Mural de missões' }, { name: 'Campanha' }],
  sections: {
    domains: {
      title: 'Domínios',
      here: 'Este site',
      check:
        'Compare a barra de endereço com esta lista antes de conectar uma carteira. Nunca pedimos uma frase de recuperação.',
      elsewhere:
        'Você abriu esta página em {opened}, mas o endereço deste site é {official}. Se você não esperava por isso, feche esta página e não conecte uma carteira.',
    },
    contracts: {
      title: 'Contratos',
      collection: 'Coleção',
      token: 'Token de teste',
      developers: 'Para desenvolvedores',
      check:
        'Compare o endereço completo com o que sua carteira mostra antes de confirmar. Programas podem ler os mesmos endereços em network.json.',
    },
    accounts: {
      title: 'Contas de relayer',
      relayer: 'Relayer',
      check:
        'Estas contas enviam seus mints sem gás. Elas nunca pedem nada a você: você assina uma mensagem e nenhuma transação.',
    },
    social: {
      title: 'Contas sociais',
      check: 'Abra estes links em vez de procurar por eles. A equipe nunca manda a primeira mensagem.',
    },
    software: {
      title: 'Software',
      repository: 'Código-fonte',
      releases: 'Downloads e hashes',
      check: 'Cada download tem um hash SHA-256 e um comando para verificá-lo. Se forem diferentes, apague o arquivo.',
    },
    keys: {
      title: 'Chaves de assinatura',
      none: 'Ainda não assinamos nada com uma chave. Qualquer assinatura que diga ser nossa é falsa.',
      check: 'Compare a impressão digital completa com a que seu software mostra.',
    },
    security: {
      title: 'Relatar uma vulnerabilidade',
      contact: 'E-mail',
      document: 'security.txt',
      check: 'Fale conosco antes de publicar. Os detalhes para pesquisadores estão em security.txt.',
    },
  },
  chain: 'Em {name} (ID da rede {id})',
  onExplorer: 'Ver no explorador de blocos',
  copy: 'Copiar',
  copied: 'Copiado',
  copyByHand: 'Selecionado. Pressione Ctrl+C ou ⌘C para copiar.',
  loading: 'Carregando endereços…',
  unreadable: 'Não foi possível carregar os endereços. Eles também estão em network.json.',
  warning: 'Tokens e colecionáveis da testnet não têm valor. Quem os vende a você está aplicando um golpe.',
}
