import * as migration_20261121_200925_initial from './20261121_200925_initial';

export const migrations = [
  {
    up: migration_20261121_200925_initial.up,
    down: migration_20261121_200925_initial.down,
    name: '20261121_200925_initial'
  },
];
