import * as migration_20261121_211301_initial from './20261121_211301_initial';

export const migrations = [
  {
    up: migration_20261121_211301_initial.up,
    down: migration_20261121_211301_initial.down,
    name: '20261121_211301_initial'
  },
];
