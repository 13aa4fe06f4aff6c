import { expect, it } from 'vitest';
import { section } from '#site/blocks/section/section.tsx';
import { blockOf } from './known-blocks.ts';
import { migrateDesign } from './migrate-design.ts';

/** The properties of a section that was saved with these. */
function read(props: Record<string, unknown>) {
  const content = [{ type: 'section', props: { id: 'one', ...props } }];
  return migrateDesign({ design: { content, root: { props: {} } }, block: blockOf }).content[0]?.props;
}

const { backgroundMotion: none } = section.defaults;
const motion = { ...none, effects: [{ effect: 'verticalScroll', speed: 4 }] };

it('keeps the motion of a section’s background that was saved under its older name', () => {
  expect(read({ groundMotion: motion })).toMatchObject({ backgroundMotion: motion, _v: 2 });
  expect(read({ groundMotion: motion })).not.toHaveProperty('groundMotion');
});

it('leaves what is saved under today’s name as it is', () => {
  expect(read({ backgroundMotion: motion, _v: 2 })).toMatchObject({ backgroundMotion: motion });
  expect(read({})).toMatchObject({ backgroundMotion: none });
});
