import { cloneElement, createElement, type JSX, type ReactElement } from 'react'

/** Joins the truthy class names. */
export function joinClasses(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ')
}

/** Renders the caller's element, whose props take precedence, or the plain tag. */
export function renderAs<Tag extends keyof JSX.IntrinsicElements>(
  tag: Tag,
  element: ReactElement | undefined,
  props: JSX.IntrinsicElements[Tag],
): ReactElement {
  if (element === undefined) return createElement(tag, props)
  const given = element as ReactElement<{ className?: string }>
  const className = joinClasses(props.className, given.props.className)
  return cloneElement(given, { ...props, ...given.props, className })
}
