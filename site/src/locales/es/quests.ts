import type * as english from '../../quests.ts'
import type { Translation } from '../../translation.ts'

export const quests: Translation<typeof english.quests> = {
  done: 'Completada en la cadena.',
  list: [
    {
      id: 'first-mint',
      title: 'Primer mint',
      task: 'Mintea cualquier objeto de la colección.',
      missing: 'Esta billetera aún no ha minteado nada.',
    },
    {
      id: 'ten-today',
      title: 'Diez hoy',
      task: 'Mintea diez objetos en un día. Cada día tienes una nueva oportunidad.',
      missing: 'Minteados hoy: {have} de {need} objetos.',
    },
    {
      id: 'all-today',
      title: 'Los 42 hoy',
      task: 'Mintea los 42 objetos antes de que termine el día.',
      missing: 'Minteados hoy: {have} de {need} objetos.',
    },
    {
      id: 'streak-3',
      title: 'Tres días seguidos',
      task: 'Mintea los 42 objetos tres días seguidos.',
      missing: 'Racha actual: {have} de {need} días.',
    },
    {
      id: 'streak-7',
      title: 'Siete días seguidos',
      task: 'Mintea los 42 objetos siete días seguidos.',
      missing: 'Racha actual: {have} de {need} días.',
    },
    {
      id: 'every-item',
      title: 'Cada objeto una vez',
      task: 'Mintea cada uno de los 42 objetos al menos una vez, en los días que haga falta.',
      missing: 'Minteados hasta ahora: {have} de {need} objetos distintos.',
    },
    {
      id: 'thousand-mints',
      title: 'Mil mints',
      task: 'Mintea mil objetos en total, en los días que haga falta.',
      missing: 'Minteados hasta ahora: {have} de {need} objetos.',
    },
    {
      id: 'season-100',
      title: 'Cien en la temporada uno',
      task: 'Mintea cien objetos mientras dure la temporada uno.',
      missing: 'Minteados en la temporada uno: {have} de {need} objetos.',
    },
    {
      id: 'first-swap',
      title: 'Primer swap',
      task: 'Compra o vende el token de prueba una vez.',
      missing: 'Esta billetera aún no ha comprado ni vendido el token de prueba.',
    },
    {
      id: 'hold-token',
      title: 'Cien tokens de prueba',
      task: 'Ten al menos cien tokens de prueba cuando empiece el día. Los tokens que obtengas hoy cuentan mañana.',
      missing: 'Saldo al empezar el día: {have} de {need} tokens de prueba.',
    },
    {
      id: 'connect-account',
      title: 'Con nombre propio',
      task: 'Conecta tu cuenta social a tu billetera.',
      missing: 'Aún no hay ninguna cuenta social conectada a esta billetera.',
    },
  ],
}

export const questDetails: Translation<typeof english.questDetails> = {
  itemsToday: 'Faltan {count} por mintear hoy, a elegir entre {items}.',
  itemsOnDay: 'El mejor día, el {date}, faltaron {count} de entre {items}.',
  todayCounts: 'El día de hoy ya cuenta. Vuelve mañana.',
  streakBroken: 'La racha terminó el {date}, con {minted} de {needed} objetos.',
  neverMinted: 'Aún sin mintear: {items}.',
  windowAhead: 'Empieza el {from} y termina el {to}.',
  windowRunning: 'Está abierta hasta el {to}.',
  windowOver: 'Estuvo abierta del {from} al {to} y ya terminó.',
}
