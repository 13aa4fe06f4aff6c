import { readFileSync } from 'node:fs';

/**
 * The memory this process took for itself, in bytes. On Linux without the pages of files it reads through memory, such
 * as up to 256 MiB of the SQLite file: those are the system's, which takes them back when somebody needs memory.
 */
export function ownMemory(): number {
  try {
    const [, kilobytes] = /^RssAnon:\s+(\d+) kB/m.exec(readFileSync('/proc/self/status', 'utf8')) ?? [];
    if (kilobytes) return Number(kilobytes) * 1024;
  } catch {
    // Not Linux.
  }
  return process.memoryUsage().rss;
}
