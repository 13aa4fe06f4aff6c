import * as migration_20261128_034501_initial from './20261128_034501_initial';

export const migrations = [
  {
    up: migration_20261128_034501_initial.up,
    down: migration_20261128_034501_initial.down,
    name: '20261128_034501_initial'
  },
];
