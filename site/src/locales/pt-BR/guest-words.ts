import type * as english from '../../guest-words.ts'
import type { Translation } from '../../translation.ts'

export const guestWords: Translation<typeof english.guestWords> = {
  choices: {
    title: 'Sem precisar de app de carteira',
    recommended: 'Recomendada',
    create: 'Fica no seu gerenciador de senhas, e você pode restaurá-la em qualquer um dos seus aparelhos.',
    restore: 'Já tenho uma carteira de visitante',
    restoreHint: 'Restaure-a com a passkey (chave de acesso) que você criou neste site.',
    browser: 'Fica só neste navegador: limpar os dados do navegador apaga a carteira.',
  },
  unsupported: {
    unsupportedBrowser:
      'Este navegador não consegue guardar uma carteira em uma passkey. Exporte a chave da sua carteira de visitante para ter um backup, ou use uma versão atual do Chrome, Edge, Firefox ou Safari.',
    inAppBrowser:
      'O navegador interno deste app não aceita passkeys, e o app pode apagar uma carteira de visitante a qualquer momento. Abra esta página no seu navegador para ter uma carteira que você possa restaurar.',
    noDomain:
      'Passkeys só funcionam por HTTPS em um nome de domínio, não neste endereço. Exporte a chave da sua carteira de visitante para ter um backup.',
  },
  openBrowser: 'Abrir no navegador',
  copyLink: 'Copiar o link',
  passkey: {
    name: 'Carteira de visitante com passkey',
    notice:
      'Sua passkey guarda esta carteira de visitante. Seu navegador a pede antes da primeira assinatura, cada vez que a página é carregada. Para usar a carteira em outro lugar, escolha “Já tenho uma carteira de visitante” por lá. Use-a na testnet, nunca para algo de valor.',
    createTitle: 'Crie uma passkey (chave de acesso)',
    restoreTitle: 'Use sua passkey',
    body: 'Siga as instruções do seu navegador. Alguns aparelhos perguntam duas vezes.',
    confirm: 'Usar a passkey',
    restore: 'Restaurar minha carteira',
    browser: 'Criar uma carteira de visitante neste navegador',
  },
  notice:
    'Você está usando uma carteira de visitante. Ela fica salva só neste navegador, e limpar o armazenamento do navegador a apaga. Use-a na testnet, nunca para algo de valor.',
  backup:
    'Para ter um backup, exporte a chave privada e guarde-a em um gerenciador de senhas ou importe-a em outra carteira. Uma passkey não pode guardar esta carteira: ela cria uma nova, com outro endereço e sem imagens.',
  backupDone: 'Entendi',
  exportKey: 'Exportar chave privada',
  exportTitle: 'Chave privada da sua carteira de visitante',
  exportWarning:
    'Quem tem esta chave controla a carteira. Mantenha-a em segredo e não envie fundos reais para a carteira. Para ficar com suas imagens, importe a chave na sua própria carteira.',
  reveal: 'Mostrar a chave',
  hide: 'Ocultar a chave',
  keyLabel: 'Chave privada',
}
