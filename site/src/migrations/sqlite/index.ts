import * as migration_20261128_141103_initial from './20261128_141103_initial';

export const migrations = [
  {
    up: migration_20261128_141103_initial.up,
    down: migration_20261128_141103_initial.down,
    name: '20261128_141103_initial'
  },
];
