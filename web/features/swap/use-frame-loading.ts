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
    async function onMessage({ source, origin, data }: MessageEvent<unknown>) {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return
      const { widgetMessageSchema } = await import('@network-site/protocol/token-widget')
      const message = widgetMessageSchema.safeParse(data)
      if (!message.success) return
      setHeightPixels(message.data.heightPixels)
      show()
    }
    const listening = new AbortController()
    window.addEventListener('message', (event) => void onMessage(event), { signal: listening.signal })
    return () => listening.abort()
  }, [show])

  return { frame, state, heightPixels, onLoad: show }
}
