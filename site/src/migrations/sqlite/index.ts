import * as migration_20261121_130004_initial from './20261121_130004_initial';

export const migrations = [
  {
    up: migration_20261121_130004_initial.up,
    down: migration_20261121_130004_initial.down,
    name: '20261121_130004_initial'
  },
];
