import { questAnswers } from '@network-site/site/quest-answers'
import { expect, test } from 'vitest'
import { explainAnswer } from './explain-answer.ts'

const answers = questAnswers
const explain = (text: string) => explainAnswer(text, { doneWords: 'All of it is there.' })

test.each([
  ['1', 'done', 'Galxe'],
  ['0', 'not-done', 'Galxe'],
  ['{"completed":true,"have":1,"need":1}', 'done', 'Galxe'],
  ['{"completed":false,"have":0,"need":1}', 'not-done', 'Galxe'],
  ['{"completed":false,"have":0,"need":1,"message":"Two are missing."}', 'not-done', 'Two are missing.'],
  ['{"error":"The index is behind.","code":"MINT_INDEX_UNAVAILABLE"}', 'no-verdict', 'The index is behind.'],
  ['{"message":"All of it is there."}', 'done', 'Zealy'],
  ['{"message":"Minted today: 3 of 42 items."}', 'not-done', 'Minted today: 3 of 42 items.'],
  ['{"result":{"isValid":true}}', 'done', 'TaskOn or CARV'],
  [' { "result": { "isValid": false } }\n', 'not-done', 'TaskOn or CARV'],
  ['{"error":{"code":503,"message":"Not read yet."}}', 'no-verdict', 'Not read yet.'],
  ['{"data":{"result":true}}', 'done', 'QuestN or Intract'],
  ['{"data":{"result":false}}', 'not-done', 'QuestN or Intract'],
  [
    '{"error":{"code":"NOT_DONE","message":"Two are missing."},"data":{"result":false}}',
    'not-done',
    'Two are missing.',
  ],
  ['{"error":{"code":1,"message":"Two are missing."},"data":{"result":false}}', 'not-done', 'Two are missing.'],
  ['{"error":{"code":"MINT_INDEX_UNAVAILABLE","message":"Later."},"data":{"result":false}}', 'no-verdict', 'Later.'],
  ['{"status":"success"}', 'done', 'Layer3'],
  ['{"status":"failed"}', 'not-done', 'Layer3'],
  ['{"status":"error","message":"Later."}', 'no-verdict', 'Later.'],
  ['{"status":"error"}', 'no-verdict', answers.reasonUnknown],
])('explains %s as %s', (text, verdict, words) => {
  const explained = explain(text)
  expect(explained.verdict).toBe(verdict)
  expect(explained.words).toContain(words)
})

test.each([
  ['503', 'no-verdict', answers.statuses['503']],
  ['HTTP/1.1 429 Too Many Requests', 'no-verdict', answers.statuses['429']],
  ['status: 401', 'no-verdict', answers.statuses['401']],
  ['400', 'unknown', answers.statuses['400']],
  ['200 OK', 'unknown', answers.statuses['200']],
  ['418', 'unknown', answers.otherStatus.replace('{status}', '418')],
  ['', 'unknown', answers.empty],
  ['<html>', 'unknown', answers.unknown],
  ['{"data":{"result":"yes"}}', 'unknown', answers.unknown],
  ['null', 'unknown', answers.unknown],
  ['2', 'unknown', answers.unknown],
])('explains %j as %s with its exact message', (text, verdict, words) => {
  expect(explain(text)).toEqual({ verdict, words })
})
