/** A backup or restore that cannot go on; the message says why, what was left as it was, and what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}
