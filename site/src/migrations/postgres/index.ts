import * as migration_20261123_193124_initial from './20261123_193124_initial';

export const migrations = [
  {
    up: migration_20261123_193124_initial.up,
    down: migration_20261123_193124_initial.down,
    name: '20261123_193124_initial'
  },
];
