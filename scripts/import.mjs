import { runProgram } from './run-program.mjs';

/**
 * Left to itself V8 lets the heap grow with the length of the file before it collects: at most so many MB, and by so many
 * percent of what is in use between two collections.
 */
const IMPORT_HEAP = ['--max-old-space-size=256', '--heap-growing-percent=40'];

// npm run import -- feed.xml [more files, zips or folders]
await runProgram('import', { flags: IMPORT_HEAP });
