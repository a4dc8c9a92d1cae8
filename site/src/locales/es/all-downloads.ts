import type * as english from '../../all-downloads.ts'
import { brand } from '../../brand.ts'
import type { Translation } from '../../translation.ts'

export const allDownloads: Translation<typeof english.allDownloads> = {
  title: 'Todas las descargas',
  intro: `${brand.clientName} es una aplicación de escritorio normal. El nodo de línea de comandos funciona en cualquier terminal, también en servidores.`,
  columns: { system: 'Sistema', file: 'Archivo', size: 'Tamaño', digest: 'SHA-256 y el comando para verificarlo' },
  released: 'Publicada el {date}',
  releasePage: 'Notas de la versión y código fuente',
  verifyTitle: 'Verifica tu descarga',
  verifyIntro:
    'En una terminal, abre tu carpeta de descargas y ejecuta el comando que aparece junto a tu archivo. macOS y Linux muestran OK; Windows muestra el hash para que lo compares. Si el resultado no coincide, elimina el archivo y avísanos.',
  verifyByEye:
    'En una terminal, abre tu carpeta de descargas y ejecuta el comando que aparece junto a tu archivo. Muestra el hash del archivo. Compáralo con el de la página de la versión; si no coinciden, elimina el archivo y avísanos.',
  copy: 'Copiar el comando de verificación',
  copied: 'Copiado',
  copyByHand: 'Seleccionado. Pulsa Ctrl+C o ⌘C para copiar.',
  unknownSize: 'desconocido',
  unknownDigest: 'no publicado',
  loading: 'Buscando la última versión…',
  direct: 'Leído de GitHub hace un instante.',
  confirmed: 'GitHub confirmó esta versión por última vez el {time}.',
  stale: 'GitHub no responde, así que puede haber una versión más reciente. Confirmó esta por última vez el {time}.',
  unavailable:
    'No pudimos consultar la última versión. Los enlaces la descargan de todos modos; los tamaños y los hashes volverán cuando GitHub responda.',
  kinds: { client: 'Cliente de escritorio', cli: 'Nodo de línea de comandos' },
  systems: { windows: 'Windows', mac: 'macOS', linux: 'Linux' },
}
