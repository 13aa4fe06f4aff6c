import * as migration_20261123_223458_initial from './20261123_223458_initial';

export const migrations = [
  {
    up: migration_20261123_223458_initial.up,
    down: migration_20261123_223458_initial.down,
    name: '20261123_223458_initial'
  },
];
