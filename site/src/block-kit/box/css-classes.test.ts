import { expect, it } from 'vitest';
import { cssClasses } from './css-classes.ts';

it.each([
  ['', []],
  ['open-offer', ['open-offer']],
  ['  .open-offer\ttrack_phone open-offer ', ['open-offer', 'track_phone']],
  ['fr-dialog FR-page 1st two" onclick=x <b>', []],
  ['a b c d e f g h i j k l', ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j']],
])('the classes of %j are %j', (text, classes) => expect(cssClasses(text)).toEqual(classes));
