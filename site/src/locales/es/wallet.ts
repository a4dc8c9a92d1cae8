import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'
import type * as english from '../../wallet.ts'

export const walletWords: Translation<typeof english.walletWords> = {
  connect: 'Conectar billetera',
  opening: 'Abriendo…',
  reconnecting: 'Reconectando…',
  account: 'Tu billetera',
  networks: 'Red',
  browserWallet: 'Billetera del navegador',
  walletConnect: 'WalletConnect',
  guest: {
    name: 'Billetera de invitado (solo testnet)',
    badge: 'Billetera de invitado',
  },
  wrongChain: {
    notice: `Tu billetera está en otra red. Aun así puedes mintear, porque para eso solo hace falta una firma. Cambia a ${network.testnet.name} para ver tus imágenes en tu billetera.`,
    switch: 'Cambiar de red',
    switching: 'Revisa tu billetera…',
    switched: `Tu billetera está ahora en ${network.testnet.name}.`,
  },
  copy: 'Copiar',
  copied: 'Copiado.',
  copyFailed: 'Tu navegador bloqueó la copia. Selecciona el texto y cópialo a mano.',
  close: 'Cerrar',
  unavailable: {
    notice: 'No se pudieron cargar las funciones de billetera. El resto de la página sigue funcionando.',
    retry: 'Reintentar',
  },
}

export const walletErrors: Translation<typeof english.walletErrors> = {
  rejected: 'Rechazaste la solicitud en tu billetera. No cambió nada.',
  pending: 'Tu billetera tiene una solicitud abierta. Respóndela primero.',
  noChains: 'Tu billetera no tiene ninguna red que este sitio admita. Añade la testnet y vuelve a intentarlo.',
  unknownChain: `Tu billetera no tiene ${network.testnet.name}. Añade la red y vuelve a intentarlo.`,
  walletConnectMissing:
    'WalletConnect no está configurado en este sitio. Usa una billetera del navegador o la billetera de invitado.',
  connectorMissing: 'La billetera que usaste antes ya no está en este navegador. Conecta otra.',
  providerMissing: 'No se encontró ninguna billetera en este navegador. Instala una o usa la billetera de invitado.',
  guestChain: 'La billetera de invitado solo funciona en la testnet.',
  unauthorized: 'Tu billetera no dio acceso a esta cuenta. Vuelve a conectarla.',
  disconnected: 'Tu billetera ya no está conectada. Vuelve a conectarla.',
  insufficientFunds: 'Esta cuenta no tiene fondos suficientes para eso. Mintear en sí es gratis.',
  timeout: 'Tu billetera no respondió a tiempo. Vuelve a intentarlo.',
  unknown: 'Tu billetera informó de un problema. Vuelve a intentarlo o reconéctala.',
}

export const addNetworkWords: Translation<typeof english.addNetworkWords> = {
  open: 'Añadir red',
  title: network.testnet.name,
  intro: 'Añade la red a tu billetera automáticamente, o copia su configuración a mano.',
  add: 'Añadir a mi billetera',
  added: `${network.testnet.name} se añadió a tu billetera.`,
  needsWallet: 'Conecta una billetera para añadir la red automáticamente.',
  chainId: 'ID de cadena',
  chainName: 'Nombre de la red',
  rpcUrl: 'URL de RPC',
  currency: 'Símbolo de la moneda',
  explorer: 'Explorador de bloques',
}
