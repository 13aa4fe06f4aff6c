import { loadSettings } from '#site/features/settings/load-settings.ts';
import { loadPeople } from '#site/features/team/load-people.ts';
import type { LinkTarget, Wanted } from './wanted.ts';

/** Phone numbers and email addresses of the agency, its offices and agents. */
export async function findContacts({
  payload,
  text,
}: Pick<Wanted, 'payload' | 'text'>): Promise<LinkTarget[]> {
  const [settings, { offices, agents }] = await Promise.all([loadSettings(payload), loadPeople(payload)]);
  const owners: { name: string; phone?: string | null; mobile?: string | null; email?: string | null }[] = [
    { name: settings.agencyName, phone: settings.phone, email: settings.email },
    ...offices,
    ...agents,
  ];
  const links = owners.flatMap(({ name, phone, mobile, email }) => [
    ...[phone, mobile].flatMap((number) =>
      number ? [{ label: `Call ${name}, ${number}`, href: `tel:${number.replace(/[^\d+]/g, '')}` }] : [],
    ),
    ...(email ? [{ label: `Email ${name}, ${email}`, href: `mailto:${email}` }] : []),
  ]);
  const asked = text.toLowerCase();
  return links
    .filter(({ label, href }) => `${label} ${href} phone`.toLowerCase().includes(asked))
    .slice(0, 20)
    .map((link, at) => ({ id: at + 1, ...link }));
}
