import * as migration_20261123_223430_initial from './20261123_223430_initial';

export const migrations = [
  {
    up: migration_20261123_223430_initial.up,
    down: migration_20261123_223430_initial.down,
    name: '20261123_223430_initial'
  },
];
