import * as migration_20261123_133239_initial from './20261123_133239_initial';

export const migrations = [
  {
    up: migration_20261123_133239_initial.up,
    down: migration_20261123_133239_initial.down,
    name: '20261123_133239_initial'
  },
];
