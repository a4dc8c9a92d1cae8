import { widgetMessageSchema } from '@network-site/protocol/token-widget'
import { useCallback, useEffect, useRef, useState } from 'react'

export type FrameState = 'loading' | 'shown' | 'timedOut'

const patienceMilliseconds = 10_000

/**
 * Follows a frame until it is there, or for ten seconds: what comes later is not waited for, and not shown. Our own widget
 * says itself when it is drawn; of another only the browser's word can be had, by `onLoad`.
 */
export function useFrameLoading() {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<FrameState>('loading')
  const [heightPixels, setHeightPixels] = useState<number>()

  // What was given up stays so: only an attempt of its own may show a frame.
  const show = useCallback(() => setState((now) => (now === 'loading' ? 'shown' : now)), [])

  useEffect(() => {
    const giveUp = () => setState((now) => (now === 'loading' ? 'timedOut' : now))
    const timer = setTimeout(giveUp, patienceMilliseconds)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    function hear({ source, origin, data }: MessageEvent<unknown>) {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return
      const message = widgetMessageSchema.safeParse(data)
      if (!message.success) return
      setHeightPixels(message.data.heightPixels)
      show()
    }
    window.addEventListener('message', hear)
    return () => window.removeEventListener('message', hear)
  }, [show])

  return { frame, state, heightPixels, onLoad: show }
}
