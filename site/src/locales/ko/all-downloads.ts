import type * as english from '../../all-downloads.ts'
import { brand } from '../../brand.ts'
import type { Translation } from '../../translation.ts'

export const allDownloads: Translation<typeof english.allDownloads> = {
  title: '전체 다운로드',
  intro: `${brand.clientName} 앱은 일반 데스크톱 애플리케이션입니다. 명령줄 노드는 서버를 포함한 모든 터미널에서 실행됩니다.`,
  columns: { system: '시스템', file: '파일', size: '크기', digest: 'SHA-256 해시값과 검증 명령' },
  released: '{date} 릴리스',
  releasePage: '릴리스 노트와 소스',
  verifyTitle: '다운로드 검증',
  verifyIntro:
    '터미널에서 다운로드 폴더를 열고 파일 옆에 있는 명령을 실행하세요. macOS와 Linux에서는 OK가 출력되고, Windows에서는 비교할 해시값이 출력됩니다. 결과가 다르면 파일을 삭제하고 저희에게 알려 주세요.',
  verifyByEye:
    '터미널에서 다운로드 폴더를 열고 파일 옆에 있는 명령을 실행하세요. 파일의 해시값이 출력됩니다. 릴리스 페이지의 해시값과 비교해 서로 다르면 파일을 삭제하고 저희에게 알려 주세요.',
  copy: '검증 명령 복사',
  copied: '복사됨',
  copyByHand: '선택되었습니다. Ctrl+C 또는 ⌘C를 눌러 복사하세요.',
  unknownSize: '알 수 없음',
  unknownDigest: '공개되지 않음',
  loading: '최신 릴리스를 찾는 중…',
  direct: '방금 GitHub에서 읽었습니다.',
  confirmed: 'GitHub에서 이 릴리스를 마지막으로 확인한 시각은 {time}입니다.',
  stale:
    'GitHub가 응답하지 않아 더 새로운 릴리스가 있을 수 있습니다. 이 릴리스를 마지막으로 확인한 시각은 {time}입니다.',
  unavailable:
    '최신 릴리스를 찾지 못했습니다. 링크로는 여전히 최신 릴리스를 다운로드할 수 있으며, 크기와 해시값은 GitHub가 응답하면 다시 표시됩니다.',
  kinds: { client: '데스크톱 클라이언트', cli: '명령줄 노드' },
  systems: { windows: 'Windows', mac: 'macOS', linux: 'Linux' },
}
