import { encodeQR } from 'qr'
import { useMemo } from 'react'

/** Renders a QR code, dark on light. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const source = useMemo(() => draw(text), [text])
  return <img src={source} alt={label} className="size-full bg-ink" />
}

function draw(text: string): string {
  // The standard requires a quiet zone of four modules.
  const cells = encodeQR(text, 'raw', { ecc: 'low', border: 4 })
  const path = cells.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${cells.length} ${cells.length}" shape-rendering="crispEdges"><path d="${path}"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
