/** What a visitor writes in the form. */
export interface Message {
  email: string
  message: string
}

/** Where messages go: a form service that speaks the hosted service's protocol. */
export interface FormTarget {
  endpoint: string
  formId: string
}
