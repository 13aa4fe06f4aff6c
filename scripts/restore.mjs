import { runProgram } from './run-program.mjs';

// npm run restore -- file.zip [--replace]
await runProgram('restore');
