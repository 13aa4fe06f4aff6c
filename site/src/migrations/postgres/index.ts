import * as migration_20261128_214408_initial from './20261128_214408_initial';

export const migrations = [
  {
    up: migration_20261128_214408_initial.up,
    down: migration_20261128_214408_initial.down,
    name: '20261128_214408_initial'
  },
];
