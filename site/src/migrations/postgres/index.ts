import * as migration_20261128_134016_initial from './20261128_134016_initial';

export const migrations = [
  {
    up: migration_20261128_134016_initial.up,
    down: migration_20261128_134016_initial.down,
    name: '20261128_134016_initial'
  },
];
