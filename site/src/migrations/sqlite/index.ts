import * as migration_20261121_131916_initial from './20261121_131916_initial';

export const migrations = [
  {
    up: migration_20261121_131916_initial.up,
    down: migration_20261121_131916_initial.down,
    name: '20261121_131916_initial'
  },
];
