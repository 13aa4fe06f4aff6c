import { expect, inject, it } from 'vitest';
import { reachPostgres } from './reach-postgres.ts';

const test = inject('testDatabase');
const at = (change: Partial<Record<'pathname' | 'password' | 'port', string>>) =>
  Object.assign(
    new URL(test.kind === 'postgres' ? test.server : 'postgres://ann:secret@127.0.0.1:1/x'),
    change,
  ).href;

it('names the address that does not answer', async () => {
  await expect(reachPostgres(at({ port: '1' }))).rejects.toThrow(
    'PostgreSQL does not answer at 127.0.0.1:1 (ECONNREFUSED). Start it, or correct DATABASE_URL.',
  );
});

it.runIf(test.kind === 'postgres')('says what is wrong with the address, and makes no database', async () => {
  await reachPostgres(at({ pathname: '/postgres' }));
  for (let tries = 0; tries < 2; tries += 1)
    await expect(reachPostgres(at({ pathname: '/misspelt' }))).rejects.toThrow(
      /has no database “misspelt”\. Correct DATABASE_URL, or make an empty one: createdb/,
    );
  await expect(reachPostgres(at({ password: 'wrong' }))).rejects.toThrow(
    /refuses the user “\w+” \(password authentication failed/,
  );
});
