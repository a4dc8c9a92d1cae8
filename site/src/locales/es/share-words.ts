import type * as english from '../../share-words.ts'
import type { Translation } from '../../translation.ts'

export const shareWords: Translation<typeof english.shareWords> = {
  action: 'Compartir',
  title: 'Comparte este progreso',
  intro:
    'Cualquiera que tenga el enlace puede ver esta página para esta billetera. Las vistas previas del enlace muestran esta imagen.',
  link: 'Enlace',
  copy: 'Copiar enlace',
  copied: 'Copiado',
  selected: 'Seleccionado. Pulsa Ctrl+C o ⌘C para copiar.',
  close: 'Cerrar',
  drawing: 'Dibujando tu progreso…',
  undrawn: 'No se pudo crear la imagen. Cierra este cuadro y vuelve a intentarlo.',
  alt: 'Una tarjeta con la racha, los objetos de hoy como luces y la insignia del rango.',
  card: {
    streak: { one: 'jornada seguida', other: 'jornadas seguidas' },
    today: '{minted} de {total} hoy',
    place: 'Puesto {place} de {places}',
    noRank: 'Sin rango',
  },
}
