import { useEffect } from 'react'
import { useLocation } from 'react-router'

/** Moves the focus to the section an anchor led to, as the browser does where no router stands between. */
export function useFocusOnAnchor(): void {
  const location = useLocation()
  useEffect(() => {
    const { hash } = location
    if (hash !== '') document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
  }, [location])
}
