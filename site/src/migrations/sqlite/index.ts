import * as migration_20261123_185136_initial from './20261123_185136_initial';

export const migrations = [
  {
    up: migration_20261123_185136_initial.up,
    down: migration_20261123_185136_initial.down,
    name: '20261123_185136_initial'
  },
];
