import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { PersonFile, PersonPart } from './person-parts.ts';

/** Emails in the outbox folder, where there is no mail server: those to a person and those about them. */
export const personOutbox: PersonPart = {
  name: 'outbox',
  noun: { one: 'message in the outbox folder', many: 'messages in the outbox folder' },
  collections: [],
  async find({ dataDir, email }) {
    const files = await messagesOf({ dataDir, email });
    return { records: files.map(({ name }) => name), files };
  },
  async erase({ dataDir, email }) {
    const files = await messagesOf({ dataDir, email });
    for (const { path } of files) await rm(path, { force: true });
    return files.length;
  },
};

/** Messages that contain the address: as recipient, reply address or text. */
async function messagesOf({
  dataDir,
  email,
}: {
  dataDir: string;
  email: string;
}): Promise<(PersonFile & { path: string })[]> {
  const folder = join(dataDir, 'outbox');
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const found: (PersonFile & { path: string })[] = [];
  for (const name of names.filter((each) => each.endsWith('.eml')).toSorted()) {
    const path = join(folder, name);
    const source = await readFile(path, 'utf8').catch(() => '');
    if (holdsAddress({ source, email })) found.push({ path, name: `outbox/${name}` });
  }
  return found;
}

const ADDRESS_CHARACTER = /[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]/;

function holdsAddress({ source, email }: { source: string; email: string }): boolean {
  const wanted = email.toLowerCase();
  // Headers are folded and bodies cut into lines; whole parts in base64 are read as what they say.
  const text =
    `${source.replace(/=\r?\n|\r?\n(?=[ \t])/g, '').replaceAll('=40', '@')}\n${base64Parts(source)}`.toLowerCase();
  for (let at = text.indexOf(wanted); at >= 0; at = text.indexOf(wanted, at + 1)) {
    // `joe@example.com` is not `zoe.joe@example.com`, and not `joe@example.com.au`.
    const before = text[at - 1] ?? '';
    const after = text.slice(at + wanted.length);
    if (!ADDRESS_CHARACTER.test(before) && !/^[a-z0-9-]|^\.[a-z0-9]/.test(after)) return true;
  }
  return false;
}

const base64Parts = (source: string): string =>
  [...source.matchAll(/Content-Transfer-Encoding: base64\r?\n(?:\S.*\r?\n)*\r?\n([A-Za-z0-9+/=\r\n]+)/gi)]
    .map(([, body = '']) => Buffer.from(body, 'base64').toString('utf8'))
    .join('\n');
