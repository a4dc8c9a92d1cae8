import { widgetMessageSchema } from '@network-site/protocol/token-widget'
import { useCallback, useEffect, useRef, useState } from 'react'

export type FrameState = 'loading' | 'shown' | 'timedOut'

const timeoutMilliseconds = 10_000

/**
 * Waits for a frame to load, for at most ten seconds. Our own widget posts a message when it is rendered; for a third
 * party's there is only the frame's `onLoad`.
 */
export function useFrameLoading() {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<FrameState>('loading')
  const [heightPixels, setHeightPixels] = useState<number>()

  // A frame that has timed out stays hidden: only a new attempt may show one.
  const show = useCallback(() => setState((now) => (now === 'loading' ? 'shown' : now)), [])

  useEffect(() => {
    const onTimeout = () => setState((now) => (now === 'loading' ? 'timedOut' : now))
    const timer = setTimeout(onTimeout, timeoutMilliseconds)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    function onMessage({ source, origin, data }: MessageEvent<unknown>) {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return
      const message = widgetMessageSchema.safeParse(data)
      if (!message.success) return
      setHeightPixels(message.data.heightPixels)
      show()
    }
    window.addEventListener('message', onMessage)
    return () => window.removeEventListener('message', onMessage)
  }, [show])

  return { frame, state, heightPixels, onLoad: show }
}
