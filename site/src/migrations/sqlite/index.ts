import * as migration_20261122_122602_initial from './20261122_122602_initial';

export const migrations = [
  {
    up: migration_20261122_122602_initial.up,
    down: migration_20261122_122602_initial.down,
    name: '20261122_122602_initial'
  },
];
