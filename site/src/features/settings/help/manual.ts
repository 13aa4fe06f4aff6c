import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The manual for staff, as it stands in the repository. Paths are read from the folder the server runs in. */
const FOLDER = 'docs/staff';

/** A page of the manual: its name in addresses, its heading, and its text. */
export type ManualPage = { name: string; title: string; text: string };

let pages: readonly ManualPage[] | undefined;

/** Every page, the overview first, then by heading. Read once. */
export function manualPages(): readonly ManualPage[] {
  pages ??= readdirSync(join(process.cwd(), FOLDER))
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const text = readFileSync(join(process.cwd(), FOLDER, file), 'utf8');
      const name = file.slice(0, -3);
      return { name, title: /^# (.+)$/m.exec(text)?.[1] ?? name, text };
    })
    .sort(
      (a, b) => Number(b.name === 'README') - Number(a.name === 'README') || a.title.localeCompare(b.title),
    );
  return pages;
}

/** The address of a page in the admin. */
export const manualPath = (name: string): string =>
  name === 'README' ? '/admin/help' : `/admin/help/${name}`;

/** The bytes of a picture of the manual; undefined where there is none of this name. */
export function manualPicture(name: string): Buffer<ArrayBuffer> | undefined {
  const folder = join(process.cwd(), FOLDER, 'images');
  if (!readdirSync(folder).includes(name)) return undefined;
  return Buffer.from(readFileSync(join(folder, name)));
}
