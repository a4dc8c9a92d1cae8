/**
 * Runs in the page before anything else. The validator tries by itself whether it may compile code, which our
 * Content-Security-Policy forbids and reports; told so beforehand, it does not try.
 */
export const noEvalScript = 'globalThis.__zod_globalConfig={jitless:true}'
