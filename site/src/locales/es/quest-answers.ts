import type * as english from '../../quest-answers.ts'
import type { Translation } from '../../translation.ts'

export const questAnswers: Translation<typeof english.questAnswers> = {
  empty: 'Pega primero una respuesta.',
  unknown:
    'Nosotros no enviamos esta respuesta. Puede venir de la propia plataforma. Inténtalo de nuevo allí y luego compruébalo arriba.',
  done: '{platform} recibió como respuesta que la misión está completada. Si no aparece así allí, recarga la misión en esa plataforma.',
  notDone:
    '{platform} recibió como respuesta que la misión no está completada. Comprueba arriba qué falta y para qué billetera.',
  notDoneBecause: '{platform} recibió como respuesta que la misión no está completada: {reason}',
  noVerdict:
    '{platform} no obtuvo ningún resultado: {reason} Esto no dice nada de tu progreso; inténtalo de nuevo allí.',
  reasonUnknown: 'no se indicó ningún motivo.',
  expression: 'Una credencial de Galxe convirtió nuestra respuesta en {value}: {meaning}',
  one: 'completada.',
  zero: 'no completada, o no se ha vuelto a comprobar desde entonces. Compruébalo arriba y luego verifica de nuevo allí.',
  platforms: {
    galxe: 'Galxe',
    zealy: 'Zealy',
    taskon: 'TaskOn o CARV',
    questn: 'QuestN o Intract',
    layer3: 'Layer3',
    any: 'La plataforma',
  },
  statuses: {
    '200': 'La solicitud se procesó. La respuesta misma dice si la misión está completada; pégala.',
    '400':
      'En Zealy, esto significa que la misión no está completada. Cualquier otra plataforma envió una dirección de billetera no válida: comprueba qué billetera está vinculada allí.',
    '401': 'La plataforma envió una clave incorrecta. Avisa al equipo; no puedes solucionarlo por tu cuenta.',
    '404': 'La plataforma pidió una misión que no existe. Avisa al equipo; no puedes solucionarlo por tu cuenta.',
    '429': 'La plataforma envió demasiadas solicitudes. Espera un minuto y vuelve a intentarlo.',
    '500': 'Algo falló de nuestro lado. Esto no dice nada de tu progreso; inténtalo de nuevo en un momento.',
    '503':
      'La cadena o el índice de mints no estaba disponible o iba con retraso. Esto no dice nada de tu progreso; inténtalo de nuevo en un momento.',
  },
  otherStatus: 'Nosotros no enviamos el estado HTTP {status}. Puede venir de la plataforma o de un proxy intermedio.',
}
