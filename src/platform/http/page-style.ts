/** The colours and sizes of the web client (clients/web/src/design/tokens.css); a test compares them. */
const TOKENS = `
  --font: system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif;
  --font-title: 'Iowan Old Style', 'Palatino Linotype', Palatino, 'Book Antiqua', Georgia, serif;
  --ground: light-dark(#f4efe3, #101a15);
  --surface: light-dark(#fffdf7, #18251e);
  --surface-hover: light-dark(#efe8d8, #22332a);
  --text: light-dark(#22271f, #ece8dc);
  --line: light-dark(#ddd4bf, #2b3d33);
  --line-strong: light-dark(#8a826c, #6f8577);
  --accent: light-dark(#1d6b45, #6fc397);
  --accent-strong: light-dark(#145234, #8bd6ad);
  --accent-text: light-dark(#ffffff, #0c1a12);
  --link: light-dark(#175c3a, #8bd6ad);
  --danger: light-dark(#a3271f, #ff9c8f);
  --focus: light-dark(#1857c9, #9ec1ff);
  --radius: 0.5rem;
  --radius-large: 0.9rem;
`;

/** The style of the pages that work without JavaScript. They look like the web client, in light and in dark mode. */
export const PAGE_STYLE = `
:root { color-scheme: light dark; ${TOKENS} }
* { box-sizing: border-box; }
body { margin: 0; min-inline-size: 20rem; font: 1rem/1.5 var(--font); color: var(--text); background: var(--ground); }
header { padding: 0.9rem 1rem; background: var(--surface); border-block-end: 1px solid var(--line); }
header a { font: 600 1.35rem/1 var(--font-title); color: inherit; text-decoration: none; }
main { inline-size: min(34rem, 100% - 2rem); margin: 1rem auto; padding: 1rem; background: var(--surface);
  border: 1px solid var(--line); border-radius: var(--radius-large); overflow-wrap: anywhere; }
h1 { margin: 0 0 1rem; font: 600 1.8rem/1.2 var(--font-title); }
p { margin: 0 0 1rem; }
main > :last-child { margin-block-end: 0; }
a { color: var(--link); }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
label { display: grid; gap: 0.25rem; margin-block-end: 1rem; }
input { min-block-size: 2.75rem; padding: 0 0.5rem; font: inherit; color: inherit; background: var(--surface);
  border: 1px solid var(--line-strong); border-radius: var(--radius); }
input[type='checkbox'] { inline-size: 1.25rem; min-block-size: 1.25rem; margin: 0; accent-color: var(--accent); }
label:has(input[type='checkbox']) { grid-template-columns: auto 1fr; gap: 0.5rem; align-items: center; }
form { margin-block-end: 1rem; }
button, .on { display: inline-flex; align-items: center; min-block-size: 2.75rem; padding: 0 1rem; font: inherit;
  font-weight: 600; color: var(--accent-text); text-decoration: none; background: var(--accent);
  border: 1px solid transparent; border-radius: var(--radius); cursor: pointer; }
button:hover, .on:hover { background: var(--accent-strong); }
button + button { color: var(--text); background: var(--surface); border-color: var(--line-strong); }
button + button:hover { background: var(--surface-hover); }
.wrong { font-weight: 600; color: var(--danger); }
section + section { margin-block-start: 1.5rem; padding-block-start: 1.5rem; border-block-start: 1px solid var(--line); }
summary { cursor: pointer; }
pre { padding: 0.5rem; overflow-x: auto; border: 1px solid var(--line); border-radius: var(--radius); }
@media (min-width: 40rem) { main { margin-block: 2.5rem; padding: 1.5rem; } }
`;
