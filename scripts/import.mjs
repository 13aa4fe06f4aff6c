import { runProgram } from './run-program.mjs';

/** Left to itself V8 lets the heap grow with the length of the file before it collects. */
const HEAP_MB = 256;

// npm run import -- feed.xml [more files, zips or folders]
await runProgram('import', { flags: [`--max-old-space-size=${HEAP_MB}`] });
