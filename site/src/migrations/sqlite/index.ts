import * as migration_20261122_133302_initial from './20261122_133302_initial';

export const migrations = [
  {
    up: migration_20261122_133302_initial.up,
    down: migration_20261122_133302_initial.down,
    name: '20261122_133302_initial'
  },
];
