import * as migration_20261123_233243_initial from './20261123_233243_initial';

export const migrations = [
  {
    up: migration_20261123_233243_initial.up,
    down: migration_20261123_233243_initial.down,
    name: '20261123_233243_initial'
  },
];
