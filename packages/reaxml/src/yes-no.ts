import type { Report } from './problem.ts';
import { attributeOf, type FeedNode } from './tree.ts';

const YES = new Set(['yes', 'y', 'true', 't', '1', 'on']);
const NO = new Set(['no', 'n', 'false', 'f', '0', 'off', 'none']);

/** yes/no in any spelling feeds use; a number above 0 is yes. '' = null, anything else = undefined. */
export function yesNo(text: string): boolean | null | undefined {
  const word = text.trim().toLowerCase();
  if (word === '') return null;
  if (YES.has(word)) return true;
  if (NO.has(word)) return false;
  return /^\d{1,9}(\.\d{1,9})?$/.test(word) ? Number(word) > 0 : undefined;
}

/**
 * The `display` attribute of a price, rent or address. Absent = shown. A value nobody defined hides:
 * REA shows it, but a number shown by mistake cannot be taken back.
 */
export function displayOf({
  node,
  report,
  element,
}: {
  node: FeedNode;
  report: Report;
  element: string;
}): boolean {
  const sent = attributeOf(node, 'display');
  if (sent === undefined) return true;
  const value = yesNo(sent);
  if (value === true || value === false) return value;
  report({
    code: 'unknown-display',
    element: `${element}/@display`,
    text: sent,
    line: node.line,
    message: `The sender's display setting is neither yes nor no, so the ${element} is kept hidden. Ask the sender to send display="yes" or display="no".`,
  });
  return false;
}

/** A yes/no element, given as text or as `value` attribute. */
export function parseYesNo({
  node,
  report,
  element,
}: {
  node: FeedNode;
  report: Report;
  element: string;
}): boolean | null {
  const sent = attributeOf(node, 'value') ?? node.text;
  const value = yesNo(sent);
  if (value !== undefined) return value;
  report({
    code: 'bad-yes-no',
    element,
    text: sent,
    line: node.line,
    message: `${element} is neither yes nor no and was left empty. Set it to yes or no in the sending system.`,
  });
  return null;
}
