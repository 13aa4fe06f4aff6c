import * as migration_20261123_193104_initial from './20261123_193104_initial';

export const migrations = [
  {
    up: migration_20261123_193104_initial.up,
    down: migration_20261123_193104_initial.down,
    name: '20261123_193104_initial'
  },
];
