import { stat } from 'node:fs/promises';

/** Whether there is a file or folder, as far as this process can tell. */
export const exists = (path: string): Promise<boolean> =>
  stat(path).then(
    () => true,
    () => false,
  );
