import { BackupError } from './backup-error.ts';

/** What is in a backup, written into it as `manifest.json`. */
export type Manifest = {
  /** Layout of the archive; another number needs another version of Frontage. */
  format: 1;
  /** The version of Frontage that made it. */
  version: string;
  /** ISO instant: the state of the database is that of this moment. */
  madeAt: string;
  database: 'sqlite' | 'postgres';
  /** The bucket that holds pictures, documents, attachments and feed files, which are not in the archive. */
  bucket?: string;
  /** Names of the schema's migrations, oldest first. */
  migrations: string[];
  /** How many rows each table has. */
  rows: Record<string, number>;
  /** Every other file of the archive. `size` in bytes. */
  files: { path: string; size: number; sha256: string }[];
};

export const MANIFEST = 'manifest.json';
/** Files of DATA_DIR are below this name in the archive, the database below the other. */
export const DATA = 'data/';
export const DATABASE = 'database/';

/** Reads a manifest. Throws {@link BackupError} when it is none, or one that this version cannot use. */
export function readManifest(text: string): Manifest {
  let manifest: Manifest;
  try {
    manifest = JSON.parse(text) as Manifest;
  } catch {
    throw new BackupError('This file is no backup of Frontage: its manifest cannot be read.');
  }
  if (manifest.format !== 1 || !Array.isArray(manifest.files))
    throw new BackupError(
      `This backup was made by Frontage ${manifest.version ?? 'of another version'}, whose format this version does not know. Restore it with that version.`,
    );
  return manifest;
}

/** Throws {@link BackupError} when the backup's database has migrations that this version does not have. */
export function checkMigrations(manifest: Manifest, known: string[]): void {
  const unknown = manifest.migrations.find((name) => !known.includes(name));
  if (!unknown) return;
  throw new BackupError(
    `This backup was made by Frontage ${manifest.version} with another database schema (migration ${unknown}), which this version does not know. Restore it with that version, then upgrade. Nothing was changed.`,
  );
}
