import * as migration_20261128_173852_initial from './20261128_173852_initial';

export const migrations = [
  {
    up: migration_20261128_173852_initial.up,
    down: migration_20261128_173852_initial.down,
    name: '20261128_173852_initial'
  },
];
