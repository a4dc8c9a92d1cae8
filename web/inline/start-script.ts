/** A visitor who waits this long for a slow picture waits no longer for the page to work. */
const longestWaitMilliseconds = 3000

/**
 * The inline script that starts the page: it imports the page's scripts once what is first seen has loaded and is drawn, or
 * as soon as the visitor does something. Each file is imported in a task of its own: what the browser has in memory, as a
 * frame's scripts are, is compiled at once. A file that is imported again is not run again.
 */
export function startScript(files: readonly string[]): string {
  return [
    `const start=()=>{for(const file of ${JSON.stringify(files)})setTimeout(()=>import(file))}`,
    'addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(start)),{once:true})',
    'for(const event of["pointerdown","keydown"])addEventListener(event,start,{once:true,passive:true})',
    `setTimeout(start,${longestWaitMilliseconds})`,
  ].join(';')
}
