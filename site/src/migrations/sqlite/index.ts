import * as migration_20261123_224753_initial from './20261123_224753_initial';

export const migrations = [
  {
    up: migration_20261123_224753_initial.up,
    down: migration_20261123_224753_initial.down,
    name: '20261123_224753_initial'
  },
];
