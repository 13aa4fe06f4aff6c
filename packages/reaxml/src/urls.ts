/**
 * A web address from what senders write: spaces around it, the whole of it percent-encoded, the scheme missing.
 * Only http and https come back, without user name and password; everything else is undefined.
 */
export function webAddressOf(text: string): string | undefined {
  const sent = unescapeWhole(text.trim());
  const full = /^\/\//.test(sent)
    ? `https:${sent}`
    : /^[a-z0-9-]+(\.[a-z0-9-]+)+(\/|$)/i.test(sent)
      ? `https://${sent}`
      : sent;
  if (!/^https?:\/\//i.test(full) || !URL.canParse(full)) return undefined;
  const url = new URL(full);
  if (url.username || url.password || !url.hostname) return undefined;
  return url.href;
}

function unescapeWhole(text: string): string {
  if (!/^https?%3a/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
