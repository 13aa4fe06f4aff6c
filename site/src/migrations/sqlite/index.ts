import * as migration_20261121_135243_initial from './20261121_135243_initial';

export const migrations = [
  {
    up: migration_20261121_135243_initial.up,
    down: migration_20261121_135243_initial.down,
    name: '20261121_135243_initial'
  },
];
