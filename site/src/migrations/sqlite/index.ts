import * as migration_20261123_031519_initial from './20261123_031519_initial';

export const migrations = [
  {
    up: migration_20261123_031519_initial.up,
    down: migration_20261123_031519_initial.down,
    name: '20261123_031519_initial'
  },
];
