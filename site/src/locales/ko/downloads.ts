import { brand } from '../../brand.ts'
import type * as english from '../../downloads.ts'
import type { Translation } from '../../translation.ts'

export const downloads: Translation<typeof english.downloads> = {
  windows: 'Windows용 다운로드',
  mac: 'macOS용 다운로드',
  purchaseKey: `${brand.keyName} 구매`,
  cli: 'GitHub에서 CLI 다운로드',
  lastConfirmed: '{release}, {date} 마지막 확인',
  runNode: '노드 운영하기',
  mobile: {
    title: '데스크톱에서만 다운로드할 수 있습니다',
    body: `모바일 기기에서는 ${brand.clientName} 앱을 사용할 수 없습니다. 다운로드하려면 데스크톱이나 노트북에서 이 페이지를 방문하세요.`,
  },
  clientBox: {
    title: '클라이언트 다운로드',
    desktop: 'Sentry Node는 노트북, 데스크톱은 물론 클라우드 인스턴스에서도 운영할 수 있습니다',
    mobile: '모바일 기기에서는 사용할 수 없습니다. 다운로드하려면 데스크톱이나 노트북에서 방문하세요.',
  },
  allDownloads: '전체 다운로드',
}
