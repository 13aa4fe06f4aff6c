import type { Payload } from 'payload';
import { BundleError } from './feed-bundle.ts';
import { openRun, type ReceivedFile, type RunBook } from './feed-run.ts';
import { notifyStaff } from './notify-staff.ts';
import { openBundle } from './open-bundle.ts';
import { sourceOf } from './received-files.ts';

/**
 * Takes over a file that lies safely in its folder: one waiting run for each feed in it. The worker imports them. A file
 * that cannot be opened becomes one run that says so.
 */
export async function receiveFeed({
  payload,
  folder,
  name,
}: {
  payload: Payload;
  /** Below DATA_DIR/feeds/received. */
  folder: string;
  /** As its sender called it. */
  name: string;
}): Promise<{ runs: RunBook[]; isRefused: boolean }> {
  const received = (file: string): ReceivedFile => ({ folder, name, file });
  try {
    const { files, close } = await openBundle(sourceOf(received(name)));
    await close();
    const runs: RunBook[] = [];
    for (const file of files)
      runs.push(
        await openRun({
          payload,
          fileName: file.name,
          origin: 'upload',
          state: 'waiting',
          received: received(file.name),
        }),
      );
    return { runs, isRefused: false };
  } catch (error) {
    if (!(error instanceof BundleError)) throw error;
    const book = await openRun({ payload, fileName: name, origin: 'upload' });
    book.run.state = 'quarantined';
    book.note({ code: 'bad-bundle', severity: 'error', message: error.message });
    await book.save();
    await notifyStaff({ payload, run: book.run });
    return { runs: [book], isRefused: true };
  }
}
