import { brand } from '../../brand.ts'
import type * as english from '../../film-words.ts'
import type { Translation } from '../../translation.ts'

// No accents, cedillas, or commas in titles: the renderer takes each run of pixel rows as a line.
export const filmWords: Translation<typeof english.filmWords> = {
  caption: '{overline}: {text}',
  titles: [
    { overline: 'O ROLLUP', lines: ['TODO BLOCO', 'CHEGA COMO', 'PROPOSTA.'] },
    { overline: 'O ROLLUP', lines: ['E TEM QUE SER', 'CONFERIDO.'] },
    { overline: 'O DILEMA DO VERIFICADOR', lines: ['CONFERIR CUSTA.', 'QUASE NUNCA', 'APARECE ERRO.'] },
    { overline: 'O DILEMA DO VERIFICADOR', lines: ['E QUEM FICA', 'DE VIGIA?'] },
    { overline: 'SENTRY NODES', lines: ['VIGIAM CADA', 'RESULTADO.'] },
    { overline: 'DESACORDO', lines: ['CHEGA UM', 'BLOCO', 'INCORRETO.'] },
    { overline: 'ALARME', lines: ['O NODE', 'SOA', 'O ALARME.'] },
    { overline: 'ALARME', lines: ['OUTROS ENTRAM', 'EM CENA.'] },
    { overline: 'RESOLVIDO', lines: ['O ESTADO HONESTO', 'PREVALECE.'] },
    { overline: 'OPERADORES', lines: ['RECEBEM', 'RECOMPENSAS', 'DA REDE', 'POR VIGIAR.'] },
    { overline: brand.name.toUpperCase(), lines: ['RODE UM', 'SENTRY', 'NODE'] },
  ],
  sounds: [
    '[Um zumbido grave de máquina; um escapo começa a tiquetaquear]',
    '[O som cresce enquanto o node desperta]',
    '[O tique-taque vacila e para]',
    '[Uma trompa suave soa o alarme, três vezes]',
    '[O tique-taque recomeça; um acorde caloroso se resolve]',
    '[Um sino]',
  ],
}
