import * as migration_20261123_225145_initial from './20261123_225145_initial';

export const migrations = [
  {
    up: migration_20261123_225145_initial.up,
    down: migration_20261123_225145_initial.down,
    name: '20261123_225145_initial'
  },
];
