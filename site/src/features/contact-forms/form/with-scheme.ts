/** A web address with `http://` where it has no scheme but a dot. */
export function withScheme(text: string): string {
  const address = text.trim();
  if (/^[a-z][a-z0-9+.-]*:/i.test(address) || !address.includes('.')) return address;
  return `http://${address.replace(/^\/+/, '')}`;
}
