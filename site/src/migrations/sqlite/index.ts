import * as migration_20261123_233235_initial from './20261123_233235_initial';

export const migrations = [
  {
    up: migration_20261123_233235_initial.up,
    down: migration_20261123_233235_initial.down,
    name: '20261123_233235_initial'
  },
];
