import * as migration_20261121_223940_initial from './20261121_223940_initial';

export const migrations = [
  {
    up: migration_20261121_223940_initial.up,
    down: migration_20261121_223940_initial.down,
    name: '20261121_223940_initial'
  },
];
