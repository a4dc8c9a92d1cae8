import type { PageStyle } from '../../http/plain-page.ts'

/** The look of the API reference: the site's, from the same colours. */
export function apiPageStyle({ background, accent, text }: PageStyle): string {
  return `
:root {
  color-scheme: dark;
  --background: ${background};
  --text: ${text};
  --muted: color-mix(in oklab, var(--text), var(--background) 28%);
  --surface: color-mix(in oklab, var(--background), var(--text) 5%);
  --line: color-mix(in oklab, var(--background), var(--text) 20%);
  --accent: ${accent};
  --accent-text: oklch(from var(--accent) max(l, 0.7) c h);
}
* { box-sizing: border-box }
html { background: var(--background); color: var(--text); font: 1rem/1.6 system-ui, sans-serif; scroll-padding-top: 1.5rem }
body { margin: 0 auto; max-width: 84rem; padding: 0 clamp(1.25rem, 5vw, 4rem) 6rem }
a { color: inherit; text-decoration-color: var(--accent); text-underline-offset: 0.2em }
a:hover { color: var(--accent-text) }
:focus-visible { outline: 2px solid var(--text); outline-offset: 3px }
header { padding: 1.5rem 0; border-bottom: 1px solid var(--line) }
.home { display: inline-block; min-height: 2rem }
.home img { display: block; height: 2rem; width: auto }
h1, h2, h3, h4 { line-height: 1.15; overflow-wrap: anywhere }
h1 { font-size: clamp(1.8rem, 1rem + 3.4vw, 3.5rem); margin: 2.5rem 0 1rem }
h2 { font-size: clamp(1.4rem, 1rem + 1.6vw, 2.2rem); margin: 4rem 0 1.5rem; padding-top: 1.5rem; border-top: 2px solid var(--accent) }
h3 { font-size: 1.25rem; margin: 0 0 0.5rem }
h3 a { text-decoration-line: none }
h4 { font-size: 0.8125rem; letter-spacing: 0.06em; text-transform: uppercase; color: var(--muted); margin: 1.75rem 0 0.5rem }
p { margin: 0.5rem 0; max-width: 46rem; overflow-wrap: anywhere }
.lead { font-size: 1.15rem }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: 0.875em; overflow-wrap: anywhere }
pre { margin: 0.5rem 0; padding: 1rem; background: var(--surface); border-left: 2px solid var(--line); white-space: pre-wrap }
pre code { font-size: 0.8125rem }
article { padding: 1.75rem 0; border-top: 1px solid var(--line) }
h2 + article { border-top: 0; padding-top: 0 }
.method, .status { font: 600 0.8125rem/1 ui-monospace, SFMono-Regular, Menlo, Consolas, monospace }
.method { color: var(--accent-text) }
.type { color: var(--muted); font-size: 0.9375rem }
dl { margin: 0.5rem 0 }
dt { margin-top: 0.75rem; overflow-wrap: anywhere }
dd { margin: 0; min-width: 0; overflow-wrap: anywhere }
nav { padding: 1.5rem 0; font-size: 0.9375rem }
nav h2 { font-size: 0.8125rem; letter-spacing: 0.06em; text-transform: uppercase; color: var(--muted); margin: 1.25rem 0 0.25rem; padding: 0; border: 0 }
nav ul { list-style: none; margin: 0; padding: 0 }
nav a { display: block; padding: 0.25rem 0; text-decoration-line: none }
nav a:hover { text-decoration-line: underline }
.columns { margin-top: 2.5rem; border-top: 1px solid var(--line) }
.chapters { min-width: 0 }
@media (min-width: 48rem) {
  dl { display: grid; grid-template-columns: 3.5rem minmax(0, 1fr); column-gap: 1.5rem; row-gap: 0.6rem }
  dl.fields { grid-template-columns: minmax(9rem, 16rem) minmax(0, 1fr) }
  dt { margin-top: 0 }
}
@media (min-width: 64rem) {
  .columns { display: grid; grid-template-columns: 17rem minmax(0, 1fr); column-gap: 4rem }
  nav { position: sticky; top: 0; max-height: 100vh; overflow-y: auto; scrollbar-width: thin }
}
@media print {
  :root { color-scheme: light; --background: white; --text: black }
  nav { display: none }
}
`
}
