import { runProgram } from './run-program.mjs';

// npm run restore -- file.zip | bucket:newest [--replace]
await runProgram('restore');
