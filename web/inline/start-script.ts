/** A visitor who waits this long for a slow picture waits no longer for the page to work. */
const longestWaitMilliseconds = 3000

/**
 * The inline script that starts the page: it imports the page's scripts once what is first seen has loaded and is drawn, or
 * as soon as the visitor does something. Each file is imported by itself, so that each runs in a task of its own. A file that is
 * imported again is not run again.
 */
export function startScript(files: readonly string[]): string {
  return [
    `const start=()=>{for(const file of ${JSON.stringify(files)})import(file)}`,
    'addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(start)),{once:true})',
    'for(const event of["pointerdown","keydown"])addEventListener(event,start,{once:true,passive:true})',
    `setTimeout(start,${longestWaitMilliseconds})`,
  ].join(';')
}
