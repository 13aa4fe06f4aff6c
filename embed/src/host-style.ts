/**
 * The styles between a host page and the calculator, for its shadow root. The page places the element: width, margins,
 * display, and hiding it. All else it says about the element, or about everything, ends here: `!important` in a shadow
 * root wins over the page, `all: initial` stops what is inherited, and an inline block what underlines.
 */
export const HOST_STYLE = `
:host {
  display: block;
  direction: ltr !important;
  unicode-bidi: isolate !important;
  writing-mode: horizontal-tb !important;
  height: auto !important;
  min-height: 0 !important;
  max-height: none !important;
  padding: 0 !important;
  border: 0 !important;
  outline: 0 !important;
  background: none !important;
  box-shadow: none !important;
  overflow: visible !important;
  columns: auto !important;
  text-indent: 0 !important;
  opacity: 1 !important;
  filter: none !important;
  backdrop-filter: none !important;
  mix-blend-mode: normal !important;
  clip-path: none !important;
  mask: none !important;
  zoom: 1 !important;
  transform: none !important;
  translate: none !important;
  rotate: none !important;
  scale: none !important;
}
:host([hidden]) { display: none; }
:host::before, :host::after { content: none !important; }
.sd-embed {
  all: initial;
  visibility: inherit;
  box-sizing: border-box;
  display: inline-block;
  width: 100%;
  grid-column: 1 / -1;
  vertical-align: top;
  isolation: isolate;
  padding: clamp(11px, 4%, 32px);
  border: 1px solid var(--sd-line, #e3ddd0);
  border-radius: var(--sd-radius, 10px);
  background: var(--sd-surface, #fff);
  color: var(--sd-text, #1c2623);
  color-scheme: light;
  font: 16px / 1.5 var(--sd-font, system-ui, sans-serif);
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  user-select: text;
}
.sd-embed::before {
  display: block;
  height: 0;
  overflow: hidden;
  visibility: hidden;
  content: "${'width '.repeat(20)}";
}
`;
