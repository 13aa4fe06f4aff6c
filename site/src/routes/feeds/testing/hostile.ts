import { feedXml, houseXml } from '#site/features/feeds/testing/feed-xml.ts';
import { zipOf } from '#site/features/feeds/testing/zip.ts';
import { houseIds, houses } from './feed-site.ts';

/** A file of eight houses. */
export const whole = feedXml(houses(houseIds(8)));

/** Files that must be set aside whole, with the name they are sent under. */
export const HOSTILE: [what: string, bytes: Buffer, name: string][] = [
  ['a web page', Buffer.from('<!doctype html><html><body>502 Bad Gateway</body></html>'), 'x-page.xml'],
  [
    'a picture called .xml',
    Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46]),
    'x-jpeg.xml',
  ],
  ['a file that is cut off', whole.subarray(0, whole.length - 300), 'x-cut.xml'],
  [
    'an entity bomb',
    Buffer.from('<!DOCTYPE p [<!ENTITY a "aa"><!ENTITY b "&a;&a;">]><propertyList>&b;</propertyList>'),
    'x-entities.xml',
  ],
  ['a zip that is cut off', zipOf({ 'a.xml': whole }).subarray(0, 200), 'x-cut.zip'],
  ['a zip without a feed', zipOf({ 'readme.txt': 'nothing' }), 'x-readme.zip'],
  [
    'a file of another agency',
    feedXml([...houses(['X1']), { id: 'X2', agency: 'OTHERS', inner: houseXml() }]),
    'x-others.xml',
  ],
  [
    'a file most of whose listings are broken',
    feedXml([...houses(['X1']), ...houseIds(8).map(() => ({ id: '', inner: houseXml() }))]),
    'x-broken.xml',
  ],
];
