import { expect } from '@playwright/test'

declare global {
  interface Window {
    /** True from looking for an element until it is pressed. */
    isMissed?: boolean
  }
}

/** What a visitor does in any browser. A name may be a part of the accessible name; case does not matter. */
export interface Visitor {
  open: (path: string) => Promise<void>
  press: (role: 'button' | 'link', name: string) => Promise<void>
  fill: (label: string, text: string) => Promise<void>
  /** Runs a function in the page. */
  read: <Result>(script: () => Result | Promise<Result>) => Promise<Result>
  /** Returns the same visitor inside a frame. */
  inFrame: (title: string) => Promise<Visitor>
}

type Found = Element | undefined

/** A document of a browser that Playwright cannot drive, which is the page or a frame. Handles name its elements. */
export interface DrivenDocument {
  /** Calls a function in the document with a JSON value. */
  call: <Value, Result>(script: (value: Value) => Result | Promise<Result>, value?: Value) => Promise<Result>
  /** Calls a function that returns an element, and returns its handle. */
  find: <Value>(script: (value: Value) => Found, value: Value) => Promise<string | undefined>
  click: (handle: string) => Promise<void>
  /** Types a text into the focused field. */
  type: (handle: string, text: string) => Promise<void>
  /** Returns the document in a frame. */
  enter: (handle: string) => Promise<DrivenDocument>
}

const selectors = { button: 'button', link: 'a[href]', textbox: 'input, textarea' }

/** Returns a visitor who looks for elements until there is one that can be used. */
export function visitorIn(page: DrivenDocument, open: Visitor['open']): Visitor {
  /** Presses an element and returns its handle. Tries again if a press misses an element that moves. */
  async function press(role: keyof typeof selectors, name: string): Promise<string> {
    let handle: string | undefined
    await expect(async () => {
      handle = await page.find(findUsable, { selector: selectors[role], name: name.toLowerCase() })
      if (handle === undefined) throw new Error(`there is no ${role} ${name} that can be used`)
      await page.click(handle)
      if (await page.call(() => window.isMissed)) throw new Error(`the press missed the ${role} ${name}`)
    }).toPass({ timeout: 30_000 })
    return handle ?? ''
  }
  return {
    open,
    press: async (role, name) => void (await press(role, name)),
    fill: async (label, text) => page.type(await press('textbox', label), text),
    read: (script) => page.call(script),
    inFrame: async (title) => {
      const frame = await page.find(findFrame, title)
      if (frame === undefined) throw new Error(`there is no frame ${title}`)
      return visitorIn(await page.enter(frame), open)
    },
  }
}

/** Waits until the page shows a text. Case does not matter, because styles change it. */
export async function expectText({ read }: Visitor, words: string): Promise<void> {
  const text = () => read(() => document.body.innerText.replaceAll(/\s+/g, ' ').toLowerCase())
  await expect.poll(text, { message: 'the text of the page' }).toContain(words.toLowerCase())
}

type Sought = { selector: string; name: string }

/** Runs in the page: scrolls to the first element with this name, and returns it if a visitor can see it and press it. */
function findUsable({ selector, name }: Sought): Found {
  const element = [...document.querySelectorAll<HTMLInputElement>(selector)].find(
    (one) =>
      one.checkVisibility() &&
      !one.matches(':disabled, [inert] *, [aria-hidden=true] *') &&
      (one.ariaLabel ?? one.labels?.[0]?.innerText ?? one.innerText).toLowerCase().includes(name),
  )
  if (!element) return undefined
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  window.isMissed = true
  element.addEventListener('click', () => (window.isMissed = false), { capture: true, once: true })
  const { left, top, width, height } = element.getBoundingClientRect()
  const isOnTop = element.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  return isOnTop ? element : undefined
}

function findFrame(title: string): Found {
  return [...document.querySelectorAll('iframe')].find((frame) => frame.title === title)
}
