import { cloneElement, createElement, type JSX, type ReactElement } from 'react'
import { joinClasses } from './join-classes.ts'

/** Draws props as the element a caller gave, which keeps what it was given itself; as a plain tag where it gave none. */
export function drawAs<Tag extends keyof JSX.IntrinsicElements>(
  tag: Tag,
  element: ReactElement | undefined,
  props: JSX.IntrinsicElements[Tag],
): ReactElement {
  if (element === undefined) return createElement(tag, props)
  const given = element as ReactElement<{ className?: string }>
  const className = joinClasses(props.className, given.props.className)
  return cloneElement(given, { ...props, ...given.props, className })
}
