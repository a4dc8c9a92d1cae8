import { campaign } from '@network-site/site/campaign'
import { RotateCw } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { Button, OrbitSpinner } from '../../ui/button.tsx'
import { framePermissions } from './swap-frame-url.ts'

const words = campaign.swap

interface SwapFrameProps {
  /** Undefined while loading. */
  url: string | undefined
  /** Whether the documents behind the URL failed to load. */
  isUnreadable: boolean
  /** Called when the visitor touches the widget before it has loaded. */
  onTouch: () => void
  onRetry: () => void
}

/** Shows the token widget in a frame, or why it is missing and a retry button. */
export function SwapFrame({ url, isUnreadable, onTouch, onRetry }: SwapFrameProps) {
  const [attempt, setAttempt] = useState(0)

  function retry() {
    setAttempt(attempt + 1)
    onRetry()
  }

  return (
    <div onPointerDown={onTouch} className="relative flex flex-1 flex-col bg-sunken">
      {/* A new frame has ten seconds to load once its URL is known. */}
      <Frame key={`${attempt} ${url}`} url={url} isUnreadable={isUnreadable} onRetry={retry} />
    </div>
  )
}

function Frame({ url, isUnreadable, onRetry }: Omit<SwapFrameProps, 'onTouch'>) {
  const { frame, state, heightPixels, onLoad } = useFrameLoading()
  if (isUnreadable) return <Failure sentence={words.unavailable} onRetry={onRetry} />
  if (state === 'timedOut') return <Failure sentence={words.timedOut} onRetry={onRetry} />
  if (url === undefined) return <Loading />
  const { sandbox, allow, postsMessages } = framePermissions(url, window.location.href)
  return (
    <>
      <iframe
        ref={frame}
        src={url}
        title={words.frameTitle}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- set on the next line
        sandbox={sandbox}
        allow={allow}
        referrerPolicy="strict-origin"
        onLoad={postsMessages ? undefined : onLoad}
        style={{ minHeight: heightPixels }}
        className={`w-full flex-1 border-0 ${state === 'shown' ? '' : 'invisible'}`}
      />
      {state === 'loading' && <Loading />}
    </>
  )
}

function Loading() {
  return (
    <output className="page-frame absolute inset-0 flex items-center justify-center gap-3 text-small text-muted">
      <OrbitSpinner className="text-brass" />
      {words.loading}
    </output>
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
 * Waits up to ten seconds for a frame to load. Our own widget posts a message once it has rendered; a third-party
 * widget only triggers the frame's `onLoad`.
 */
function useFrameLoading() {
  const frame = useRef<HTMLIFrameElement>(null)
  const [state, setState] = useState<FrameState>('loading')
  const [heightPixels, setHeightPixels] = useState<number>()

  // A frame that timed out stays hidden until the next attempt.
  const show = useCallback(() => setState((now) => (now === 'loading' ? 'shown' : now)), [])

  useEffect(() => {
    const onTimeout = () => setState((now) => (now === 'loading' ? 'timedOut' : now))
    const timer = setTimeout(onTimeout, 10_000)
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
