import * as migration_20261123_031528_initial from './20261123_031528_initial';

export const migrations = [
  {
    up: migration_20261123_031528_initial.up,
    down: migration_20261123_031528_initial.down,
    name: '20261123_031528_initial'
  },
];
