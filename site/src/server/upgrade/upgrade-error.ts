import { isDiskFull } from '../disk-full.ts';
import { EnvError } from '../env.ts';

/** The database cannot be brought up to date; the message says why and what to do. */
export class UpgradeError extends EnvError {
  override name = 'UpgradeError';

  /** That of a migration which failed, with everything undone. */
  static of(migration: string, cause: unknown): UpgradeError {
    if (isDiskFull(cause))
      return new UpgradeError(
        `The database could not be upgraded: migration ${migration} found no room on the disk. Nothing was changed. Free some space (an upgrade needs room for a second copy of the database), then start again; the version that ran before serves as it did.`,
        { cause },
      );
    return new UpgradeError(
      `The database could not be upgraded: migration ${migration} failed (${reasonOf(cause)}). Nothing was changed. Start the version that ran before: it serves as it did. Then send this message to the developers.`,
      { cause },
    );
  }
}

/** What the database said, in one line. Drizzle's own message repeats the whole statement. */
function reasonOf(error: unknown): string {
  const { message = String(error), cause } = (error ?? {}) as { message?: string; cause?: unknown };
  if (cause && message.startsWith('Failed query')) return reasonOf(cause);
  return (message.split('\n')[0] ?? '').slice(0, 300);
}
