const KINDS: Record<string, string> = {
  pdf: 'PDF',
  doc: 'Word',
  docx: 'Word',
  xls: 'Excel',
  xlsx: 'Excel',
  csv: 'CSV',
  zip: 'ZIP',
};

/** What kind of file is at an address, as visitors call it; '' where its ending does not tell. */
export function fileKind(href: string): string {
  const [, ending = ''] = /\.([a-z]{3,4})(?:[?#].*)?$/i.exec(href) ?? [];
  return KINDS[ending.toLowerCase()] ?? '';
}
