import * as migration_20261123_100229_initial from './20261123_100229_initial';

export const migrations = [
  {
    up: migration_20261123_100229_initial.up,
    down: migration_20261123_100229_initial.down,
    name: '20261123_100229_initial'
  },
];
