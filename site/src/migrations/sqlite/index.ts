import * as migration_20261122_195216_initial from './20261122_195216_initial';

export const migrations = [
  {
    up: migration_20261122_195216_initial.up,
    down: migration_20261122_195216_initial.down,
    name: '20261122_195216_initial'
  },
];
