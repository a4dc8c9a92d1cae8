import type * as english from '../../quest-answers.ts'
import type { Translation } from '../../translation.ts'

export const questAnswers: Translation<typeof english.questAnswers> = {
  empty: 'Cole uma resposta primeiro.',
  unknown:
    'Não enviamos essa resposta. Ela pode vir da própria plataforma. Tente novamente por lá e depois verifique acima.',
  done: '{platform} recebeu a informação de que a missão está concluída. Se isso não aparecer por lá, recarregue a missão na plataforma.',
  notDone:
    '{platform} recebeu a informação de que a missão não está concluída. Verifique acima o que falta e para qual carteira.',
  notDoneBecause: '{platform} recebeu a informação de que a missão não está concluída: {reason}',
  noVerdict:
    '{platform} não recebeu um resultado: {reason} Isso não diz nada sobre o seu progresso; tente novamente por lá.',
  reasonUnknown: 'nenhum motivo foi informado.',
  expression: 'Uma credencial do Galxe transformou nossa resposta em {value}: {meaning}',
  one: 'concluída.',
  zero: 'não concluída, ou não verificada de novo desde então. Verifique acima e depois refaça a verificação por lá.',
  platforms: {
    galxe: 'Galxe',
    zealy: 'Zealy',
    taskon: 'TaskOn ou CARV',
    questn: 'QuestN ou Intract',
    layer3: 'Layer3',
    any: 'A plataforma',
  },
  statuses: {
    '200': 'A solicitação deu certo. A própria resposta diz se a missão está concluída; cole a resposta.',
    '400':
      'No Zealy, isso significa que a missão não está concluída. Qualquer outra plataforma enviou um endereço de carteira inválido: verifique qual carteira está vinculada lá.',
    '401': 'A plataforma enviou uma chave errada. Avise a equipe; você não consegue resolver isso por conta própria.',
    '404':
      'A plataforma pediu uma missão que não existe. Avise a equipe; você não consegue resolver isso por conta própria.',
    '429': 'A plataforma enviou solicitações demais. Espere um minuto e tente novamente.',
    '500': 'Algo falhou do nosso lado. Isso não diz nada sobre o seu progresso; tente novamente em instantes.',
    '503':
      'A blockchain ou o índice de mints estava indisponível ou atrasado. Isso não diz nada sobre o seu progresso; tente novamente em instantes.',
  },
  otherStatus: 'Não enviamos o status HTTP {status}. Ele pode vir da plataforma ou de um proxy no caminho.',
}
