import type { Translation } from '../../translation.ts'
import type * as english from '../../wallet-dialog.ts'

export const walletDialog: Translation<typeof english.walletDialog> = {
  back: 'Volver a todas las billeteras',
  connect: {
    title: 'Conecta una billetera',
    installed: 'Encontradas en este navegador',
    scan: 'Escanea un código con la billetera de tu teléfono',
    otherDevice: 'Para una billetera en otro dispositivo',
    embedded: 'Sandbox: se vincula a través del relay propio de este sitio',
    onPhone: 'Billeteras en este teléfono',
    otherWays: 'Otras opciones',
    lastUsed: 'Última usada',
    promise: 'Al conectarte compartes tu dirección, nada más. Tu billetera te pregunta antes de firmar cualquier cosa.',
  },
  asking: {
    title: 'Revisa tu billetera',
    body: 'Aprueba la solicitud de compartir tu dirección con este sitio.',
    retry: 'Reintentar',
    failedTitle: 'No se conectó',
  },
  pairing: {
    title: 'Escanea con tu teléfono',
    code: 'Código de vinculación',
    steps: ['Abre una billetera en tu teléfono e inicia su escáner.', 'Escanea este código.', 'Aprueba la conexión.'],
    worksWith: 'Funciona con {wallets}.',
    embedded:
      'En el sandbox, la vinculación pasa por el relay propio de este sitio. Solo puede conectarse una billetera de prueba que use este relay; las billeteras de teléfonos reales no pueden.',
    preparing: 'Generando un código…',
    copy: 'Copiar enlace',
  },
  opening: {
    title: 'Continúa en tu billetera',
    body: 'Aprueba la conexión allí y luego vuelve a esta página. Si tu billetera no se abrió, usa el botón de abajo.',
    open: 'Abrir {wallet}',
    anyWallet: 'Otra billetera',
  },
  account: {
    title: 'Tu billetera',
    by: 'Conectada con',
    address: 'Dirección',
    network: 'Red',
    change: 'Cambiar',
    explorer: 'Explorador de bloques',
    disconnect: 'Desconectar',
  },
  networks: {
    title: 'Red',
    current: 'Actual',
    switch: 'Cambiar',
    asking: 'Revisa tu billetera…',
    elsewhere: 'Tu billetera está en una red que este sitio no admite.',
    testnet: 'Para mintear',
    main: 'Red principal',
  },
}
