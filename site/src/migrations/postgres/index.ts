import * as migration_20261123_064036_initial from './20261123_064036_initial';

export const migrations = [
  {
    up: migration_20261123_064036_initial.up,
    down: migration_20261123_064036_initial.down,
    name: '20261123_064036_initial'
  },
];
