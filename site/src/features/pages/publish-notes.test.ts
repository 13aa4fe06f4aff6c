// Well under a second.
import type { Payload } from 'payload';
import { expect, it } from 'vitest';
import { publishNotes } from './publish-notes.ts';

const outline = { pictures: [], headings: [], noLink: [] };
// Without pictures nothing is asked of the database.
const notesOf = (doc: object) => publishNotes({ payload: {} as Payload, outline, dead: [], doc });
const pages = [{ place: 'site' }];

it.each([
  [
    'neither pages nor a trigger',
    { showOn: [], triggers: { pageLoad: false } },
    'pages to open on and a trigger',
  ],
  ['pages alone', { showOn: pages, triggers: { pageLoad: false, pageLoadDelay: 5 } }, 'a trigger'],
  ['a trigger alone', { showOn: [], triggers: { pageLoad: true } }, 'pages to open on'],
])('a popup with %s waits for a look before it is published', async (_, doc, missing) => {
  const text = `Only links and buttons will open it. For it to open by itself, choose ${missing} in its settings.`;
  expect(await notesOf(doc)).toEqual([{ id: '', block: 'Popup', text, waits: true }]);
});

it.each([
  ['opens by itself', { showOn: pages, triggers: { exitIntent: true } }],
  ['is opened by what a selector names', { showOn: [], openSelector: '.open-offer' }],
])('a popup that %s does not', async (_, doc) => {
  expect(await notesOf(doc)).toEqual([]);
});
