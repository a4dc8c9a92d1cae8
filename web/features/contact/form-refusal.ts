import type { FormError } from '@network-site/protocol/form-answer'

/** The form service read the message and did not take it. */
export class FormRefusal extends Error {
  override readonly name = 'FormRefusal'
  readonly errors: readonly FormError[]

  constructor(errors: readonly FormError[]) {
    super(errors.map((error) => error.message).join(' '))
    this.errors = errors
  }
}
