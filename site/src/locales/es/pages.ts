import { brand } from '../../brand.ts'
import type * as english from '../../pages.ts'
import type { Translation } from '../../translation.ts'
import { brand as brandWords } from './brand.ts'

export { pageNames } from '../../pages.ts'

export const pages: Translation<typeof english.pages> = {
  home: { title: `${brand.name}: la primera capa 3 para juegos AAA` },
  testnetSwap: { title: `Swap en la testnet · ${brand.name} ${brand.campaignName}` },
  tokenWidget: { title: `Widget del token · ${brand.name}` },
  mint: { title: `Mint extendido de los PFP Vanguard de ${brand.name} ${brand.campaignName}` },
  viewMint: { title: `Visor de los PFP Vanguard de ${brand.name} ${brand.campaignName}` },
  progress: { title: `Tu progreso · ${brand.name} ${brand.campaignName}` },
  leaderboard: { title: `Clasificación · ${brand.name} ${brand.campaignName}` },
  ranks: { title: `Cómo funcionan los rangos · ${brand.name} ${brand.campaignName}` },
  socialReturn: { title: `Iniciando sesión · ${brand.name}` },
  nodes: { title: `Opera un ${brand.nodeName} · ${brand.name}` },
  nodeAgreement: { title: `Acuerdo de software de ${brand.nodeName} · ${brand.name}` },
  status: { title: `Estado de la red · ${brand.name}` },
  officialLinks: { title: `Enlaces oficiales · ${brand.name}` },
  network: { title: `Desarrolladores · ${brand.name}` },
}

export const linkPreviews: Translation<typeof english.linkPreviews> = {
  home: {
    description: brandWords.description ?? '',
    picture: { alt: 'Un gran planetario de latón que gira en la oscuridad alrededor de una estrella roja.' },
  },
  testnetSwap: {
    description: `Prueba el trading en ${brand.name} sin riesgo: obtén Ether de prueba gratis, cámbialo por el token de prueba de ${brand.campaignName} y vuelve a venderlo.`,
    picture: { alt: 'Tres capas de una misma máquina: una estrella roja entre anillos de latón y acero.' },
  },
  tokenWidget: {
    description: `Compra y vende un token de prueba a la tasa de su propio contrato. El widget de la página de swap de ${brand.name} ${brand.campaignName}.`,
    picture: { alt: 'Dos cuerpos que intercambian sus lugares en una misma órbita.' },
  },
  mint: {
    description: `Colecciona cada día las 42 imágenes de perfil de ${brand.name} ${brand.campaignName}. Sin gas ni billetera para empezar: una firma las mintea todas y cuenta para ser Vanguard.`,
    picture: { alt: 'Doce retratos de Vanguards con casco, iluminados en rojo y oro.' },
  },
  viewMint: {
    description: `¿Cuáles de los 42 Vanguards de ${brand.name} ${brand.campaignName} tienes? Conecta la billetera con la que minteas, mira cada imagen y comparte tu colección.`,
    picture: { alt: 'Doce retratos de Vanguards con sus distintas libreas.' },
  },
  progress: {
    description: `¿Mantienes tu racha? Mira los 42 objetos de hoy, tus días seguidos y lo que falta en cada misión de ${brand.name} ${brand.campaignName}. Sin billetera.`,
    picture: { alt: 'Filas de retratos de Vanguards.' },
  },
  leaderboard: {
    description: `¿Quién lidera esta temporada de ${brand.name} ${brand.campaignName}? Mira el puesto, el rango y la racha de cada jugador, leídos de la cadena, y busca los tuyos.`,
    picture: { alt: 'Un trofeo de anillos de latón alrededor de un cristal rojo.' },
  },
  ranks: {
    description: `De Recluta a Mariscal: qué exige cada rango de ${brand.name} ${brand.campaignName}, cómo se desempata y cómo los topes evitan que ayude tener más billeteras.`,
    picture: { alt: 'Un trofeo de anillos de latón alrededor de un cristal rojo.' },
  },
  socialReturn: {
    description: `Volviendo a ${brand.name} tras iniciar sesión.`,
    picture: { alt: 'Un gran planetario de latón que gira en la oscuridad alrededor de una estrella roja.' },
  },
  nodes: {
    description:
      'Vigila el rollup, da la alarma cuando un bloque es incorrecto y recibe recompensas de la red. Listo en menos de un minuto, en tu equipo o en la nube.',
    picture: { alt: `Un ${brand.nodeName}: un instrumento de latón con un ojo rojo ardiente.` },
  },
  nodeAgreement: {
    description: `Antes de operar un ${brand.nodeName}: quién puede participar, cómo se reclaman las recompensas y los términos completos de ${brand.clientName} y su línea de comandos.`,
    picture: { alt: `Un ${brand.nodeName} que observa pasar una hilera de bloques de acero.` },
  },
  status: {
    description: `¿Funciona ${brand.name}? Estado en vivo de la red de pruebas, del mint y de cada servicio, con 90 días de disponibilidad.`,
    picture: { alt: `Un ${brand.nodeName} que monta guardia.` },
  },
  officialLinks: {
    description: `¿Este enlace es de verdad de ${brand.name}? Comprueba cada dominio, contrato, cuenta y clave de firma oficial antes de conectar una billetera o descargar algo.`,
    picture: { alt: 'Un planetario de latón alrededor de una estrella roja.' },
  },
  network: {
    description: `Conéctate a ${brand.name}: ID de cadena, endpoint RPC, faucet y contratos, con código para viem, ethers, Hardhat y Foundry.`,
    picture: { alt: 'Tres capas de una misma máquina: una estrella roja entre anillos de latón y acero.' },
  },
}
