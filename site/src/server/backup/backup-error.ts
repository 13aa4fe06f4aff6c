/** A backup or restore that failed; the message says why, what was left unchanged, and what to do. */
export class BackupError extends Error {
  override name = 'BackupError';
}
