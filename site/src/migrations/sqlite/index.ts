import * as migration_20261121_131415_initial from './20261121_131415_initial';

export const migrations = [
  {
    up: migration_20261121_131415_initial.up,
    down: migration_20261121_131415_initial.down,
    name: '20261121_131415_initial'
  },
];
