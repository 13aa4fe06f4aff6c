import * as migration_20261128_112016_initial from './20261128_112016_initial';

export const migrations = [
  {
    up: migration_20261128_112016_initial.up,
    down: migration_20261128_112016_initial.down,
    name: '20261128_112016_initial'
  },
];
