import { runProgram } from './run-program.mjs';

// npm run export -- listings.csv: writes all listings into a CSV file
await runProgram('export');
