import * as migration_20261121_223741_initial from './20261121_223741_initial';

export const migrations = [
  {
    up: migration_20261121_223741_initial.up,
    down: migration_20261121_223741_initial.down,
    name: '20261121_223741_initial'
  },
];
