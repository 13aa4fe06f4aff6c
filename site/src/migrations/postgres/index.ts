import * as migration_20261121_211306_initial from './20261121_211306_initial';

export const migrations = [
  {
    up: migration_20261121_211306_initial.up,
    down: migration_20261121_211306_initial.down,
    name: '20261121_211306_initial'
  },
];
