import type { ReactNode } from 'react'
import { OrbitSpinner } from './orbit-spinner.tsx'

export interface ButtonContentProps {
  children: ReactNode
  icon?: ReactNode
  iconPosition?: 'start' | 'end' | undefined
  isLoading?: boolean | undefined
}

/** Label and icon of a button. The spinner replaces the icon, so that the width hardly changes. */
export function ButtonContent({ children, icon, iconPosition = 'start', isLoading = false }: ButtonContentProps) {
  const mark = isLoading ? <OrbitSpinner /> : icon
  const slot = mark ? (
    <span
      aria-hidden="true"
      className={`inline-flex shrink-0 transition-transform ease-settle [&>svg]:size-4 ${
        iconPosition === 'end' ? 'group-enabled-hover/button:translate-x-1' : ''
      }`}
    >
      {mark}
    </span>
  ) : null
  return (
    <>
      {iconPosition === 'start' && slot}
      <span>{children}</span>
      {iconPosition === 'end' && slot}
    </>
  )
}
