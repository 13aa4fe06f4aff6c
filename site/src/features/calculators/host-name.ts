import { trimMarks } from '#site/server/trim-marks.ts';

const MAX_LENGTH = 253;

/**
 * The name under which a website is blocked and counted: the host of an address (or of a bare host name) in
 * lowercase, without scheme, port and leading www. Undefined when there is no host in it.
 */
export function hostOf(address: string): string | undefined {
  const text = address.trim();
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text.replace(/^\/\//, '')}`;
  if (!URL.canParse(whole)) return undefined;
  const { protocol, hostname } = new URL(whole);
  if (protocol !== 'https:' && protocol !== 'http:') return undefined;
  const host = trimMarks({ text: hostname.toLowerCase(), marks: '.', start: false })
    // www.com is a website of its own, not the www of com.
    .replace(/^(?:www\.)+(?=[^.]+\.)/, '');
  return host && host.length <= MAX_LENGTH ? host : undefined;
}
