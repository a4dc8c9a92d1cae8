import { widgetMessageSchema } from '@home/protocol/token-widget'
import { useEffect, useRef, useState } from 'react'

export type FrameState = 'loading' | 'shown' | 'timedOut'

const patienceMilliseconds = 10_000

/** Follows a frame until it is there, or for ten seconds. What comes later is not waited for, and not shown. */
export function useFrameLoading({ reportsItself }: { reportsItself: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<FrameState>('loading')
  const [heightPixels, setHeightPixels] = useState<number>()

  useEffect(() => {
    const timer = setTimeout(
      () => setState((now) => (now === 'loading' ? 'timedOut' : now)),
      patienceMilliseconds,
    )
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    function hear({ source, origin, data }: MessageEvent<unknown>) {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return
      const message = widgetMessageSchema.safeParse(data)
      if (!message.success) return
      setHeightPixels(message.data.heightPixels)
      setState((now) => (now === 'loading' ? 'shown' : now))
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [])

  function onLoad() {
    if (!reportsItself) setState((now) => (now === 'loading' ? 'shown' : now))
  }

  return { frame, state, heightPixels, onLoad }
}
