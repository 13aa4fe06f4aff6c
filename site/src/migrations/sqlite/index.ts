import * as migration_20261123_100221_initial from './20261123_100221_initial';

export const migrations = [
  {
    up: migration_20261123_100221_initial.up,
    down: migration_20261123_100221_initial.down,
    name: '20261123_100221_initial'
  },
];
