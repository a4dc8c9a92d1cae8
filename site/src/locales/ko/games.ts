import type * as english from '../../games.ts'
import { network } from '../../network.ts'
import type { Translation } from '../../translation.ts'

export const games: Translation<typeof english.games> = {
  title: '게임',
  caption: '개발 중',
  subtitle: `출시를 앞둔 ${network.chainName} 게임`,
  body: `${network.chainName} 네트워크 배포를 준비 중인 게임들입니다. 링크에서 자세한 내용을 읽어 보세요.`,
  learnMore: '자세히 보기',
  comingSoon: '공개 예정',
  carouselLabel: '출시 예정 게임',
  list: [
    {
      slug: 'roche-line',
      genre: '무중력 레이싱',
      body: '제 위성을 집어삼키는 행성의 고리를 질주하세요. 트랙은 11,000km의 얼음이고, 달리는 동안에도 움직입니다. 몰고 돌아온 선체는 내 것입니다. 흉터 하나하나를 고치든, 훈장처럼 두르든, 팔든 마음대로입니다.',
      keyArt: { alt: 'Roche Line 키 아트. 거대 행성의 얼음 고리 속을 달리는 레이싱 기체들.' },
    },
    {
      slug: 'brassmarch',
      genre: '전술 공성전',
      body: '할머니가 태어나기도 전에 태엽이 감긴 거인들로부터 성벽을 지키세요. 가진 것은 성문 하나, 장창 마흔 자루, 쓸 만한 대포 한 문뿐입니다. 거인에게서 잘라 낸 부품은 방어 시설에 곧바로 볼트로 조입니다. 부품마다 일련번호와 사연이 있습니다.',
      keyArt: { alt: 'Brassmarch 키 아트. 해 질 녘 요새의 성벽 위로 솟은 태엽 거인.' },
    },
    {
      slug: 'fathom-debt',
      genre: '심해 익스트랙션',
      body: '바다 밑의 모든 것에는 주인이 있고, 그중 일부는 깨어 있습니다. 셋이 한 팀이 되어 빌린 공기와 임대한 잠수정으로 잠수합니다. 화물을 싣고 올라오면 온전히 내 것입니다. 너무 오래 머물면 이자는 직접 받으러 옵니다.',
      keyArt: { alt: 'Fathom Debt 키 아트. 소형 잠수정의 불빛이 어둠 속에서 눈 하나를 비춥니다.' },
    },
    {
      slug: 'lofthold',
      genre: '하늘 군도 건설',
      body: '바람에 실려 떠나가는 바위 위에 마을을 세우세요. 기류가 갈라놓기 전에 다리를 걸고, 한 철 치 밀가루를 받기로 하고 이웃에게 풍차를 빌려주세요. 내가 설계한 것은 무엇이든 다른 사람이 지을 수 있고, 그 위에는 내 이름이 남습니다.',
      keyArt: { alt: 'Lofthold 키 아트. 공중에 뜬 섬 위, 풍차가 있는 마을.' },
    },
    {
      slug: 'vesperine',
      genre: '미공개',
      body: '일식 한 번. 문 하나. 그림자가 드리우는 소금 평원에 고리가 서 있습니다. 말할 수 있는 것은 혼자 들어간다는 것, 저편이 들어온 이를 기억한다는 것, 들고 나오는 것은 이제껏 존재한 적이 없다는 것뿐입니다. 아직 그 이상은 말할 수 없습니다.',
      keyArt: { alt: 'Vesperine 키 아트. 일식 아래 소금 평원에 서 있는 거대한 고리.' },
    },
  ],
}
