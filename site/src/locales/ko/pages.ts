import { brand } from '../../brand.ts'
import type * as english from '../../pages.ts'
import type { Translation } from '../../translation.ts'

export const pages: Translation<typeof english.pages> = {
  home: { title: `${brand.name}: AAA 게임을 위한 최초의 레이어 3` },
  testnetSwap: { title: `테스트넷 스왑 · ${brand.name} ${brand.campaignName}` },
  tokenWidget: { title: `토큰 위젯 · ${brand.name}` },
  mint: { title: `${brand.name} ${brand.campaignName} Vanguard PFP 연장 민팅` },
  viewMint: { title: `${brand.name} ${brand.campaignName} Vanguard PFP 뷰어` },
  progress: { title: `내 진행 상황 · ${brand.name} ${brand.campaignName}` },
  leaderboard: { title: `리더보드 · ${brand.name} ${brand.campaignName}` },
  ranks: { title: `계급 안내 · ${brand.name} ${brand.campaignName}` },
  socialReturn: { title: `로그인 중 · ${brand.name}` },
  nodes: { title: `${brand.nodeName} 운영하기 · ${brand.name}` },
  nodeAgreement: { title: `${brand.nodeName} 소프트웨어 계약서 · ${brand.name}` },
  status: { title: `네트워크 상태 · ${brand.name}` },
  officialLinks: { title: `공식 링크 · ${brand.name}` },
  network: { title: `개발자 · ${brand.name}` },
}

export const linkPreviews: Translation<typeof english.linkPreviews> = {
  home: {
    description: `AAA 게임을 위한 최초의 레이어 3, ${brand.name}입니다. 플레이어는 얻은 것을 소유하고 거래하며, 지갑은 신경 쓸 필요가 없습니다.`,
    picture: { alt: '어둠 속에서 붉은 별 주위를 도는 거대한 황동 태양계 모형.' },
  },
  testnetSwap: {
    description: `${brand.name}에서 위험 없이 거래를 체험하세요. 무료 테스트 Ether로 ${brand.campaignName} 테스트 토큰을 사고, 다시 팔아 볼 수 있습니다.`,
    picture: { alt: '한 기계의 세 층. 황동과 강철 고리에 둘러싸인 붉은 별.' },
  },
  tokenWidget: {
    description: `테스트 토큰을 컨트랙트가 정한 비율로 사고파세요. ${brand.name} ${brand.campaignName} 스왑 페이지에 쓰이는 위젯입니다.`,
    picture: { alt: '한 궤도에서 자리를 바꾸는 두 천체.' },
  },
  mint: {
    description: `매일 ${brand.name} ${brand.campaignName} 프로필 사진 42개를 모두 모으세요. 가스비가 없고, 지갑 없이도 시작할 수 있습니다. 서명 한 번으로 모두 민팅되고 Vanguard 자격에 반영됩니다.`,
    picture: { alt: '붉은빛과 금빛을 받은 투구 쓴 Vanguard 초상 열두 점.' },
  },
  viewMint: {
    description: `${brand.name} ${brand.campaignName} Vanguard 42개 가운데 무엇을 가지고 있나요? 민팅에 쓰는 지갑을 연결해 모든 PFP를 확인하고 컬렉션을 공유하세요.`,
    picture: { alt: '저마다 다른 차림을 한 Vanguard 초상 열두 점.' },
  },
  progress: {
    description: `연속 기록을 이어 가고 있나요? 오늘의 아이템 42개와 연속 일수, ${brand.name} ${brand.campaignName} 퀘스트마다 남은 조건을 확인하세요. 지갑 없이도 볼 수 있습니다.`,
    picture: { alt: '줄지어 늘어선 Vanguard 초상.' },
  },
  leaderboard: {
    description: `${brand.name} ${brand.campaignName} 이번 시즌의 선두는 누구일까요? 체인에서 읽은 모든 플레이어의 순위와 계급, 연속 기록을 보고 내 순위를 찾아보세요.`,
    picture: { alt: '붉은 수정을 황동 고리가 감싼 트로피.' },
  },
  ranks: {
    description: `신병부터 원수까지, ${brand.name} ${brand.campaignName} 계급마다 필요한 조건과 동점을 가리는 방법, 정원 때문에 지갑을 늘려도 유리해지지 않는 이유를 설명합니다.`,
    picture: { alt: '붉은 수정을 황동 고리가 감싼 트로피.' },
  },
  socialReturn: {
    description: `로그인을 마치고 ${brand.name} 사이트로 돌아가는 중입니다.`,
    picture: { alt: '어둠 속에서 붉은 별 주위를 도는 거대한 황동 태양계 모형.' },
  },
  nodes: {
    description:
      '롤업을 지켜보고, 블록이 잘못되면 경보를 울리고, 네트워크 보상을 받으세요. 노트북, 데스크톱, 클라우드 인스턴스에 1분 안에 설치할 수 있습니다.',
    picture: { alt: `${brand.nodeName}. 붉은 눈이 타오르는 황동 계측기.` },
  },
  nodeAgreement: {
    description: `${brand.nodeName} 운영 전에 읽어 보세요. 참여 자격, 보상 청구 방법, ${brand.clientName} 및 명령줄 프로그램의 전체 약관이 있습니다.`,
    picture: { alt: `줄지어 지나가는 강철 블록을 지켜보는 ${brand.nodeName}.` },
  },
  status: {
    description: `${brand.name} 네트워크는 지금 정상일까요? 테스트넷과 민팅, 모든 서비스의 실시간 상태와 90일간의 가동률을 확인하세요.`,
    picture: { alt: `감시 중인 ${brand.nodeName}.` },
  },
  officialLinks: {
    description: `정말 ${brand.name} 링크가 맞나요? 지갑을 연결하거나 파일을 다운로드하기 전에 모든 공식 도메인, 컨트랙트, 계정, 서명 키를 확인하세요.`,
    picture: { alt: '붉은 별을 감싼 황동 태양계 모형.' },
  },
  network: {
    description: `${brand.name}에 연결하세요. 체인 ID, RPC 엔드포인트, 파우셋, 컨트랙트와 viem, ethers, Hardhat, Foundry용 코드가 있습니다.`,
    picture: { alt: '한 기계의 세 층. 황동과 강철 고리에 둘러싸인 붉은 별.' },
  },
}
