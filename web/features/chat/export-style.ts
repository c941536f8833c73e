/** Light and dark, screen and paper; no font or picture to load. */
export const EXPORT_STYLE = `
:root { color-scheme: light dark; --ink: #211e1a; --paper: #fff; --muted: #645e55; --line: #e3ddd2; --accent: #1f5a80; --mark: #ffe08a; --warn: #8a5200; }
@media (prefers-color-scheme: dark) { :root { --ink: #ebe7df; --paper: #17181b; --muted: #a8a297; --line: #33353b; --accent: #8dc1e8; --mark: #6b5410; --warn: #efbd72; } }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1.05rem/1.65 Georgia, "Noto Serif", serif; }
main { max-width: 43rem; margin: 0 auto; padding: 2.5rem 1.25rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.25; font-weight: 500; }
h2 { font-size: 1.1rem; margin-top: 1.8em; }
section > h2 { border-top: 1px solid var(--line); padding-top: 1.2rem; font: 600 0.9rem system-ui, sans-serif; color: var(--muted); }
a { color: var(--accent); }
.cite { padding: 0 0.3em; font: 600 0.72rem system-ui, sans-serif; text-decoration: none; }
.cite:focus-visible, .cite:hover { text-decoration: underline; }
.unsupported { text-decoration: underline dotted var(--warn) 2px; text-underline-offset: 0.25em; }
.unchecked-note { font: 0.78rem system-ui, sans-serif; }
.unsupported-note, .note { color: var(--warn); font: 600 0.78rem system-ui, sans-serif; }
.sources { padding-inline-start: 1.6rem; font-size: 0.95rem; }
.sources > li { margin: 1.2rem 0; }
.sources > li:target { outline: 2px solid var(--accent); outline-offset: 0.5rem; }
.place, .heading { margin: 0 0 0.3rem; font: 0.88rem system-ui, sans-serif; }
.heading { color: var(--muted); }
blockquote { margin: 0; padding-inline-start: 1em; border-inline-start: 3px solid var(--line); white-space: pre-wrap; }
mark { background: var(--mark); color: inherit; }
pre { overflow: auto; padding: 0.8rem; border: 1px solid var(--line); }
.table { overflow-x: auto; }
table { border-collapse: collapse; font: 0.9rem/1.5 system-ui, sans-serif; }
th, td { padding: 0.4rem 0.7rem; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
.turn { margin-top: 2.5rem; }
.question { font-size: 1.3rem; font-weight: 600; }
.origin { font: 0.8rem/1.5 system-ui, sans-serif; color: var(--muted); }
footer { margin-top: 2.5rem; border-top: 1px solid var(--line); padding-top: 0.8rem; font: 0.8rem/1.5 system-ui, sans-serif; color: var(--muted); }
@page { margin: 18mm; }
@media print {
  :root { color-scheme: light; --ink: #000; --paper: #fff; --muted: #444; --line: #bbb; --accent: #000; --mark: #eee; --warn: #5c3700; }
  body { font-size: 10.5pt; line-height: 1.45; }
  main { padding: 0; max-width: none; }
  h1, h2 { break-after: avoid; }
  .turn { margin-top: 1.6em; }
  .sources { font-size: 9pt; }
  .sources > li { margin: 0.5em 0; break-inside: avoid; }
  .table { overflow: visible; }
  pre { white-space: pre-wrap; }
}
`;
