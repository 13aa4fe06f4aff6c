import { map } from './en/map.ts';
import { subject } from './subject.ts';

/** Texts of the map of results. */
export const mapTexts = subject('map', map);
