import type { TextFieldSingleValidation } from 'payload';

/** What an apply link may hold in braces, and what it becomes. */
const PLACEHOLDERS = ['address', 'id'] as const;

/** Checks a link that staff enter for rental applications; empty is fine. */
export const isApplyLink: TextFieldSingleValidation = (value) => {
  if (!value) return true;
  const filled = fillApplyLink({ template: value, address: 'x', id: 'x' });
  if (!filled)
    return 'Enter a full address that starts with https://, such as https://2apply.com.au/your-agency.';
  const unknown = filled.match(/\{[^}]*\}|%7B.*?%7D/i)?.[0];
  return unknown ? `Only {address} and {id} are filled in. Remove ${decodeURIComponent(unknown)}.` : true;
};

/**
 * The link with the public address and the number of a listing filled in, escaped for a query or a path; null where
 * what was entered is no https address. Who can read a listing's page may read all of it.
 */
export function fillApplyLink({
  template,
  ...values
}: { template: string } & Record<(typeof PLACEHOLDERS)[number], string>): string | null {
  const filled = PLACEHOLDERS.reduce(
    (text, name) => text.replaceAll(`{${name}}`, encodeURIComponent(values[name])),
    template.trim(),
  );
  if (!URL.canParse(filled)) return null;
  const { protocol, username, password, href } = new URL(filled);
  return protocol === 'https:' && !username && !password ? href : null;
}
