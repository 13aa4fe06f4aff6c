import * as migration_20261128_141116_initial from './20261128_141116_initial';

export const migrations = [
  {
    up: migration_20261128_141116_initial.up,
    down: migration_20261128_141116_initial.down,
    name: '20261128_141116_initial'
  },
];
