import { joinClasses } from './join-classes.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost'
export type ButtonSize = 'small' | 'regular' | 'large'

/** The class names that Button and LinkButton share. */
export function buttonAppearance(variant: ButtonVariant, size: ButtonSize): string {
  return joinClasses(shared, variants[variant], sizes[size])
}

const shared =
  'group/button type-label relative inline-flex max-w-full shrink-0 items-center justify-center gap-3 rounded-edge border text-center no-underline select-none ' +
  'transition-[background-color,border-color,color,box-shadow] ' +
  'blocked:cursor-not-allowed busy:cursor-progress'

const variants: Record<ButtonVariant, string> = {
  primary:
    'border-accent-fill bg-accent-fill text-on-accent shadow-key ' +
    'enabled-hover:border-accent enabled-hover:shadow-key-lit ' +
    'busy:border-accent-fill busy:bg-ember busy:text-ink busy:shadow-none ' +
    'blocked:border-line blocked:bg-raised blocked:text-faint blocked:shadow-none',
  secondary:
    'border-line-strong bg-transparent text-ink ' +
    'enabled-hover:border-brass-bright enabled-hover:bg-raised ' +
    'busy:border-line busy:text-muted ' +
    'blocked:border-line blocked:text-faint',
  ghost:
    'border-transparent bg-transparent px-0! text-ink ' +
    'after:absolute after:inset-x-0 after:bottom-1.5 after:h-px after:bg-line-strong after:transition-colors ' +
    'enabled-hover:after:bg-accent-text ' +
    'busy:text-muted busy:after:bg-line ' +
    'blocked:text-faint blocked:after:bg-line',
}

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-10 px-4 py-2 text-caption',
  regular: 'min-h-12 px-6 py-3 text-label',
  large: 'min-h-14 px-8 py-4 text-small',
}
