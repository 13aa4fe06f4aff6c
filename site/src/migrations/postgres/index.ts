import * as migration_20261128_043915_initial from './20261128_043915_initial';

export const migrations = [
  {
    up: migration_20261128_043915_initial.up,
    down: migration_20261128_043915_initial.down,
    name: '20261128_043915_initial'
  },
];
