import type { SourceRun } from './source-facts.ts';

/** Problems named in a message. */
const MAX_NAMED = 10;

/** What an office manager can send to the vendor's support about a file that did not go in; undefined without a reason. */
export function vendorMessage({
  source,
  run: { fileName, at, problems },
}: {
  source: string;
  run: Pick<SourceRun, 'fileName' | 'at' | 'problems'>;
}): string | undefined {
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return undefined;
  const lines = errors.slice(0, MAX_NAMED).map(({ listingId, line, message, text }) => {
    const where = [listingId && `listing ${listingId}`, line && `line ${line}`].filter(Boolean).join(', ');
    return `- ${where ? `${where}: ` : ''}${message}${text ? ` (“${text}”)` : ''}`;
  });
  if (errors.length > MAX_NAMED) lines.push(`- and ${errors.length - MAX_NAMED} more`);
  return [
    'Hello,',
    `our website could not import the REAXML file “${fileName}” of ${source}, received on ${dayOf(at)}:`,
    lines.join('\n'),
    'Could you please check your export and send the listings again?',
    'Thank you.',
  ].join('\n\n');
}

const dayOf = (at: number): string =>
  new Date(at).toLocaleString('en-AU', {
    timeZone: 'Australia/Sydney',
    dateStyle: 'long',
    timeStyle: 'short',
  });
