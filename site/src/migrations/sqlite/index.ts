import * as migration_20261124_125435_initial from './20261124_125435_initial';

export const migrations = [
  {
    up: migration_20261124_125435_initial.up,
    down: migration_20261124_125435_initial.down,
    name: '20261124_125435_initial'
  },
];
