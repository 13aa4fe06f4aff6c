import * as migration_20261129_153120_initial from './20261129_153120_initial';

export const migrations = [
  {
    up: migration_20261129_153120_initial.up,
    down: migration_20261129_153120_initial.down,
    name: '20261129_153120_initial'
  },
];
