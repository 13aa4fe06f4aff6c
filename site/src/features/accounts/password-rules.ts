/*
 * Rules as NIST SP 800-63B has them: long enough, and none of those that everybody tries first. No rule asks for digits
 * or signs. The list holds the 10,000 most common passwords of 8 characters or more, most common first; it is counted
 * from published breaches by the zxcvbn project (MIT licence, data/passwords.txt). Server only: it is large.
 */
import common from './common-passwords.txt?raw';

let known: Set<string> | undefined;

/** Why a password is refused, as a sentence, or undefined when it may be used. Length is the form's to check. */
export function passwordProblem({
  password,
  email,
}: {
  password: string;
  email: string;
}): string | undefined {
  known ??= new Set(common.split('\n'));
  const plain = password.normalize('NFC').toLowerCase();
  if (plain === email.toLowerCase() || plain === email.toLowerCase().split('@')[0])
    return 'Choose a password that is not your email address.';
  if (known.has(plain) || /^(.)\1*$/u.test(plain))
    return 'Many people use this password, so it is the first that others try. Choose another, such as three words that do not belong together.';
  return undefined;
}
