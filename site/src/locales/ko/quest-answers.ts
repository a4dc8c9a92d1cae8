import type * as english from '../../quest-answers.ts'
import type { Translation } from '../../translation.ts'

export const questAnswers: Translation<typeof english.questAnswers> = {
  empty: '먼저 응답을 붙여 넣으세요.',
  unknown:
    '저희가 보내는 응답이 아닙니다. 플랫폼 자체의 응답일 수 있습니다. 플랫폼에서 다시 시도한 다음 위에서 확인하세요.',
  done: '{platform}에는 퀘스트가 완료되었다고 전달되었습니다. 그곳에 표시되지 않으면 {platform}에서 퀘스트를 새로 고치세요.',
  notDone:
    '{platform}에는 퀘스트가 완료되지 않았다고 전달되었습니다. 무엇이 부족한지, 어느 지갑에 대한 결과인지 위에서 확인하세요.',
  notDoneBecause: '{platform}에는 퀘스트가 완료되지 않았다고 전달되었습니다: {reason}',
  noVerdict:
    '{platform}에는 결과가 전달되지 않았습니다: {reason} 진행 상황과는 관계가 없습니다. 그곳에서 다시 시도하세요.',
  reasonUnknown: '이유는 제공되지 않았습니다.',
  expression: 'Galxe 크리덴셜이 저희 응답을 변환한 값은 {value}입니다. {meaning}',
  one: '완료라는 뜻입니다.',
  zero: '완료되지 않았거나, 그 뒤로 다시 확인되지 않았다는 뜻입니다. 위에서 확인한 다음 Galxe에서 다시 검증하세요.',
  platforms: {
    galxe: 'Galxe',
    zealy: 'Zealy',
    taskon: 'TaskOn 또는 CARV',
    questn: 'QuestN 또는 Intract',
    layer3: 'Layer3',
    any: '플랫폼',
  },
  statuses: {
    '200': '요청이 성공했습니다. 퀘스트 완료 여부는 응답 자체에 나와 있으니 응답을 붙여 넣으세요.',
    '400':
      'Zealy에서는 퀘스트가 완료되지 않았다는 뜻입니다. 다른 플랫폼이라면 잘못된 지갑 주소를 보낸 것입니다. 그곳에 어느 지갑이 연결되어 있는지 확인하세요.',
    '401': '플랫폼이 잘못된 키를 보냈습니다. 직접 해결할 수 없는 문제이니 팀에 알려 주세요.',
    '404': '플랫폼이 존재하지 않는 퀘스트를 요청했습니다. 직접 해결할 수 없는 문제이니 팀에 알려 주세요.',
    '429': '플랫폼이 요청을 너무 많이 보냈습니다. 1분 뒤에 다시 시도하세요.',
    '500': '저희 쪽에서 오류가 발생했습니다. 진행 상황과는 관계가 없습니다. 잠시 후 다시 시도하세요.',
    '503':
      '체인 또는 민팅 인덱스를 사용할 수 없거나 뒤처져 있었습니다. 진행 상황과는 관계가 없습니다. 잠시 후 다시 시도하세요.',
  },
  otherStatus: '저희는 HTTP 상태 {status} 응답을 보내지 않습니다. 플랫폼이나 중간의 프록시에서 온 응답일 수 있습니다.',
}
