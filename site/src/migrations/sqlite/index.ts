import * as migration_20261123_064252_initial from './20261123_064252_initial';

export const migrations = [
  {
    up: migration_20261123_064252_initial.up,
    down: migration_20261123_064252_initial.down,
    name: '20261123_064252_initial'
  },
];
