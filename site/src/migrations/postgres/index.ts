import * as migration_20261122_001014_initial from './20261122_001014_initial';

export const migrations = [
  {
    up: migration_20261122_001014_initial.up,
    down: migration_20261122_001014_initial.down,
    name: '20261122_001014_initial'
  },
];
