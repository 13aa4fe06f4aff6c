import { expect, it } from 'vitest';
import { diskFullIs503 } from './disk-full.ts';

const answerTo = (error: Error) =>
  diskFullIs503({ error, req: undefined, context: {}, collection: undefined } as never);

it('tells staff that the disk is full, and says nothing of other faults', async () => {
  const full = Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  expect(await answerTo(full)).toMatchObject({
    status: 503,
    response: { errors: [{ message: expect.stringMatching(/disk .* is full, so nothing was saved/) }] },
  });
  expect(await answerTo(new Error('Something else'))).toBeUndefined();
});
