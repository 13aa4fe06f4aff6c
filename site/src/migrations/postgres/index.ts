import * as migration_20261121_135247_initial from './20261121_135247_initial';

export const migrations = [
  {
    up: migration_20261121_135247_initial.up,
    down: migration_20261121_135247_initial.down,
    name: '20261121_135247_initial'
  },
];
