import type { SubmissionStore } from './submission-store.ts'

/** The part of the store that the operator reads. */
export type MessageArchive = Pick<SubmissionStore, 'page' | 'after' | 'find'>
