import * as migration_20261128_205655_initial from './20261128_205655_initial';

export const migrations = [
  {
    up: migration_20261128_205655_initial.up,
    down: migration_20261128_205655_initial.down,
    name: '20261128_205655_initial'
  },
];
