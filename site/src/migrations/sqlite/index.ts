import * as migration_20261128_134002_initial from './20261128_134002_initial';

export const migrations = [
  {
    up: migration_20261128_134002_initial.up,
    down: migration_20261128_134002_initial.down,
    name: '20261128_134002_initial'
  },
];
