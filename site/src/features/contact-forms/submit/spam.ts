/** Lower case, each 2 letters or longer. */
export type SpamLists = { words: readonly string[]; addresses: readonly string[] };

/** Why a submission is spam, as staff read it after “Blocked as spam:”; undefined where it is not. */
export function spamReason({
  lists,
  texts,
  email,
  clientAddress,
  honeypot,
  userAgent,
}: {
  lists: SpamLists;
  /** All text that was entered. */
  texts: readonly string[];
  email: string;
  clientAddress: string;
  honeypot: string;
  userAgent: string;
}): string | undefined {
  if (honeypot !== '') return 'the honeypot field was filled in.';
  if (userAgent.length < 2) return 'it was not sent from a browser.';
  const written = [...texts, userAgent].join('\n').toLowerCase();
  const word = lists.words.find((each) => written.includes(each));
  if (word) return `“${word}” is a blocked word.`;
  const from = email.toLowerCase();
  const address = lists.addresses.find(
    (each) => from === each || (each.startsWith('@') && from.endsWith(each)) || clientAddress === each,
  );
  return address && `“${address}” is a blocked address.`;
}
