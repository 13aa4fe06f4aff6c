import * as migration_20261123_055004_initial from './20261123_055004_initial';

export const migrations = [
  {
    up: migration_20261123_055004_initial.up,
    down: migration_20261123_055004_initial.down,
    name: '20261123_055004_initial'
  },
];
