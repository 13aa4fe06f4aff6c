import * as migration_20261128_173818_initial from './20261128_173818_initial';

export const migrations = [
  {
    up: migration_20261128_173818_initial.up,
    down: migration_20261128_173818_initial.down,
    name: '20261128_173818_initial'
  },
];
