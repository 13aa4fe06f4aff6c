import * as migration_20261121_200920_initial from './20261121_200920_initial';

export const migrations = [
  {
    up: migration_20261121_200920_initial.up,
    down: migration_20261121_200920_initial.down,
    name: '20261121_200920_initial'
  },
];
