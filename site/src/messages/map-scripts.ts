import { mapScripts } from './en/map-scripts.ts';
import { subject } from './subject.ts';

/** What the map of results says while it is used. */
export const mapScriptTexts = subject('mapScripts', mapScripts);
