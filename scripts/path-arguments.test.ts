import { expect, it } from 'vitest';
import { pathArguments } from './path-arguments.mjs';

it('takes paths from the folder of the command, and leaves options and names as they are', () => {
  const paths = (...given: string[]) => pathArguments(given, '/home/office');
  expect(paths('feed.xml', '../inbox', '/srv/all.zip')).toEqual([
    '/home/office/feed.xml',
    '/home/inbox',
    '/srv/all.zip',
  ]);
  expect(paths('backup.zip', '--replace')).toEqual(['/home/office/backup.zip', '--replace']);
  expect(paths('bucket:newest', '--identity', 'key.txt')).toEqual([
    'bucket:newest',
    '--identity',
    '/home/office/key.txt',
  ]);
  expect(paths('/srv/backups', '--keep', '14')).toEqual(['/srv/backups', '--keep', '14']);
  expect(paths('--source', 'riverside', 'feed.xml')).toEqual([
    '--source',
    'riverside',
    '/home/office/feed.xml',
  ]);
  expect(paths('--format', 'reaxml', 'listings.xml')).toEqual([
    '--format',
    'reaxml',
    '/home/office/listings.xml',
  ]);
});
