import type * as english from '../../quest-answers.ts'
import type { Translation } from '../../translation.ts'

export const questAnswers: Translation<typeof english.questAnswers> = {
  empty: 'Füge zuerst eine Antwort ein.',
  unknown:
    'Diese Antwort senden wir nicht. Sie kommt vielleicht von der Plattform selbst. Versuch es dort noch einmal und prüfe dann oben.',
  done: '{platform} hat die Auskunft bekommen, dass die Quest erfüllt ist. Falls das dort nicht zu sehen ist, lade die Quest dort neu.',
  notDone:
    '{platform} hat die Auskunft bekommen, dass die Quest nicht erfüllt ist. Prüfe oben, was fehlt und für welche Wallet.',
  notDoneBecause: '{platform} hat die Auskunft bekommen, dass die Quest nicht erfüllt ist: {reason}',
  noVerdict:
    '{platform} hat kein Ergebnis bekommen: {reason} Das sagt nichts über deinen Fortschritt; versuch es dort noch einmal.',
  reasonUnknown: 'Ein Grund wurde nicht genannt.',
  expression: 'Ein Galxe-Credential hat aus unserer Antwort {value} gemacht: {meaning}',
  one: 'erfüllt.',
  zero: 'nicht erfüllt oder seither nicht neu geprüft. Prüfe oben und verifiziere dann dort noch einmal.',
  platforms: {
    galxe: 'Galxe',
    zealy: 'Zealy',
    taskon: 'TaskOn oder CARV',
    questn: 'QuestN oder Intract',
    layer3: 'Layer3',
    any: 'Die Plattform',
  },
  statuses: {
    '200': 'Die Anfrage war erfolgreich. Ob die Quest erfüllt ist, steht in der Antwort selbst; füge diese ein.',
    '400':
      'Bei Zealy heißt das, dass die Quest nicht erfüllt ist. Jede andere Plattform hat eine ungültige Wallet-Adresse gesendet: Prüfe, welche Wallet dort verknüpft ist.',
    '401':
      'Die Plattform hat einen falschen Schlüssel gesendet. Bitte sag dem Team Bescheid; du kannst das nicht selbst beheben.',
    '404':
      'Die Plattform hat nach einer Quest gefragt, die es nicht gibt. Bitte sag dem Team Bescheid; du kannst das nicht selbst beheben.',
    '429': 'Die Plattform hat zu viele Anfragen gesendet. Warte eine Minute und versuch es noch einmal.',
    '500': 'Bei uns ist etwas fehlgeschlagen. Das sagt nichts über deinen Fortschritt; versuch es gleich noch einmal.',
    '503':
      'Die Chain oder der Mint-Index war nicht verfügbar oder im Rückstand. Das sagt nichts über deinen Fortschritt; versuch es gleich noch einmal.',
  },
  otherStatus:
    'Den HTTP-Status {status} senden wir nicht. Er kommt vielleicht von der Plattform oder einem Proxy dazwischen.',
}
