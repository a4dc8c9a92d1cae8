import { brand } from '../../brand.ts'
import type * as english from '../../film-words.ts'
import type { Translation } from '../../translation.ts'

export const filmWords: Translation<typeof english.filmWords> = {
  caption: '{overline}: {text}',
  titles: [
    { overline: '롤업', lines: ['블록이', '제안됩니다.'] },
    { overline: '롤업', lines: ['누군가는', '그 블록을', '검증해야 합니다.'] },
    { overline: '검증자의 딜레마', lines: ['검증에는 돈이 듭니다.', '대개는', '아무 이상도 없습니다.'] },
    { overline: '검증자의 딜레마', lines: ['그렇다면', '누가 지켜볼까요?'] },
    { overline: 'SENTRY NODE', lines: ['모든 어서션을', '지켜봅니다.'] },
    { overline: '불일치', lines: ['잘못된 블록이', '제안됩니다.'] },
    { overline: '경보', lines: ['센트리가', '경보를 울립니다.'] },
    { overline: '경보', lines: ['다른 참여자가', '개입합니다.'] },
    { overline: '해결', lines: ['정직한 상태가', '지켜집니다.'] },
    { overline: '운영자', lines: ['지켜본 대가로', '네트워크 보상을', '받습니다.'] },
    { overline: brand.name.toUpperCase(), lines: ['SENTRY NODE', '운영을 시작하세요'] },
  ],
  sounds: [
    '[낮게 울리는 기계음, 똑딱이기 시작하는 시계 장치]',
    '[센트리가 깨어나며 차오르는 소리]',
    '[흔들리다 멎는 똑딱임]',
    '[경보를 알리는 부드러운 경적, 세 번]',
    '[다시 이어지는 똑딱임, 따뜻한 화음으로 마무리]',
    '[종소리]',
  ],
}
