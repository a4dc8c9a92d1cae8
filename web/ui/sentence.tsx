import { Children, type ReactNode } from 'react'

/** Renders a sentence with an element in place of each `{name}`, because languages order them differently. */
export function Sentence({ text, parts }: { text: string; parts: Record<string, ReactNode> }) {
  // Every second piece is a name.
  const pieces = text.split(/\{(\w+)\}/)
  return Children.toArray(pieces.map((piece, at) => (at % 2 === 0 ? piece : (parts[piece] ?? `{${piece}}`))))
}
