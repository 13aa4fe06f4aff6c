import * as migration_20261123_192107_initial from './20261123_192107_initial';

export const migrations = [
  {
    up: migration_20261123_192107_initial.up,
    down: migration_20261123_192107_initial.down,
    name: '20261123_192107_initial'
  },
];
