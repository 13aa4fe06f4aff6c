import * as migration_20261128_035122_initial from './20261128_035122_initial';

export const migrations = [
  {
    up: migration_20261128_035122_initial.up,
    down: migration_20261128_035122_initial.down,
    name: '20261128_035122_initial'
  },
];
