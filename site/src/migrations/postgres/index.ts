import * as migration_20261129_153129_initial from './20261129_153129_initial';

export const migrations = [
  {
    up: migration_20261129_153129_initial.up,
    down: migration_20261129_153129_initial.down,
    name: '20261129_153129_initial'
  },
];
