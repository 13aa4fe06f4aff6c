import { runProgram } from './run-program.mjs';

// npm run backup [-- folder or file.zip | --copy file.zip]
// A running server is not to be rebuilt under its feet, so whatever build stands there is used.
await runProgram('backup', { anyBuild: true });
