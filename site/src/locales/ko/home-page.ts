import { brand } from '../../brand.ts'
import type * as english from '../../home-page.ts'
import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'

export const hero: Translation<typeof english.hero> = {
  caption: `${brand.baseChainName} 위의 ${brand.rollupName}, 그 위의 레이어 3`,
  headline: '대중화를 위해 설계한 블록체인 게임',
  subheader: 'AAA 게임을 위한 최초의 레이어 3',
  body: `검을 얻으면 그 검은 내 것입니다. 간직해도, 빌려줘도, 대륙 셋을 건너 낯선 사람에게 팔아도 됩니다. ${brand.name}에서는 모든 게임 아이템의 주인이 퍼블릭 체인에 기록됩니다. 지갑과 가스비, 서명은 플레이어의 길을 막지 않습니다.`,
  investors: {
    title: '투자사',
    pause: '로고 일시 정지',
    play: '로고 재생',
  },
}

export const node: Translation<typeof english.node> = {
  title: `${brand.nodeName} 운영하기`,
  subtitle: '네트워크 노드 운영자가 되어 네트워크 보상을 받으세요',
  body: `${brand.name} 롤업 프로토콜을 지켜보는 관찰 노드, 바로 ${brand.nodeName}입니다. 잘못된 블록이 제안되면 경보를 울려 다른 참여자가 개입할 수 있게 합니다.`,
  dilemma: `모든 블록이 정직할 때는 검증해도 대가를 받지 못합니다. 그래서 아무도 검증하지 않고, 정직하지 않은 첫 블록이 그대로 통과합니다. 이것이 검증자의 딜레마입니다. ${brand.nodeName}의 해법은 적발뿐 아니라 감시 자체에 보상하는 것입니다.`,
  more: `${brand.nodeName} 작동 방식`,
  image: {
    alt: `계측기 모습으로 그린 ${brand.nodeName}. 묵직한 받침대 위의 황동 조리개 안에서 붉은빛이 타오릅니다.`,
  },
}

export const ownership: Translation<typeof english.ownership> = {
  title: '진정한 소유권',
  caption: '플레이어를 위해',
  subtitle: '20년 동안 모은 전리품, 그중 내 것은 하나도 없었습니다',
  body: `대부분의 게임에서 희귀 아이템은 남의 데이터베이스에 적힌 한 줄일 뿐입니다. ${brand.name}에서는 내 계정에 담긴 토큰이고, 게임은 그 토큰을 쓸 수 있는 여러 곳 가운데 하나입니다.`,
  promises: [
    {
      title: '기록은 공개됩니다',
      body: '아이템의 주인은 누구나 읽을 수 있고 어떤 스튜디오도 고칠 수 없는 체인에 기록됩니다. 패치는 도끼의 성능을 바꿀 수 있습니다. 도끼의 주인은 바꿀 수 없습니다.',
    },
    {
      title: '지갑은 선택입니다',
      body: '플레이가 먼저입니다. 튜토리얼 전에 적어 둘 시드 문구도, 첫 전투 전에 사 둘 가스도 없습니다. 지갑은 원할 때 연결하세요. 끝내 연결하지 않아도 놓치는 것은 없습니다.',
    },
    {
      title: '출구는 열려 있습니다',
      body: '게임 안에서, 친구와, 또는 같은 토큰 표준을 쓰는 어느 마켓에서든 거래하세요. 게임을 그만둬도 그동안 얻은 것은 그대로 가지고 떠납니다.',
    },
  ],
  comparison: {
    title: '같은 아이템, 두 가지 소유 방식',
    question: '이럴 때',
    before: '대부분의 게임에서는',
    after: `${brand.name}에서는`,
    rows: [
      {
        question: '아이템을 얻으면',
        before: '퍼블리셔의 데이터베이스에 한 줄이 추가됩니다',
        after: '내 계정에 토큰이 발행됩니다',
      },
      {
        question: '아이템을 팔면',
        before: '약관에 따라 금지되거나 회수됩니다',
        after: '아이템은 구매자에게, 대금은 나에게 전달됩니다',
      },
      {
        question: '서버가 문을 닫으면',
        before: '사라집니다',
        after: '내 계정에 그대로 남고, 어느 게임이든 원하면 읽을 수 있습니다',
      },
      {
        question: '게임을 시작하려면',
        before: '계정을 만듭니다',
        after: '계정을 만듭니다. 그게 전부입니다',
      },
    ],
  },
}

export const technology: Translation<typeof english.technology> = {
  title: '기술',
  caption: '궤도 속의 궤도',
  body: `세 레이어가 저마다 가장 잘하는 일을 맡습니다. 게임은 ${brand.name}에서 실행되고, 그 결과는 ${brand.rollupName}에서 정산되며, 보안은 ${brand.baseChainName}에서 나옵니다. 플레이어의 눈에는 하나도 띄지 않습니다. 그러려고 만든 구조입니다.`,
  layers: [
    {
      title: `레이어 3: ${brand.name}`,
      subTitle: '병렬 처리, 확장성, 효율성, 비용 절감',
      description:
        '게임은 줄을 서지 않고 나란히 실행됩니다. 한 게임의 출시 첫 주말에 사람이 몰려도 다른 게임의 대전은 느려지지 않고, 블록에는 게임 액션 말고는 거의 아무것도 담기지 않습니다. 액션 하나의 비용은 스튜디오가 대신 내고 잊어도 될 만큼 낮아집니다.',
      image: { alt: '기계의 맨 위. 궤도에 둘러싸여 타오르는 구체.' },
    },
    {
      title: `레이어 2: ${brand.rollupName}`,
      subTitle: '오프체인 처리, 더 낮은 비용, 더 빠른 속도',
      description:
        '트랜잭션은 베이스 체인 밖에서 실행된 뒤 압축된 배치로 베이스 체인에 게시됩니다. 수천 건이 한 건의 비용을 나눠 내고, 응답은 몇 분이 아니라 순식간에 돌아옵니다.',
      image: { alt: '기계의 가운데. 톱니바퀴가 맞물린, 눈금을 새긴 황동 다이얼.' },
    },
    {
      title: `레이어 1: ${brand.baseChainName}`,
      subTitle: '보안과 탈중앙화',
      description:
        '최종 기록은 전 세계의 독립된 밸리데이터들이 보관합니다. 여기서 한번 확정되면 저희도, 스튜디오도, 어느 한 나라의 정부도 다시 쓸 수 없습니다.',
      image: { alt: '기계의 바닥. 나머지를 떠받치는 넓고 어두운 톱니바퀴.' },
    },
  ],
}

export const foundation: Translation<typeof english.foundation> = {
  title: `${brand.name} 재단`,
  caption: '맡아 돌보는 일',
  subtitle: '행성을 갖지 않고도 태엽을 감아 줄 누군가가 필요합니다',
  body: `${brand.name} 재단은 스튜디오가 어느 회사의 로드맵보다 오래 의지할 수 있도록 프로토콜을 돌봅니다. 코드를 공개하고, 게임에 아직 없는 도구에 자금을 대고, 재단이 더는 필요하지 않을 날을 준비합니다.`,
  duties: [
    {
      title: '열어 둡니다',
      body: '노드 소프트웨어와 릴리스는 공개되며, 누구나 해시값으로 검증할 수 있습니다. 스튜디오는 자기 코드를 한 줄 쓰기 전에, 자기 경제를 떠받칠 코드를 한 줄도 빠짐없이 읽어 볼 수 있습니다.',
    },
    {
      title: '부족한 것을 채웁니다',
      body: '지원금은 여러 게임에 두루 필요한 일에 쓰입니다. 엔진 플러그인, 아이템 표준, 인덱서, 코드 감사입니다. 모든 지원은 약속한 내용과 함께 발표하고, 나중에는 실제 결과도 발표합니다.',
    },
    {
      title: '스스로 내려놓습니다',
      body: '결정권은 재단에서 네트워크를 운영하는 사람들에게 넘어갑니다. 한 번에 하나씩, 공개적으로, 미리 적어 둔 순서대로 넘어갑니다.',
    },
  ],
  limit: '재단은 플레이어의 아이템을 보관하지 않고, 옮길 수도 없으며, 판매 대금에서 몫을 떼지 않습니다.',
}

export const contributor: Translation<typeof english.contributor> = {
  title: '제네시스 기여자',
  caption: '첫 블록 이전',
  subtitle: '모든 체인에는 첫 블록이 있습니다. 그보다 먼저 온 사람들도 있습니다',
  body: `제네시스 기여자는 아직 완성되지 않은 ${brand.name}에서 무언가를 만들거나 그 곁을 지키는 사람들입니다. 문서는 부실하고, 테스트넷은 예고 없이 재시작되고, 버그 제보 하나가 보도 자료보다 값진 때입니다. 그들이 누구였는지 저희는 기억하려 합니다.`,
  tracks: [
    {
      title: '빌더',
      who: '페인트가 채 마르기도 전에 배포하는 스튜디오, 모드 제작자, 도구 개발자.',
      counts: [
        '테스트넷에서 돌아가는 게임, 게임 모드, 또는 도구',
        '노드, 엔진 플러그인, 또는 문서에 병합된 변경',
        '수정으로 이어진 제보, 특히 보안 제보',
      ],
    },
    {
      title: '노드 운영자',
      who: '네트워크에 지켜볼 것이 많지 않을 때부터 Sentry Node를 운영하는 사람들.',
      counts: [
        '테스트넷이 끝날 때까지 감시를 이어 간 노드',
        '훈련 중 증거를 첨부해 울린 경보',
        '다른 사람의 노드 설치를 도운 가이드',
      ],
    },
  ],
  honors: {
    title: '기여자가 얻는 것',
    items: [
      '메인넷 제네시스 기록에 남는 내 이름 또는 스튜디오의 이름',
      '결코 판매하지 않는 커뮤니티의 영구 제네시스 역할',
      '프로토콜을 만드는 엔지니어와의 직통 창구',
      '새 테스트넷이나 엔진 플러그인이 열릴 때 가장 먼저 주어지는 자리',
    ],
  },
  callToAction: '무엇을 만들고 있는지 알려 주세요',
}

export const league: Translation<typeof english.league> = {
  title: brand.leagueName.toUpperCase(),
  caption: '모든 게임을 아우르는 리그',
  body: `${brand.name} 최고의 게임 리그, ${brand.leagueName}입니다. 신청서도 참가비도 없습니다. 네트워크에 배포된 게임에서 엘리트 업적을 달성한 플레이어가 Vanguard가 되고, 그 칭호를 다음 게임으로 가져갑니다.`,
  image: { alt: 'Vanguard 트로피. 붉은빛의 핵을 도는 황동 궤도.' },
  carouselLabel: '리그 진행 방식',
  features: [
    {
      title: '자동 가입',
      body: '신청하지 않습니다. 게임의 엘리트 업적 가운데 하나를 달성하면 자동으로 가입됩니다. 업적이 곧 초대장입니다.',
    },
    {
      title: '개발 중',
      body: '리그는 개발 중입니다. 게임과의 연동은 레이어 3 출시에 맞춰 이루어질 예정입니다.',
    },
    {
      title: '독점 보상',
      body: '멤버는 독점 보상을 얻습니다. 플레이로만 얻을 수 있고 돈으로는 살 수 없는 아이템, 칭호, 이용 권한입니다.',
    },
  ],
}

export const community: Translation<typeof english.community> = {
  title: '커뮤니티에 참여하세요',
  caption: '누구에게나 열린 곳',
  subtitle: `${network.chainName}에서 레벨업할 준비를 하세요`,
  body: `AAA 게임을 위한 최초의 레이어 3, ${brand.name}의 개발 과정은 모두에게 열려 있습니다. 이번 주에는 무엇을 망가뜨렸는지 엔지니어에게 물어보고, 퀘스트를 받고, 레이드에 함께 갈 세 명을 더 찾고, 만들고 있는 게임을 보여 주세요.`,
  buildWithUs: '함께 만들기',
  socialTitle: '만날 수 있는 곳',
  social: [
    { label: 'X', purpose: '가장 먼저 전하는 소식' },
    { label: 'Discord', purpose: '팀 및 커뮤니티와 대화' },
    { label: 'Telegram', purpose: '공지와 채팅' },
    { label: 'Zealy', purpose: '일일 퀘스트' },
    { label: 'Galxe', purpose: '캠페인과 배지' },
  ],
}
