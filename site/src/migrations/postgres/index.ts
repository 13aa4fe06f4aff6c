import * as migration_20261121_223949_initial from './20261121_223949_initial';

export const migrations = [
  {
    up: migration_20261121_223949_initial.up,
    down: migration_20261121_223949_initial.down,
    name: '20261121_223949_initial'
  },
];
