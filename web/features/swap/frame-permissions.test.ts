import { paths } from '@network-site/site/paths'
import { expect, test } from 'vitest'
import { framePermissions } from './frame-permissions.ts'

const page = 'https://site.example/the-swap'

test('our own widget gets what it needs, and posts messages', () => {
  expect(framePermissions(`${paths.tokenWidget}?contract=0x1`, page)).toEqual({
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox',
    allow: "clipboard-write 'self'",
    postsMessages: true,
  })
})

test('a third party’s may use forms, and writes to the clipboard from its own origin', () => {
  expect(framePermissions(`https://cdn.example${paths.tokenWidget}?a=b`, page)).toEqual({
    sandbox: 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-forms',
    allow: 'clipboard-write https://cdn.example',
    postsMessages: false,
  })
})

test.each([paths.tokenWidget, 'https://cdn.example/w'])('%s may not navigate the page around it', (url) => {
  expect(framePermissions(url, page).sandbox).not.toMatch(/top-navigation|modals|downloads|pointer-lock/)
})
