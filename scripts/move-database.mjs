import { runProgram } from './run-program.mjs';

// npm run move-database -- to-postgres | to-sqlite
await runProgram('move-database', { takesPaths: false });
