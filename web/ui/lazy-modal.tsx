import { lazy, Suspense, useEffect, useState } from 'react'
import type { ModalProps } from './modal.tsx'
import { whenAtRest } from './use-at-rest.ts'

const loadModal = () => import('./modal.tsx')
const Modal = lazy(() => loadModal().then((module) => ({ default: module.Modal })))

/** A modal whose code is fetched when the page is at rest, so that it opens immediately, even if the connection is lost. */
export function LazyModal(props: ModalProps) {
  const [wasOpen, setWasOpen] = useState(props.isOpen)
  // Where that fails, it is fetched when the modal is opened.
  useEffect(() => whenAtRest(() => void loadModal().catch(() => {})), [])
  if (props.isOpen && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Suspense>
      <Modal {...props} />
    </Suspense>
  )
}
