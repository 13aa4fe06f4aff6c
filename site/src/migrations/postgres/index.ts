import * as migration_20261122_133321_initial from './20261122_133321_initial';

export const migrations = [
  {
    up: migration_20261122_133321_initial.up,
    down: migration_20261122_133321_initial.down,
    name: '20261122_133321_initial'
  },
];
