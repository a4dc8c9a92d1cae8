import type { Translation } from '../../translation.ts'
import type * as english from '../../wallet-dialog.ts'

export const walletDialog: Translation<typeof english.walletDialog> = {
  back: 'Voltar a todas as carteiras',
  connect: {
    title: 'Conecte uma carteira',
    installed: 'Encontradas neste navegador',
    scan: 'Escaneie um código com a carteira do seu celular',
    otherDevice: 'Para uma carteira em outro aparelho',
    embedded: 'Sandbox: emparelha pelo relay do próprio site',
    onPhone: 'Carteiras neste celular',
    otherWays: 'Outras opções',
    lastUsed: 'Usada por último',
    promise:
      'Conectar compartilha seu endereço, nada mais. Sua carteira pergunta antes de você assinar qualquer coisa.',
  },
  asking: {
    title: 'Confira sua carteira',
    body: 'Aprove o pedido de compartilhar seu endereço com este site.',
    retry: 'Tentar novamente',
    failedTitle: 'Não foi possível conectar',
  },
  pairing: {
    title: 'Escaneie com o celular',
    code: 'Código de emparelhamento',
    steps: ['Abra uma carteira no celular e inicie o leitor de códigos.', 'Escaneie este código.', 'Aprove a conexão.'],
    worksWith: 'Funciona com {wallets}.',
    embedded:
      'Na sandbox, o emparelhamento passa pelo relay do próprio site. Só uma carteira de teste que usa esse relay pode se conectar; carteiras em celulares de verdade não podem.',
    preparing: 'Gerando um código…',
    copy: 'Copiar link',
  },
  opening: {
    title: 'Continue na sua carteira',
    body: 'Aprove a conexão por lá e depois volte a esta página. Se a sua carteira não abriu, use o botão abaixo.',
    open: 'Abrir {wallet}',
    anyWallet: 'Outra carteira',
  },
  account: {
    title: 'Sua carteira',
    by: 'Conectada com',
    address: 'Endereço',
    network: 'Rede',
    change: 'Mudar',
    explorer: 'Explorador de blocos',
    disconnect: 'Desconectar',
  },
  networks: {
    title: 'Rede',
    current: 'Atual',
    switch: 'Mudar',
    asking: 'Confira sua carteira…',
    elsewhere: 'Sua carteira está em uma rede que este site não aceita.',
    testnet: 'Para mintar',
    main: 'Rede principal',
  },
}
