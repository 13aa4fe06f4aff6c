import { known } from './subject.ts';

/** An entry of a menu in the language of the page, where it reads as one of the program’s; undefined for any other. */
export const menuEntry = known('menus');

/** The label or text of a key fact in the language of the page; undefined where staff or a feed wrote it. */
export const knownFact = known('facts');

/** A feature of a listing in the language of the page; undefined where staff or a feed wrote it. */
export const knownFeature = known('amenities');
