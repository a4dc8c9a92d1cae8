import { createElement, Fragment, type ReactNode } from 'react'

/**
 * Renders a sentence with an element in place of each `{name}`, because languages order them differently. Each is isolated,
 * because it may be in a script of the other direction.
 */
export function Sentence({ text, parts }: { text: string; parts: Record<string, ReactNode> }) {
  // Every second piece is a name.
  const pieces = text.split(/\{(\w+)\}/)
  // Children that are arguments need no keys.
  return createElement(
    Fragment,
    null,
    ...pieces.map((piece, at) => (at % 2 === 0 ? piece : createElement('bdi', null, parts[piece] ?? `{${piece}}`))),
  )
}
