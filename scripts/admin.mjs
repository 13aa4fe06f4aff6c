import { runProgram } from './run-program.mjs';

// npm run admin -- create, reset or list
await runProgram('admin', { takesPaths: false });
