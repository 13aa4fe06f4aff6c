import * as migration_20261123_224814_initial from './20261123_224814_initial';

export const migrations = [
  {
    up: migration_20261123_224814_initial.up,
    down: migration_20261123_224814_initial.down,
    name: '20261123_224814_initial'
  },
];
