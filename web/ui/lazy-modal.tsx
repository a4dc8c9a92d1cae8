import { lazy, Suspense, useState } from 'react'
import type { ModalProps } from './modal.tsx'

const Modal = lazy(() => import('./modal.tsx').then((module) => ({ default: module.Modal })))

/** A modal whose code is fetched when it is opened for the first time. */
export function LazyModal(props: ModalProps) {
  const [wasOpen, setWasOpen] = useState(props.isOpen)
  if (props.isOpen && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Suspense>
      <Modal {...props} />
    </Suspense>
  )
}
