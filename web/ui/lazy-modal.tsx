import { lazy, Suspense, useEffect, useState } from 'react'
import type { ModalProps } from './modal.tsx'
import { whenAtRest } from './use-at-rest.ts'

const loadModal = () => import('./modal.tsx')
const Modal = lazy(() => loadModal().then((module) => ({ default: module.Modal })))

/** A modal whose code loads when the page is idle, so that it opens immediately and offline. */
export function LazyModal(props: ModalProps) {
  const [wasOpen, setWasOpen] = useState(props.isOpen)
  // If this fails, opening the modal retries.
  useEffect(() => whenAtRest(() => void loadModal().catch(() => {})), [])
  if (props.isOpen && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Suspense>
      <Modal {...props} />
    </Suspense>
  )
}
