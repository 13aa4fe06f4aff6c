import * as migration_20261123_225137_initial from './20261123_225137_initial';

export const migrations = [
  {
    up: migration_20261123_225137_initial.up,
    down: migration_20261123_225137_initial.down,
    name: '20261123_225137_initial'
  },
];
