import * as migration_20261129_091320_initial from './20261129_091320_initial';

export const migrations = [
  {
    up: migration_20261129_091320_initial.up,
    down: migration_20261129_091320_initial.down,
    name: '20261129_091320_initial'
  },
];
