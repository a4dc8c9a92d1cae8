import { joinClasses } from './join-classes.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost'
export type ButtonSize = 'small' | 'regular' | 'large'

/** The looks a button and a link drawn as a button share. */
export function buttonAppearance(variant: ButtonVariant, size: ButtonSize): string {
  return joinClasses(shared, variants[variant], sizes[size])
}

const shared =
  'group/button type-label relative inline-flex shrink-0 items-center justify-center gap-3 rounded-edge border text-center no-underline select-none ' +
  'transition-[background-color,border-color,color,box-shadow] ' +
  'disabled:cursor-not-allowed aria-disabled:cursor-not-allowed aria-busy:cursor-progress'

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-accent-fill bg-accent-fill text-on-accent ' +
    'enabled-hover:border-accent enabled-hover:shadow-glow ' +
    'blocked:border-line blocked:bg-raised blocked:text-faint',
  secondary:
    'border-line-strong bg-transparent text-ink ' +
    'enabled-hover:border-brass-bright enabled-hover:bg-raised ' +
    'blocked:border-line blocked:text-faint',
  ghost:
    'border-transparent bg-transparent text-ink ' +
    'enabled-hover:text-accent-text ' +
    'blocked:text-faint',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-10 px-4 py-2 text-caption',
  regular: 'min-h-12 px-6 py-3 text-[0.8125rem] leading-tight',
  large: 'min-h-14 px-8 py-4 text-small',
}
