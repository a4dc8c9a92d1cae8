import { brand } from '../../brand.ts'
import type * as english from '../../film-words.ts'
import type { Translation } from '../../translation.ts'

export const filmWords: Translation<typeof english.filmWords> = {
  caption: '{overline}: {text}',
  titles: [
    { overline: 'EL ROLLUP', lines: ['SE PROPONEN', 'BLOQUES.'] },
    { overline: 'EL ROLLUP', lines: ['ALGUIEN', 'DEBE', 'VERIFICARLOS.'] },
    { overline: 'EL DILEMA DEL VERIFICADOR', lines: ['VERIFICAR CUESTA.', 'CASI SIEMPRE', 'TODO ESTÁ BIEN.'] },
    { overline: 'EL DILEMA DEL VERIFICADOR', lines: ['ENTONCES,', '¿QUIÉN VIGILA?'] },
    { overline: 'LOS SENTRY NODES', lines: ['VIGILAN CADA', 'ASERCIÓN.'] },
    { overline: 'DISCREPANCIA', lines: ['SE PROPONE', 'UN BLOQUE', 'INCORRECTO.'] },
    { overline: 'ALARMA', lines: ['EL CENTINELA', 'DA LA', 'ALARMA.'] },
    { overline: 'ALARMA', lines: ['OTROS', 'INTERVIENEN.'] },
    { overline: 'RESUELTO', lines: ['EL ESTADO', 'HONESTO', 'PREVALECE.'] },
    { overline: 'LOS OPERADORES', lines: ['RECIBEN', 'RECOMPENSAS', 'DE LA RED', 'POR VIGILAR.'] },
    { overline: brand.name.toUpperCase(), lines: ['OPERA UN', 'SENTRY', 'NODE'] },
  ],
  sounds: [
    '[Un zumbido grave de máquina; un mecanismo de escape empieza a marcar su tictac]',
    '[El sonido crece mientras el centinela despierta]',
    '[El tictac titubea y se detiene]',
    '[Un cuerno suave da la alarma, tres veces]',
    '[El tictac se reanuda; un acorde cálido resuelve]',
    '[Una campana]',
  ],
}
