/**
 * - retry: offer more for a transaction and send it again, without waiting until it counts as stuck
 * - cancel: use its nonce for nothing; the mints that it carries are queued again
 * - drain: begin nothing new, let all transactions settle, then move the balance to another account
 * - recover: learn from the chain what was sent with nonces below this one; a worker asks itself for it
 */
export const senderRequestKinds = ['retry', 'cancel', 'drain', 'recover'] as const
export type SenderRequestKind = (typeof senderRequestKinds)[number]
