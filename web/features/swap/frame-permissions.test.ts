import { expect, test } from 'vitest'
import { framePermissions } from './frame-permissions.ts'

const page = 'https://site.example/odyssey/testnetswap'

test('our own widget gets what it needs, and posts messages', () => {
  expect(framePermissions('/widget/token?contract=0x1', page)).toEqual({
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    allow: "clipboard-write 'self'",
    postsMessages: true,
  })
})

test('a third party’s may use forms, and writes to the clipboard from its own origin', () => {
  expect(framePermissions('https://cdn.example/widget/token?a=b', page)).toEqual({
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms',
    allow: 'clipboard-write https://cdn.example',
    postsMessages: false,
  })
})

test.each(['/widget/token', 'https://cdn.example/w'])('%s may not navigate the page around it', (url) => {
  expect(framePermissions(url, page).sandbox).not.toMatch(/top-navigation|modals|downloads|pointer-lock/)
})
