import type * as english from '../../status-page.ts'
import type { Translation } from '../../translation.ts'

export const statusWords: Translation<typeof english.statusWords> = {
  kicker: 'Estado de la red',
  headlines: {
    loading: 'Comprobando todos los sistemas',
    well: 'Todos los sistemas en servicio',
    closed: 'Todos los sistemas en servicio, mint cerrado',
    degraded: 'Todos los sistemas en servicio, uno con su respaldo',
    unknown: 'Estado no disponible',
  },
  parts: {
    chain: { name: 'Red de pruebas', failing: 'La red de pruebas no responde' },
    minting: { name: 'Mint', failing: 'El mint tiene interrupciones' },
    database: { name: 'Base de datos', failing: 'No se puede acceder a la base de datos' },
    mail: { name: 'Correo', failing: 'La entrega de correo tiene interrupciones' },
  },
  checked: 'Comprobado {age}. Esta página se actualiza cada pocos segundos.',
  stale: 'Última actualización: {age}. El servidor no ha respondido desde entonces.',
  unreadable: 'No se pudo cargar el estado. Revisa tu conexión o inténtalo de nuevo en un momento.',
  retry: 'Reintentar',
  withoutScript:
    'Esta página necesita JavaScript para mostrar el estado actual. Los mismos datos están disponibles en JSON:',
  states: {
    well: 'En servicio',
    degraded: 'Servicio degradado',
    failing: 'Fuera de servicio',
    unknown: 'Estado desconocido',
    off: 'Sin uso',
  },
  facts: {
    block: 'Último bloque',
    blockAge: 'Producido {age}',
    open: 'El mint está abierto',
    closed: 'El mint está cerrado',
    noDelay: 'Ningún mint con retraso',
    delay: 'Mint pendiente más antiguo: solicitado {age}',
    relayers: '{working} de {total} relayers activos',
    noMailWaiting: 'Ningún correo pendiente',
    mailWaiting: 'Correos pendientes: {count}',
    mailOff: 'Los mensajes se guardan en el servidor',
    database: 'Guarda mints y mensajes',
    version: 'Versión',
    started: 'Último despliegue: {age}',
  },
  history: {
    title: 'Últimos 90 días',
    intro:
      'Una barra por día, en UTC. Cada sistema se comprueba cada diez segundos; un minuto cuenta como fallido si falla alguna de sus comprobaciones. Los días sin datos quedan vacíos.',
    first: 'Hace 90 días',
    last: 'Hoy',
    share: '{percent} de disponibilidad',
    noRecord: 'Aún sin datos',
    row: {
      one: '{part}: {percent} de disponibilidad en {count} día registrado.',
      other: '{part}: {percent} de disponibilidad en {count} días registrados.',
    },
    day: '{day}: {percent} de disponibilidad, {minutes} min con fallos',
    dayWithoutRecord: '{day}: sin datos',
    incomplete: 'Registrado durante el {percent} del día',
    troubles: 'Días con fallos',
    trouble: '{part}: {minutes} min',
    noTroubles: 'No se registraron fallos.',
  },
  document: 'Estado en JSON',
  developers: 'Para desarrolladores: conéctate a la red',
}
