import { createHmac, timingSafeEqual } from 'node:crypto'

export type ReturningWalletCookie = ReturnType<typeof createReturningWalletCookie>

/**
 * Distinguishes a browser that has minted for a wallet from one that only has its signature, which never changes and can
 * leak. A mint sets a cookie that names the wallet; the server stores nothing.
 */
export function createReturningWalletCookie(secret: string) {
  const tokenOf = (minter: string) => createHmac('sha256', secret).update(`returning wallet ${minter}`).digest('hex')
  return {
    isHeld: (minter: string, cookies: string | undefined): boolean => {
      const held = Buffer.from(readCookie(cookies, nameOf(minter)))
      const expected = Buffer.from(tokenOf(minter))
      return held.length === expected.length && timingSafeEqual(held, expected)
    },
    /** Returns `Set-Cookie` values. Scripts cannot read the cookie, and only requests to these paths send it. */
    cookiesOf: (minter: string, { paths, isHttps }: { paths: string[]; isHttps: boolean }): string[] =>
      paths.map((path) =>
        [
          `${nameOf(minter)}=${tokenOf(minter)}`,
          `Path=${path}`,
          `Max-Age=${keepSeconds}`,
          'HttpOnly',
          'SameSite=Strict',
          ...(isHttps ? ['Secure'] : []),
        ].join('; '),
      ),
  }
}

/** The default retention of mints. */
const keepSeconds = 400 * 86_400

function nameOf(minter: string): string {
  return `minted-${minter}`
}

function readCookie(cookies: string | undefined, name: string): string {
  const pair = cookies?.split(/; */).find((each) => each.startsWith(`${name}=`))
  return pair?.slice(name.length + 1) ?? ''
}
