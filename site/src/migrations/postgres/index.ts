import * as migration_20261123_064303_initial from './20261123_064303_initial';

export const migrations = [
  {
    up: migration_20261123_064303_initial.up,
    down: migration_20261123_064303_initial.down,
    name: '20261123_064303_initial'
  },
];
