/** The design tokens that e-mails use, in values: mail programs know no custom properties. As in ui/site.css. */
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

export const sans = "Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
export const serif = "'Young Serif', Georgia, 'Times New Roman', serif";

/** For mail programs that darken messages: our dark pairs instead of their guesses. Others never see it. */
export const darkStyles = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .fr-page { background: #121816 !important; }
  .fr-sheet { background: #1c2623 !important; border-color: #37443f !important; }
  .fr-ink { color: #f2efe7 !important; }
  .fr-muted { color: #b3bfb9 !important; }
  .fr-line { border-color: #37443f !important; }
  .fr-soft { background: #26332e !important; }
}
@media (max-width: 600px) {
  .fr-sheet { border-radius: 0 !important; border-left: 0 !important; border-right: 0 !important; }
  .fr-pad { padding-left: 20px !important; padding-right: 20px !important; }
}`;
