import * as migration_20261121_231251_initial from './20261121_231251_initial';

export const migrations = [
  {
    up: migration_20261121_231251_initial.up,
    down: migration_20261121_231251_initial.down,
    name: '20261121_231251_initial'
  },
];
