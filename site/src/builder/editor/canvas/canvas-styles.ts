/** Puck's element around a block, and a heading or text in it: those keep other distances (`flow.css`). */
const IN_FLOW = ':is(.fr-flow, .fr-dialog-body > [data-puck-dropzone]) > [data-puck-component]';
const TEXT = '> :is(.fr-words, .fr-has-text)';

/**
 * What the editor draws inside the page's frame: the editor's own stylesheet is not there, and none of this may meet
 * the site's. Colours are those of builder.css.
 */
export const CANVAS_STYLES = `
[data-typing]:not(body) { outline: 2px solid #1f4038 !important; outline-offset: 3px; }
body[data-typing] [data-puck-overlay] { display: none; }
[data-canvas-tools] {
  position: fixed; transform-origin: top left; z-index: 2147483000; display: flex; flex-wrap: wrap; gap: 2px; align-items: center;
  max-width: calc(100vw - 8px); padding: 4px; border-radius: 8px; background: #1c2623; color: #fff;
  font: 14px/1.3 system-ui, sans-serif; box-shadow: 0 4px 16px rgb(0 0 0 / 25%);
}
[data-canvas-tools] :is(button, select) {
  min-width: 32px; min-height: 32px; padding: 4px 6px; border: 0; border-radius: 5px;
  background: transparent; color: inherit; font: inherit; cursor: pointer;
}
[data-canvas-tools] option { color: #1c2623; background: #fff; }
[data-canvas-tools] :is(button, select):hover, [data-canvas-tools] [aria-pressed="true"] { background: #47544f; }
[data-canvas-tools] :focus-visible { outline: 2px solid #f2b195; outline-offset: -2px; }
[data-canvas-tools] svg {
  display: block; width: 18px; height: 18px; margin: auto; fill: none; stroke: currentColor; stroke-width: 2;
  stroke-linecap: round; stroke-linejoin: round;
}
[data-canvas-tools="menu"] { display: block; min-width: 220px; max-height: calc(100vh - 8px); overflow: auto; }
[data-canvas-tools="menu"] button { display: flex; gap: 24px; justify-content: space-between; width: 100%; padding: 6px 10px; text-align: start; }
[data-canvas-tools="menu"] [role="group"] + [role="group"] { margin-top: 4px; padding-top: 4px; border-top: 1px solid #56645e; }
[data-canvas-tools="menu"] kbd { color: #c3c9c6; font: inherit; }
[data-around] { position: relative; isolation: isolate; cursor: default; }
[data-around] .fr-header { position: relative; }
[data-around]:is(:hover, :focus-within) > [inert] { opacity: 0.45; }
[data-around]:is(:hover, :focus-within)::after {
  content: ""; position: absolute; inset: 0; outline: 2px dashed #1f4038; outline-offset: -2px; pointer-events: none;
}
[data-around-edit] {
  position: absolute; top: 8px; right: 8px; z-index: 40; padding: 8px 12px; border-radius: 6px; background: #1c2623; color: #fff;
  font: 600 14px/1.3 system-ui, sans-serif; text-decoration: none; transform-origin: top right; opacity: 0;
}
[data-around]:is(:hover, :focus-within) > [data-around-edit] { opacity: 1; }
@media (hover: none) {
  [data-around] { display: flex; flex-direction: column; align-items: center; }
  [data-around] > [inert] { align-self: stretch; }
  [data-around="footer"] > [data-around-edit] { order: -1; }
  [data-around-edit] { position: static; margin-top: 8px; transform-origin: top; opacity: 1; }
}
[data-around-edit]:focus-visible { outline: 2px solid #f2b195; outline-offset: -4px; }
[data-around-problem] {
  margin: 0; padding: 12px 24px; background: #f7f3ea; color: #56645e; font: 14px/1.4 system-ui, sans-serif; text-align: center;
}
@layer components {
  :where(${IN_FLOW}:has(${TEXT}) + *), :where(${IN_FLOW} + *:has(${TEXT})) { margin-top: 2rem; }
  :where(${IN_FLOW}:has(${TEXT}) + *:has(${TEXT})) { margin-top: 1rem; }
}
[data-puck-dropzone]:empty::after {
  content: "Drop a block here, or select this and click one"; position: absolute; inset: 0; display: flex;
  align-items: center; justify-content: center; padding: 8px; overflow: hidden; color: #1f4038; background: #eef2f8;
  font: 20px/1.3 system-ui, sans-serif; text-align: center; pointer-events: none;
}
[data-puck-dragging] [data-puck-dropzone]:empty { min-height: 96px !important; outline: 2px dashed #1f4038 !important; }
`;
