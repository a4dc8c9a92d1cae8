import type * as english from '../../reminder-words.ts'
import type { Translation } from '../../translation.ts'

export const reminderWords: Translation<typeof english.reminderWords> = {
  title: '알림',
  intro: '알림은 브라우저에만 저장되며, 저희에게는 아무것도 전송되지 않습니다.',
  file: {
    action: '캘린더에 추가',
    text: '민팅일이 끝나기 한 시간 전, 매일 알려 주는 캘린더 파일입니다.',
    summary: '오늘의 아이템 민팅하기',
    description: '민팅일이 한 시간 뒤에 끝납니다. 남은 아이템 확인: {url}',
  },
  notification: {
    action: '알림 받기',
    stop: '알림 끄기',
    text: '남은 아이템이 있으면 민팅일이 끝나기 한 시간 전에 알려 줍니다. 이 페이지를 열어 두어야 합니다.',
    on: '이 페이지가 열려 있는 동안 매일 {time}에 알려 드립니다.',
    denied: '브라우저가 알림을 차단하고 있습니다. 브라우저 설정에서 이 사이트의 알림을 허용한 다음 다시 시도하세요.',
    unsupported: '이 브라우저는 알림을 지원하지 않습니다. 대신 캘린더 파일을 사용하세요.',
    title: '한 시간 남았습니다',
    body: '오늘 남은 아이템: {count}개.',
  },
}
