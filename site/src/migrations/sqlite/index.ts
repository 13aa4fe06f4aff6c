import * as migration_20261128_112004_initial from './20261128_112004_initial';

export const migrations = [
  {
    up: migration_20261128_112004_initial.up,
    down: migration_20261128_112004_initial.down,
    name: '20261128_112004_initial'
  },
];
