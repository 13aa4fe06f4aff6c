/** What a sender calls a file, without folders, control characters and leading dots; at most 200 bytes. */
export function plainName(sent: string | undefined): string {
  const last = (sent ?? '').split(/[\\/]/).at(-1) ?? '';
  const name = last.replace(/\p{Cc}/gu, '').replace(/^\.+/, '');
  // Disks cannot hold much longer names; the ending says what it is.
  return (Buffer.byteLength(name) > 200 ? name.slice(0, 30) + name.slice(-20) : name) || 'feed.xml';
}
