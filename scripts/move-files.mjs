import { runProgram } from './run-program.mjs';

// npm run move-files -- to-bucket | to-disk
// A running server is not to be rebuilt under its feet, so whatever build stands there is used.
await runProgram('move-files', { anyBuild: true, takesPaths: false });
