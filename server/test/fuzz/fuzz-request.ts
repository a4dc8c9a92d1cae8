/** What the fuzzer sends in one go, and what it must know to judge the answers. */
export type FuzzRequest = {
  /** What the report counts it under. */
  name: string
  bytes: Buffer
  /** The method and the path of each request in the bytes, as sent. */
  asked: Array<{ method: string; path: string }>
  /** Whether the connection may end without an answer, or none may come in time: half a request, another protocol. */
  mayGoUnanswered: boolean
  /** Whether nothing follows on its connection; the server is told so, or the connection is cut. */
  ending?: 'told' | 'cut'
}
