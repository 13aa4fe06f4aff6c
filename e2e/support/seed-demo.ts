import { seedDemo } from './seeded-data.ts';

// A program: fills the data folder that it is given, for FRONTAGE_SEEDED_DATA. The site must be built.
const [, , dataDir] = process.argv;
if (!dataDir) throw new Error('Say which folder to fill: node e2e/support/seed-demo.ts <folder>.');
await seedDemo(dataDir);
