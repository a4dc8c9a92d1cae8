import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { commands, page, userEvent } from 'vitest/browser'
import { Carousel, type CarouselProps, type CarouselWords } from './carousel.tsx'
import { passTime, settled } from './testing/pass-time.ts'

const onClick = vi.fn()
const stageLeft = 40
const words: CarouselWords = {
  carousel: 'carousel',
  slide: 'slide',
  position: '{position} of {count}',
  dots: 'Choose a slide',
  pause: 'Pause',
  play: 'Play',
}

function Stage(props: Partial<CarouselProps>) {
  return (
    <div style={{ width: 400, padding: 40 }}>
      <Carousel label="Things" words={words} {...props}>
        {['Alpha', 'Beta', 'Gamma'].map((name) => (
          <div key={name} style={{ height: 120 }}>
            <h3>{name}</h3>
            <button type="button" onClick={onClick}>
              Open {name}
            </button>
          </div>
        ))}
      </Carousel>
    </div>
  )
}

const slides = () => Array.from(document.querySelectorAll<HTMLElement>('[aria-roledescription=slide]'))
const current = () =>
  slides()
    .find((slide) => !slide.inert)
    ?.querySelector('h3')?.textContent
const shift = (slide: HTMLElement | undefined) =>
  slide ? Math.round(slide.getBoundingClientRect().left) - stageLeft : undefined

beforeEach(async () => {
  onClick.mockClear()
  await commands.mouse('move', 900, 700)
})

describe('swipe', () => {
  test('moves nothing up to 30 px, then moves the slide and its neighbor with the finger', async () => {
    await render(<Stage />)
    await commands.mouse('press', 300, 100)
    await commands.mouse('move', 271, 100)
    await commands.mouse('move', 270, 100)
    expect(shift(slides()[0])).toBe(0)
    await commands.mouse('move', 250, 100)
    await vi.waitFor(() => expect(shift(slides()[0])).toBe(-20), 15_000)
    expect(shift(slides()[1])).toBe(320 - 20)
    await commands.mouse('release', 250, 100)
    await vi.waitFor(() => expect(current()).toBe('Beta'), 15_000)
  })

  test('within the tolerance keeps the slide and counts as a press', async () => {
    await render(<Stage />)
    const { x, y } = page.getByRole('button', { name: 'Open Alpha' }).element().getBoundingClientRect()
    await commands.mouse('press', x + 40, y + 5)
    await commands.mouse('move', x + 12, y + 5)
    await commands.mouse('release', x + 12, y + 5)
    expect(current()).toBe('Alpha')
    expect(onClick).toHaveBeenCalledOnce()
  })

  test('past the tolerance does not press the control under the finger', async () => {
    await render(<Stage />)
    const { x, y } = page.getByRole('button', { name: 'Open Alpha' }).element().getBoundingClientRect()
    await commands.mouse('press', x + 10, y + 5)
    await commands.mouse('move', x + 50, y + 5)
    await commands.mouse('release', x + 50, y + 5)
    await vi.waitFor(() => expect(current()).toBe('Gamma'), 15_000)
    expect(onClick).not.toHaveBeenCalled()
  })

  test('loops in both directions', async () => {
    await render(<Stage />)
    await swipe(100, 200)
    await vi.waitFor(() => expect(current()).toBe('Gamma'), 15_000)
    await swipe(200, 100)
    await vi.waitFor(() => expect(current()).toBe('Alpha'), 15_000)
  })
})

test('a slide transition takes 350 ms', async () => {
  const animate = vi.spyOn(Element.prototype, 'animate')
  await render(<Stage />)
  await page.getByRole('button', { name: '2 of 3' }).click()
  expect(animate.mock.calls.map(([, timing]) => (timing as KeyframeAnimationOptions).duration)).toEqual([350, 350])
})

test('changes slides instantly and disables autoplay under reduced motion', async () => {
  await commands.emulateMedia('reduce')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await render(<Stage isAutoplaying />)
  await passTime(60_000)
  expect(current()).toBe('Alpha')
  expect(page.getByRole('button', { name: 'Pause' }).elements()).toHaveLength(0)
  await page.getByRole('button', { name: '2 of 3' }).click()
  expect(shift(slides()[1])).toBe(0)
})

describe('dots and accessibility', () => {
  test('is a named carousel of numbered slides with only the current one reachable', async () => {
    await render(<Stage />)
    const region = page.getByRole('region', { name: 'Things' })
    await expect.element(region).toHaveAttribute('aria-roledescription', 'carousel')
    await expect.element(page.getByRole('button', { name: 'Open Alpha' })).toBeVisible()
    expect(page.getByRole('button', { name: 'Open Beta' }).elements()).toHaveLength(0)
    expect(slides().map((slide) => slide.getAttribute('aria-label'))).toEqual(['1 of 3', '2 of 3', '3 of 3'])
  })

  test('shows a slide when its dot is pressed, and has no arrows', async () => {
    await render(<Stage />)
    await page.getByRole('button', { name: '3 of 3' }).click()
    expect(current()).toBe('Gamma')
    await expect.element(page.getByRole('button', { name: '3 of 3' })).toHaveAttribute('aria-current', 'true')
    await Promise.all(slides().flatMap((slide) => slide.getAnimations().map((it) => it.finished)))
    const names = page
      .getByRole('button')
      .elements()
      .map((it) => it.getAttribute('aria-label') ?? it.textContent)
    expect(names).toEqual(['Open Gamma', '1 of 3', '2 of 3', '3 of 3'])
  })

  test('moves between the dots in a loop with the arrow keys', async () => {
    await render(<Stage />)
    await page.getByRole('button', { name: '3 of 3' }).click()
    await userEvent.keyboard('{ArrowRight}')
    expect(current()).toBe('Alpha')
    await expect.element(page.getByRole('button', { name: '1 of 3' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    expect(current()).toBe('Gamma')
  })

  test('announces changes by the user but not by autoplay', async () => {
    await render(<Stage />)
    expect(document.querySelector('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    await render(<Stage isAutoplaying />)
    expect(document.querySelectorAll('[aria-live]')[1]).toHaveAttribute('aria-live', 'off')
  })

  test('makes every slide reachable before the script runs', () => {
    const host = document.createElement('div')
    host.innerHTML = renderToString(<Stage />)
    document.body.append(host)
    const rows = Array.from(host.querySelectorAll('h3'), (heading) => heading.closest('div[style]')?.parentElement)
    expect(rows.every((slide) => slide && getComputedStyle(slide).visibility === 'visible')).toBe(true)
    expect(host.querySelector('[inert]')).toBeNull()
    expect(rows[0]?.parentElement?.scrollWidth).toBeGreaterThanOrEqual(3 * 320)
    host.remove()
  })
})

describe('autoplay', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  })

  test('advances after each interval in an endless loop', async () => {
    await render(<Stage isAutoplaying intervalMs={4000} />)
    await passTime(3990)
    expect(current()).toBe('Alpha')
    await passTime(20)
    expect(current()).toBe('Beta')
    await passTime(4000)
    await passTime(4000)
    expect(current()).toBe('Alpha')
  })

  test('waits 3000 ms by default', async () => {
    await render(<Stage isAutoplaying />)
    await passTime(2990)
    expect(current()).toBe('Alpha')
    await passTime(20)
    expect(current()).toBe('Beta')
  })

  test('pauses while the mouse is over it', async () => {
    await render(<Stage isAutoplaying />)
    await commands.mouse('move', 200, 100)
    await passTime(30_000)
    expect(current()).toBe('Alpha')
    await commands.mouse('move', 900, 700)
    await expectToAdvance(3010)
  })

  test('pauses while it contains the focus', async () => {
    await render(<Stage isAutoplaying />)
    await userEvent.keyboard('{Tab}')
    await expect.element(page.getByRole('button', { name: 'Open Alpha' })).toHaveFocus()
    await passTime(30_000)
    expect(current()).toBe('Alpha')
    await settled(() => page.getByRole('button', { name: 'Open Alpha' }).element().blur())
    await expectToAdvance(3010)
  })

  test('pauses while the tab is hidden', async () => {
    await render(<Stage isAutoplaying />)
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    await settled(() => void document.dispatchEvent(new Event('visibilitychange')))
    await passTime(30_000)
    expect(current()).toBe('Alpha')
    visibility.mockRestore()
    await settled(() => void document.dispatchEvent(new Event('visibilitychange')))
    await expectToAdvance(3010)
  })

  test('pauses and plays by a visible control, even while it has the focus and the mouse', async () => {
    await render(<Stage isAutoplaying />)
    await page.getByRole('button', { name: 'Pause' }).click()
    await passTime(30_000)
    expect(current()).toBe('Alpha')
    await page.getByRole('button', { name: 'Play' }).click()
    await expectToAdvance(3010)
  })

  test('has no pause control without autoplay', async () => {
    await render(<Stage />)
    expect(page.getByRole('button', { name: 'Pause' }).elements()).toHaveLength(0)
  })
})

describe('on a right-to-left page', () => {
  beforeEach(() => {
    document.documentElement.dir = 'rtl'
  })
  afterEach(() => {
    document.documentElement.dir = ''
  })

  test('a swipe to the right goes forward, with the next slide on the left', async () => {
    const { container } = await render(<Stage />)
    const { left } = container.querySelector('[aria-live]')?.getBoundingClientRect() ?? { left: 0 }
    await commands.mouse('press', left + 100, 100)
    await commands.mouse('move', left + 150, 100)
    await vi.waitFor(() => {
      const [alpha, beta] = slides().map((slide) => slide.getBoundingClientRect())
      expect(Math.round((alpha?.left ?? 0) - (beta?.left ?? 0))).toBe(320)
      expect(slides()[1]?.checkVisibility({ visibilityProperty: true })).toBe(true)
    }, 15_000)
    await commands.mouse('release', left + 150, 100)
    await vi.waitFor(() => expect(current()).toBe('Beta'), 15_000)
    await swipe(left + 200, left + 100)
    await vi.waitFor(() => expect(current()).toBe('Alpha'), 15_000)
  })

  test('the dots run from the right, and the left arrow key goes forward', async () => {
    await render(<Stage />)
    const [first, second] = ['1 of 3', '2 of 3'].map((name) => page.getByRole('button', { name }).element())
    expect(first?.getBoundingClientRect().left).toBeGreaterThan(second?.getBoundingClientRect().left ?? 0)
    await page.getByRole('button', { name: '1 of 3' }).click()
    await userEvent.keyboard('{ArrowLeft}')
    expect(current()).toBe('Beta')
    await userEvent.keyboard('{ArrowRight}')
    expect(current()).toBe('Alpha')
  })
})

async function expectToAdvance(milliseconds: number) {
  expect(current()).toBe('Alpha')
  await passTime(milliseconds)
  expect(current()).toBe('Beta')
}

async function swipe(fromX: number, toX: number) {
  await commands.mouse('press', fromX, 100)
  await commands.mouse('move', toX, 100)
  await commands.mouse('release', toX, 100)
}
