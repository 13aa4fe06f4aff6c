import * as migration_20261128_102034_initial from './20261128_102034_initial';

export const migrations = [
  {
    up: migration_20261128_102034_initial.up,
    down: migration_20261128_102034_initial.down,
    name: '20261128_102034_initial'
  },
];
