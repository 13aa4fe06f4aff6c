import * as migration_20261123_192535_initial from './20261123_192535_initial';

export const migrations = [
  {
    up: migration_20261123_192535_initial.up,
    down: migration_20261123_192535_initial.down,
    name: '20261123_192535_initial'
  },
];
