/** What a Node process of ours needs of the environment to be found and to start soon, and nothing that would change how it works. */
export function nodeEnvironment(): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE, NODE_OPTIONS } = process.env
  return { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }), ...(NODE_OPTIONS && { NODE_OPTIONS }) }
}
