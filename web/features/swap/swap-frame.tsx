import { campaign } from '@network-site/site/campaign'
import { RotateCw } from 'lucide-react'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { framePermissions } from './swap-frame-url.ts'

const words = campaign.swap

interface SwapFrameProps {
  /** Undefined while loading. */
  url: string | undefined
  /** Whether the documents behind the URL failed to load. */
  isUnreadable: boolean
  /** Shown while loading, as tall as the loaded widget. */
  placeholder: ReactNode
  /** Called when the visitor touches the widget before it has loaded. */
  onTouch: () => void
  onRetry: () => void
}

/** Shows the token widget in a frame, or why it is missing and a retry button. */
export function SwapFrame({ onTouch, onRetry, ...frame }: SwapFrameProps) {
  const [attempt, setAttempt] = useState(0)

  function retry() {
    setAttempt(attempt + 1)
    onRetry()
  }

  return (
    <div onPointerDown={onTouch} className="flex flex-1 flex-col bg-sunken">
      <Frame key={attempt} {...frame} onRetry={retry} />
    </div>
  )
}

function Frame({ url, isUnreadable, placeholder, onRetry }: Omit<SwapFrameProps, 'onTouch'>) {
  const { frame, state, heightPixels, onLoad } = useFrameLoading({ isStarted: url !== undefined })
  if (isUnreadable) return <Failure sentence={words.unavailable} onRetry={onRetry} />
  if (state === 'timedOut') return <Failure sentence={words.timedOut} onRetry={onRetry} />
  const { sandbox, allow, postsMessages } = url === undefined ? {} : framePermissions(url, window.location.href)
  return (
    <div style={{ minHeight: heightPixels }} className="relative flex flex-1 flex-col">
      {state === 'loading' && placeholder}
      {url !== undefined && (
        <iframe
          ref={frame}
          src={url}
          title={words.frameTitle}
          // oxlint-disable-next-line react/iframe-missing-sandbox -- set on the next line
          sandbox={sandbox}
          allow={allow}
          referrerPolicy="strict-origin"
          onLoad={postsMessages ? undefined : onLoad}
          className={`absolute inset-0 size-full border-0 ${state === 'shown' ? '' : 'invisible'}`}
        />
      )}
    </div>
  )
}

function Failure({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div className="page-frame flex flex-1 flex-col items-center justify-center gap-6 py-16 text-center">
      <p role="alert" className="type-prose text-body">
        {sentence}
      </p>
      <Button variant="secondary" icon={<RotateCw />} onClick={onRetry}>
        {words.retry}
      </Button>
    </div>
  )
}

type FrameState = 'loading' | 'shown' | 'timedOut'

/**
 * Waits up to ten seconds for a frame to load once it has started. Our own widget posts a message once it has rendered; a third-party
 * widget only triggers the frame's `onLoad`.
 */
function useFrameLoading({ isStarted }: { isStarted: boolean }) {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<FrameState>('loading')
  const [heightPixels, setHeightPixels] = useState<number>()

  // A frame that timed out stays hidden until the next attempt.
  const show = useCallback(() => setState((now) => (now === 'loading' ? 'shown' : now)), [])

  useEffect(() => {
    if (!isStarted) return undefined
    const onTimeout = () => setState((now) => (now === 'loading' ? 'timedOut' : now))
    const timer = setTimeout(onTimeout, 10_000)
    return () => clearTimeout(timer)
  }, [isStarted])

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
