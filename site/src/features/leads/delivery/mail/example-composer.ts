import type { MailMessage } from '#site/server/mail.ts';
import type { MailExample } from './example-endpoint.ts';
import type { ExampleOf } from './example-props.ts';

/** Undefined for a form that is not there. */
export type ComposeExample = (
  made: ExampleOf & { example: MailExample },
) => Pick<MailMessage, 'subject' | 'text' | 'html'> | undefined;

/**
 * The admin’s bundle has no server renderer, so its endpoints ask the website for the email. Both are in one process, and
 * this is what they share.
 */
const shared = globalThis as { __frontageMailExample?: ComposeExample };

/** Called when the website starts. */
export function provideMailExample(compose: ComposeExample): void {
  shared.__frontageMailExample = compose;
}

/** Throws before the website has started. */
export function mailExampleComposer(): ComposeExample {
  if (!shared.__frontageMailExample) throw new Error('Emails cannot be composed before the website starts.');
  return shared.__frontageMailExample;
}
