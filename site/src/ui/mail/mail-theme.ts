/** The design tokens that emails use, as values: mail programs do not support custom properties. As in ui/site.css. */
export const colour = {
  ink: '#1c2623',
  muted: '#56645e',
  line: '#e3ddd0',
  paper: '#ffffff',
  sand: '#f7f3ea',
  brand: '#1f4038',
  brandSoft: '#e3ece7',
  accent: '#a84a22',
};

/** The colours of emails in an agency's theme: all of them, because they are readable on each other. */
export type MailColours = typeof colour;

/** An email in an agency's colours: those that its styles have from here are replaced. */
export function inColours(html: string, colours: MailColours): string {
  const names = new Map(Object.entries(colour).map(([name, hex]) => [hex, name]));
  const chosen: Record<string, string> = colours;
  const painted = (hex: string) => chosen[names.get(hex) ?? ''] ?? hex;
  return html.replace(/ style="[^"]*"/g, (style) => style.replace(/#[0-9a-f]{6}\b/g, painted));
}

/** System fonts: mail programs may not load web fonts, and Outlook would fall back to Times. */
export const sans = "'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
export const serif = "Georgia, 'Times New Roman', serif";

const dark: Record<string, string> = {
  '.fr-page': 'background: #121816 !important;',
  '.fr-sheet': 'background: #1c2623 !important; border-color: #37443f !important;',
  '.fr-ink': 'color: #f2efe7 !important;',
  '.fr-accent': 'color: #f0a988 !important;',
  '.fr-muted': 'color: #b3bfb9 !important;',
  '.fr-line': 'border-color: #37443f !important;',
  '.fr-soft': 'background: #26332e !important;',
  '.fr-button': 'background: #cfe3da !important;',
  '.fr-button-text': 'color: #14201c !important;',
  '.fr-button-2': 'background: #33453e !important;',
  '.fr-button-2-text': 'color: #f2efe7 !important;',
};

const rules = (prefix: string): string =>
  Object.entries(dark)
    .map(([selector, look]) => `${prefix}${selector} { ${look} }`)
    .join('\n');

/**
 * Dark mode: our own colours instead of the mail program's guesses. Outlook on the web marks what it
 * darkens with its own attribute. Narrow windows show answers below their questions.
 */
export const mailStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
${rules('  ')}
}
${rules('[data-ogsc] ')}
@media (max-width: 600px) {
  .fr-sheet { border-radius: 0 !important; border-left: 0 !important; border-right: 0 !important; }
  .fr-pad { padding-left: 20px !important; padding-right: 20px !important; }
}
@media (max-width: 480px) {
  .fr-label, .fr-text { display: block !important; width: auto !important; }
  .fr-label { padding-bottom: 0 !important; }
  .fr-text { border-top: 0 !important; padding-top: 0 !important; }
}`;
