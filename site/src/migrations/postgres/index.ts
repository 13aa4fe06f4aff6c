import * as migration_20261128_205710_initial from './20261128_205710_initial';

export const migrations = [
  {
    up: migration_20261128_205710_initial.up,
    down: migration_20261128_205710_initial.down,
    name: '20261128_205710_initial'
  },
];
