/** Runs in a page before its scripts: draws where the pointer is, which a headless browser does not. */
export function showPointer(): void {
  addEventListener('DOMContentLoaded', () => {
    const pointer = document.createElement('div')
    Object.assign(pointer.style, {
      position: 'fixed',
      inset: '0 auto auto 0',
      width: '18px',
      height: '18px',
      margin: '-9px',
      border: '2px solid white',
      borderRadius: '50%',
      background: 'rgb(255 255 255 / 35%)',
      pointerEvents: 'none',
      zIndex: '2147483647',
      transform: 'translate(50vw, 60vh)',
    })
    // In the top layer, above dialogs, and outside of what React hydrates.
    pointer.popover = 'manual'
    document.documentElement.append(pointer)
    addEventListener('mousemove', ({ clientX, clientY }) => {
      pointer.hidePopover()
      pointer.showPopover()
      pointer.style.transform = `translate(${clientX}px, ${clientY}px)`
    })
  })
}
