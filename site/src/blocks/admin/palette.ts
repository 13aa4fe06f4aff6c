/** The colours staff choose from, as the stylesheet's tokens name them. A test holds them against it. */
export const PALETTE: readonly { token: string; label: string; hex: string }[] = [
  { token: 'ink', label: 'Ink', hex: '#1c2623' },
  { token: 'muted', label: 'Muted', hex: '#56645e' },
  { token: 'line', label: 'Line', hex: '#e3ddd0' },
  { token: 'paper', label: 'Paper', hex: '#ffffff' },
  { token: 'sand', label: 'Sand', hex: '#f7f3ea' },
  { token: 'sand-deep', label: 'Deep sand', hex: '#ece4d3' },
  { token: 'brand', label: 'Brand', hex: '#1f4038' },
  { token: 'brand-deep', label: 'Deep brand', hex: '#142c26' },
  { token: 'brand-soft', label: 'Soft brand', hex: '#e3ece7' },
  { token: 'accent', label: 'Accent', hex: '#a84a22' },
  { token: 'accent-deep', label: 'Deep accent', hex: '#883a19' },
  { token: 'accent-soft', label: 'Soft accent', hex: '#f8e7dc' },
];
