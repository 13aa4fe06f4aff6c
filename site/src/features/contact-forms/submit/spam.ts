/** Lower case, each 2 letters or longer. */
export type SpamLists = { words: readonly string[]; addresses: readonly string[] };

/** Why something is spam, as the sentence that staff read after "Held back:"; undefined for what is none. */
export function spamReason({
  lists,
  texts,
  email,
  clientAddress,
  honeypot,
  userAgent,
}: {
  lists: SpamLists;
  /** Everything that was written. */
  texts: readonly string[];
  email: string;
  clientAddress: string;
  honeypot: string;
  userAgent: string;
}): string | undefined {
  if (honeypot !== '') return 'a field that people cannot see was filled in.';
  if (userAgent.length < 2) return 'it came from no browser.';
  const written = [...texts, userAgent].join('\n').toLowerCase();
  const word = lists.words.find((each) => written.includes(each));
  if (word) return `“${word}” is in the list of words.`;
  const from = email.toLowerCase();
  const address = lists.addresses.find(
    (each) => from === each || (each.startsWith('@') && from.endsWith(each)) || clientAddress === each,
  );
  return address && `“${address}” is in the list of addresses.`;
}
