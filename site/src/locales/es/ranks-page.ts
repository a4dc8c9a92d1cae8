import type * as english from '../../ranks-page.ts'
import type { Translation } from '../../translation.ts'

export const ranksPage: Translation<typeof english.ranksPage> = {
  kicker: 'Rangos',
  title: 'Cómo funcionan los rangos',
  intro: 'Los rangos se calculan a partir de la cadena, con reglas que puedes comprobar por tu cuenta.',
  toBoard: 'Ver la clasificación',
  toProgress: 'Ver tu progreso',
  season: {
    title: 'La temporada',
    dates: '{season}. Del {from} al {to}.',
    words: [
      'Solo cuentan los mints hechos en días de la temporada, sin importar quién haya enviado la transacción. Un día de mint pertenece a la temporada si su fecha de inicio en UTC pertenece a ella.',
      'Los objetos que compraste, intercambiaste o recibiste no cuentan.',
      'Durante la temporada, tu rango puede subir y bajar. Cuando la temporada termina, tu rango final se convierte en su insignia.',
    ],
  },
  ranks: {
    title: 'Los rangos',
    intro: 'Del más alto al más bajo. Tienes el rango más alto cuya regla cumples y en el que queda un puesto.',
    rule: {
      streak: { one: '{count} día seguido', other: '{count} días seguidos' },
      completeDays: { one: '{count} día completo', other: '{count} días completos' },
      items: { one: '{count} objeto', other: '{count} objetos distintos' },
      mints: { one: '{count} mint o más', other: '{count} mints o más' },
    },
    cap: { one: 'Para el mejor puesto', other: 'Para los mejores {count} puestos' },
    noCap: 'Para todos los que cumplan la regla',
  },
  order: {
    title: 'Cómo se comparan los jugadores',
    intro: 'En este orden. Cada línea resuelve los empates de las anteriores.',
    parts: [
      { name: 'Racha', words: 'La serie más larga de días consecutivos con los 42 objetos minteados.' },
      { name: 'Días completos', words: 'El número de días con los 42 objetos minteados.' },
      { name: 'Objetos', words: 'El número de objetos distintos, de un total de 42.' },
      { name: 'Mints', words: 'El número total de mints de todos los días.' },
      { name: 'Final más temprano', words: 'El día de tu último mint en la temporada. Cuanto antes, mejor.' },
    ],
  },
  ties: {
    title: 'Empates',
    words: [
      'Los jugadores con el mismo resultado comparten un puesto, y el siguiente resultado obtiene el puesto siguiente: 1, 1, 2. Los jugadores empatados se ordenan por dirección.',
      'Los jugadores que comparten un puesto comparten su rango, aunque el rango tenga un tope.',
    ],
  },
  caps: {
    title: 'Varias billeteras',
    intro:
      'Una persona puede usar muchas billeteras, y la cadena no puede saberlo. Los rangos están diseñados para que con eso se gane poco.',
    doTitle: 'Qué evitan los topes',
    does: [
      'Un tope cuenta resultados, no billeteras. Diez mil billeteras con el mismo resultado comparten un puesto y no desplazan a nadie.',
      'Los rangos más bajos no tienen tope. Los tienen todos los que cumplen su regla.',
      'Un resultado perfecto siempre es el primero. Completa todos los días y tendrás el puesto 1, hagan lo que hagan los demás.',
    ],
    cannotTitle: 'Qué no pueden evitar los topes',
    cannot: [
      'Las billeteras con resultados ligeramente distintos ocupan un puesto cada una. Pueden llenar un rango con tope por delante de jugadores con resultados más bajos.',
      'El sitio no puede distinguir a una persona de un script. Los límites de mint frenan a quien usa muchas billeteras, pero no lo detienen. Antes de que un rango dé algo de valor, el equipo revisa la lista en busca de esos grupos.',
    ],
  },
  names: {
    title: 'Nombres',
    words: [
      'Los jugadores aparecen por la dirección de su billetera. Un nombre solo aparece después de que el jugador lo firme, y firmar un nombre vacío lo elimina. No guardamos nada más sobre un jugador.',
      'Cuando hayas minteado en una temporada, puedes firmar un nombre. Un nombre tiene de 3 a 24 letras o dígitos de un mismo sistema de escritura. Se rechazan los enlaces, las imitaciones de otros nombres y las palabras ofensivas. El equipo oculta lo que se escape.',
    ],
    action: 'Poner tu nombre',
  },
  badge: {
    title: 'Una insignia por temporada',
    words: 'Sus luces muestran el rango: una más por cada escalón. Las marcas de su borde son únicas de la temporada.',
  },
}
