/*
 * Rules as NIST SP 800-63B has them: long enough, and not a common one. No rule requires digits
 * or symbols. The list holds the 10,000 most common passwords of 8 characters or more, most common first; it is counted
 * from published breaches by the zxcvbn project (MIT licence, data/passwords.txt). Server only: it is large.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Lengths of a staff password, in characters. */
const STAFF_PASSWORD_LENGTH = { min: 12, max: 128 };

let known: Set<string> | undefined;

/** Why a password is refused, as a sentence, or undefined when it may be used. Length is the form's to check. */
export function passwordProblem({
  password,
  email,
}: {
  password: string;
  email: string;
}): string | undefined {
  known ??= new Set(readFileSync(listPath(), 'utf8').split('\n'));
  const plain = password.normalize('NFC').toLowerCase();
  if (plain === email.toLowerCase() || plain === email.toLowerCase().split('@')[0])
    return 'Choose a password that is not your email address.';
  if (known.has(plain) || /^(.)\1*$/u.test(plain))
    return 'Many people use this password, so it is the first that others try. Choose another, such as three unrelated words.';
  return undefined;
}

/** The same for staff, whose password gives access to everybody's enquiries. */
export function staffPasswordProblem({
  password,
  email,
}: {
  password: string;
  email: string;
}): string | undefined {
  const { min, max } = STAFF_PASSWORD_LENGTH;
  const length = [...password].length;
  if (length < min) return `Use ${min} characters or more, such as three or four unrelated words.`;
  if (length > max) return `Use ${max} characters at most.`;
  return passwordProblem({ password, email });
}

// Read where it is: this module is also part of the admin, whose build knows no text files.
const listPath = () =>
  join(/* turbopackIgnore: true */ process.cwd(), 'site/src/server/common-passwords.txt');
