import type * as english from '../../rank-panel.ts'
import type { Translation } from '../../translation.ts'

export const rankPanelWords: Translation<typeof english.rankPanelWords> = {
  title: 'Rango',
  place: 'Puesto {place} de {places}',
  sharedPlace: 'Puesto {place} de {places}, compartido por {count}',
  noPlace: 'Aún sin puesto esta temporada. Mintea una vez para obtener uno.',
  noRank: 'Aún sin rango',
  next: 'Siguiente: {rank}',
  highest: 'Este es el rango más alto. Consérvalo hasta que termine la temporada.',
  over: 'La temporada terminó. Este es el resultado final.',
  badges: 'Insignias',
  toBoard: 'Ver la clasificación',
  toRanks: 'Cómo funcionan los rangos',
  unreadable: 'El rango no está disponible en este momento. La página lo reintenta automáticamente.',
  retry: 'Reintentar',
  loading: 'Cargando el rango',
  name: {
    title: 'Tu nombre',
    intro:
      'La clasificación muestra a los jugadores por su dirección. Firma un nombre para que aparezca junto a la tuya, visible para todo el mundo. Firmar es gratis.',
    shown: 'Nombre actual: {name}',
    none: 'No has puesto ningún nombre.',
    label: 'Nombre',
    hint: 'De 3 a 24 letras o dígitos de un mismo sistema de escritura, con espacios o guiones sueltos entre ellos.',
    action: 'Firmar nombre',
    remove: 'Quitar nombre',
    signing: 'Firma en tu billetera',
    done: 'Tu nombre es ahora “{name}”.',
    removed: 'Se quitó tu nombre.',
    empty: 'Introduce un nombre.',
    length: {
      one: 'Un nombre debe tener de {least} a {most} caracteres; este tiene {count}.',
      other: 'Un nombre debe tener de {least} a {most} caracteres; este tiene {count}.',
    },
    same: 'Este ya es tu nombre.',
    failed: 'Tu nombre no se guardó. Revisa tu conexión y vuelve a firmarlo.',
  },
}
