import * as migration_20261123_064025_initial from './20261123_064025_initial';

export const migrations = [
  {
    up: migration_20261123_064025_initial.up,
    down: migration_20261123_064025_initial.down,
    name: '20261123_064025_initial'
  },
];
