import type * as english from '../../failure-messages.ts'
import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'

const currency = network.testnet.nativeCurrency.name

export const failures: Translation<typeof english.failures> = {
  SIGNATURE_INVALID: '서명이 이 지갑과 일치하지 않습니다. 메시지에 다시 서명하세요.',
  SIGN_IN_REQUIRED: '먼저 소셜 계정을 연결한 다음 다시 민팅하세요.',
  SIGN_IN_UNAVAILABLE: 'X가 응답하지 않아 계정을 확인하지 못했습니다. 몇 분 뒤에 다시 시도하세요.',
  SOCIAL_ACCOUNT_USED: '이 소셜 계정은 오늘 이미 다른 지갑으로 민팅했습니다. 그 지갑을 사용하거나 내일 다시 오세요.',
  PROOF_REQUIRED: '브라우저가 먼저 짧은 퍼즐을 풀어야 합니다. 페이지를 새로 고침하고 다시 시도하세요.',
  MINT_CLOSED: '지금은 민팅이 닫혀 있습니다.',
  MINT_NOT_STARTED: '민팅이 아직 시작되지 않았습니다.',
  RECEIVER_REFUSED: '이 지갑은 컨트랙트이며, 이 아이템의 수신을 거부했습니다.',
  ALREADY_MINTED: '오늘 이미 이 아이템을 민팅했습니다. 내일 다시 오세요.',
  DAY_OVER: '민팅이 확인되기 전에 민팅일이 끝나 민팅되지 않았습니다. 새 민팅일에 다시 민팅하세요.',
  BUDGET_SPENT: '오늘의 무료 민팅이 모두 소진되었습니다. 다음 민팅일이 시작되면 다시 이용할 수 있습니다.',
  BUDGET_SPENT_FOR_NEW:
    '새 지갑을 위한 오늘의 무료 민팅이 모두 소진되었습니다. 다음 민팅일이 시작되면 다시 이용할 수 있습니다.',
  BUDGET_SPENT_FOR_SOURCE:
    '현재 인터넷 연결로 이용할 수 있는 오늘의 무료 민팅이 모두 소진되었습니다. 다음 민팅일이 시작되면 다시 이용할 수 있습니다.',
  QUEUE_FULL: '지금 민팅하는 사람이 너무 많습니다. 1분 뒤에 다시 시도하세요.',
  RELAYER_UNAVAILABLE: '민팅을 일시적으로 이용할 수 없습니다. 몇 분 뒤에 다시 시도하세요.',
  STILL_PENDING: '민팅이 아직 처리 중이며 평소보다 오래 걸리고 있습니다. 페이지를 닫고 1분 뒤에 다시 확인해도 됩니다.',
  RESTARTING: '서비스가 재시작하고 있습니다. 민팅은 계속 진행되니 몇 초 뒤에 다시 확인하세요.',
  CHAIN_RESET: '테스트넷이 초기화되어 이 민팅이 사라졌습니다. 다시 민팅하세요.',
  TRANSACTION_FAILED: '네트워크가 민팅을 거부했습니다. 잠시 후 다시 시도하세요.',

  ALREADY_GIVEN: `이 지갑은 오늘의 테스트 ${currency} 지급분을 이미 받았습니다. 내일 다시 오세요.`,
  ALREADY_FUNDED: '이 지갑에는 시작하기에 충분한 잔액이 이미 있습니다. 파우셋은 잔액이 더 적은 지갑을 위한 것입니다.',
  NETWORK_SHARE_GIVEN: `현재 인터넷 연결에서 오늘 받을 수 있는 테스트 ${currency} 한도에 도달했습니다. 내일 다시 오세요.`,
  DAY_SPENT: `오늘 파우셋의 테스트 ${currency} 물량이 모두 소진되었습니다. 내일 다시 오세요.`,
  FAUCET_LOW: '파우셋이 비어 있어 충전이 필요합니다. 나중에 다시 시도하세요.',
  FAUCET_BUSY: '파우셋에 요청이 몰리고 있습니다. 몇 초 뒤에 다시 시도하세요.',
  FAUCET_UNAVAILABLE: '파우셋이 네트워크에 연결할 수 없습니다. 잠시 후 다시 시도하세요.',
  TRANSFER_REFUSED: `이 주소는 ${currency} 수신을 거부하는 컨트랙트입니다.`,

  SIGN_IN_NOT_OFFERED: '이 사이트에서는 로그인을 이용할 수 없습니다.',
  SIGN_IN_DENIED: '로그인을 거부했습니다. 저희에게 공유된 정보는 없습니다.',
  SIGN_IN_STATE: '이 로그인은 이 탭에서 시작되지 않았습니다. 민팅 페이지에서 다시 시작하세요.',
  SIGN_IN_EXPIRED: '로그인이 만료되었거나 이미 사용되었습니다. 민팅 페이지에서 다시 시작하세요.',
  SIGN_IN_ENDED: '로그인이 만료되었습니다. 다시 로그인하세요.',
  SIGN_IN_BUSY: 'X가 저희 요청 횟수를 제한하고 있습니다. 몇 분 뒤에 다시 시도하세요.',
  SIGN_IN_MISCONFIGURED: 'X가 이 사이트의 로그인 설정을 거부했습니다. 저희 쪽 문제이니 나중에 다시 시도하세요.',

  UNKNOWN_QUEST: '존재하지 않는 퀘스트입니다.',
  QUEST_KEY_WRONG: '이 퀘스트를 확인하지 못했습니다. 플랫폼이 올바른 키를 보내지 않았습니다.',
  MINT_INDEX_UNAVAILABLE:
    '체인을 아직 인덱싱하고 있어 지금은 검증할 수 없습니다. 사라진 것은 없습니다. {wait} 후에 다시 시도하세요.',
  NO_WALLET_LINKED:
    '해당 플랫폼의 계정에 연결된 지갑이 없습니다. 민팅에 사용하는 지갑을 그곳에 연결한 다음 다시 시도하세요.',
  ACCOUNT_CONNECTED_ELSEWHERE: '이 계정은 이미 다른 지갑에 연결되어 있습니다.',
  WALLET_HAS_ACCOUNT: '이 지갑에는 이미 다른 계정이 연결되어 있습니다.',
  ACCOUNT_RESERVED:
    '이 지갑 또는 계정은 이번 시즌에 다른 계정 또는 지갑에 연결되었습니다. 시즌이 끝날 때까지는 그 계정 또는 지갑에만 다시 연결할 수 있습니다.',
  ACCOUNT_NOT_CONNECTED: '이 지갑과 이 계정은 연결되어 있지 않습니다.',
  SIGNED_OUTDATED: '서명이 너무 오래되었거나, 그 뒤에 더 새로운 메시지에 서명했습니다. 다시 서명하세요.',

  UNKNOWN_SEASON: '존재하지 않는 시즌입니다.',
  NAME_REFUSED:
    '사용할 수 없는 이름입니다. 한 가지 문자 체계의 글자와 숫자를 3~24자로 입력하고, 그 사이에는 공백이나 하이픈을 하나씩만 넣으세요. 링크, 불쾌감을 주는 표현, 저희를 사칭하는 이름은 사용할 수 없습니다.',
  NAME_TAKEN: '다른 플레이어가 이미 이 이름이나 이와 비슷해 보이는 이름을 사용하고 있습니다.',
  NAME_WITHOUT_MINT: '먼저 이 지갑으로 아이템을 민팅하세요. 지갑이 리더보드에 오르면 이름을 설정할 수 있습니다.',
  NAME_HIDDEN: '팀이 이 지갑의 이름을 숨겼습니다. 착오라면 문의해 주세요.',
  NAME_OUTDATED: '서명이 너무 오래되었거나, 그 뒤에 더 새로운 메시지에 서명했습니다. 다시 서명하세요.',

  FORM_NOT_FOUND: '존재하지 않는 양식입니다.',
  FORM_PROOF_REQUIRED:
    '오늘은 메시지가 많이 들어와 브라우저가 먼저 짧은 퍼즐을 풀어야 합니다. 메시지는 전송되지 않았습니다. JavaScript를 켜고 페이지를 새로 고침한 다음 다시 보내거나, 내일까지 기다리세요.',
  NO_FILE_UPLOADS: '파일은 첨부할 수 없습니다.',
  UNREADABLE: '양식을 읽을 수 없습니다.',
  DAY_FULL: '오늘 메시지가 너무 많이 들어와 보낸 메시지가 저장되지 않았습니다. 내일 다시 보내세요.',
  FULL: '메일함이 가득 차 메시지가 저장되지 않았습니다. 이메일로 보내거나 다른 날 다시 보내세요.',
  UNAVAILABLE: '메시지를 저장하지 못했습니다. 1분 뒤에 다시 보내세요.',

  BUSY: '지금 생성 중인 이미지가 너무 많습니다. 잠시 후 다시 시도하세요.',
  CHAIN_SILENT: '체인이 응답하지 않습니다. 잠시 후 다시 시도하세요.',
  UNKNOWN_TOKEN: '컬렉션에 이 ID의 토큰이 없습니다.',
  RELEASE_UNKNOWN: '최신 릴리스를 아직 알 수 없습니다. 1분 뒤에 다시 시도하세요.',

  BAD_REQUEST: '요청을 읽을 수 없습니다.',
  MALFORMED: '요청이 올바르지 않습니다: {details}.',
  NOT_FOUND: '이 주소에는 아무것도 없습니다.',
  REQUEST_TIMEOUT: '요청이 도착하는 데 너무 오래 걸렸습니다.',
  TOO_LARGE: '요청이 너무 큽니다.',
  UNSUPPORTED_CONTENT: '지원하지 않는 콘텐츠 유형입니다.',
  TOO_MANY_REQUESTS: '현재 인터넷 연결에서 보낸 요청이 너무 많습니다. {wait} 후에 다시 시도하세요.',
  TOO_MANY_STREAMS:
    '현재 인터넷 연결에서 열어 둔 실시간 연결이 너무 많습니다. 이 사이트의 다른 탭을 닫고 페이지를 새로 고침하세요.',
  HEADERS_TOO_LARGE: '요청 헤더가 너무 큽니다.',
  INTERNAL: '저희 쪽에서 문제가 발생했습니다. 잠시 후 다시 시도하세요.',
  OVERLOADED: '사이트에 접속이 몰리고 있습니다. 몇 초 뒤에 다시 시도하세요.',
}
