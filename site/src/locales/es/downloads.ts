import { brand } from '../../brand.ts'
import type * as english from '../../downloads.ts'
import type { Translation } from '../../translation.ts'

export const downloads: Translation<typeof english.downloads> = {
  windows: 'Descargar para Windows',
  mac: 'Descargar para macOS',
  purchaseKey: `Comprar ${brand.keyName}`,
  cli: 'Descargar la CLI desde GitHub',
  lastConfirmed: '{release}, última confirmación: {date}',
  runNode: 'Operar un nodo',
  mobile: {
    title: 'Descarga disponible solo en equipos de escritorio',
    body: `${brand.clientName} no está disponible en dispositivos móviles. Visita esta página desde tu equipo de escritorio o portátil para descargarlo.`,
  },
  clientBox: {
    title: 'Descargar el cliente',
    desktop: 'Los Sentry Nodes funcionan en equipos portátiles y de escritorio, e incluso en instancias en la nube',
    mobile:
      'No disponible en dispositivos móviles. Visita esta página desde tu equipo de escritorio o portátil para descargarlo.',
  },
  allDownloads: 'Todas las descargas',
}
