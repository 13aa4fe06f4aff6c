/** Enhanced status codes (RFC 3463) of an address that doesn't exist or was closed. */
const NO_SUCH_ADDRESS = /\b5\.(?:1\.(?:0|1|2|3|6|10)|2\.1)\b/;
const ENHANCED = /\b5\.\d{1,3}\.\d{1,3}\b/;
/** What servers write that refuse the sender, or everything for now: cPanel’s hourly limit comes as a plain 550. */
const OF_THE_SENDER =
  /relay|limit|exceed|quota|too many|\brate\b|spam|block|blacklist|reputation|policy|authenti|sender|\bfull\b|denied/i;

/**
 * Whether a mail server refused the recipient for good. A server that refuses the sender, has no room or wants fewer
 * emails answers with the same numbers, and says nothing about the recipient.
 */
export function isRefusedAddress({ code, answer }: { code: number; answer: string }): boolean {
  if (code < 550) return false;
  if (ENHANCED.test(answer)) return NO_SUCH_ADDRESS.test(answer);
  return !OF_THE_SENDER.test(answer);
}
