import { useLayoutEffect } from 'react'

/**
 * Themes the widget's document by one colour. Every other shade follows from it in the style sheets; it is kept within
 * the lightness at which lines and fills can be told from the dark.
 */
export function useAccent(color: string | undefined): void {
  useLayoutEffect(() => {
    if (color === undefined) return undefined
    const { style } = document.documentElement
    const before = style.getPropertyValue('--brand-accent')
    style.setProperty('--brand-accent', `oklch(from ${color} clamp(0.5, l, 0.92) c h / 1)`)
    return () => style.setProperty('--brand-accent', before)
  }, [color])
}
