import type { CollapsibleField } from 'payload';
import { readVerificationTags } from './verification-tags.ts';

/** What search engines are told about the whole website. */
export const searchEngineFields: CollapsibleField = {
  type: 'collapsible',
  label: 'Search engines',
  admin: { initCollapsed: true },
  fields: [
    {
      name: 'hiddenFromSearch',
      type: 'checkbox',
      label: 'Keep the whole website out of search results',
      defaultValue: false,
      admin: {
        description: 'For a website that is not ready yet. Pages then ask search engines to leave them out.',
      },
    },
    {
      name: 'verificationTags',
      type: 'textarea',
      label: 'Verification tags',
      maxLength: 3000,
      validate: (value: unknown) => readVerificationTags(String(value ?? '')).problem ?? true,
      admin: {
        rows: 3,
        placeholder: '<meta name="google-site-verification" content="…">',
        description:
          'Meta tags with which Google Search Console, Bing, Meta or Pinterest check that the website is yours, one on each line. Scripts and other tags are not accepted.',
      },
    },
    {
      name: 'robotsRules',
      type: 'textarea',
      label: 'Further rules in robots.txt',
      maxLength: 3000,
      validate: (value: unknown) => robotsProblem(String(value ?? '')) ?? true,
      admin: {
        rows: 4,
        placeholder: 'User-agent: GPTBot\nDisallow: /',
        description: 'Added below our own rules. Begin with the User-agent that the rules are for.',
      },
    },
  ],
};

/** A sentence about the first line that robots.txt does not know, or about rules that are for nobody. */
export function robotsProblem(text: string): string | undefined {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line && !line.startsWith('#'));
  const wrong = lines.find((line) => !/^(user-agent|allow|disallow|crawl-delay):[^\p{Cc}]*$/iu.test(line));
  if (wrong) return `robots.txt does not know this line: ${wrong.slice(0, 80)}`;
  return lines[0] && !/^user-agent:/i.test(lines[0])
    ? 'Begin with User-agent: and whom the rules are for.'
    : undefined;
}
