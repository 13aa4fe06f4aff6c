import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ENTRANCES } from './entrances.ts';

const css = readFileSync(join(import.meta.dirname, 'entrances.css'), 'utf8');
const drawn = [...css.matchAll(/@keyframes ([\w-]+)/g)].map(([, name]) => name);

it.each(Object.entries(ENTRANCES))('%s has its keyframes', (name, { keyframes }) => {
  if (name !== 'none') expect(drawn).toContain(keyframes);
});

it('no keyframes are without an entrance', () => {
  const used = new Set<string | undefined>(Object.values(ENTRANCES).map(({ keyframes }) => keyframes));
  expect(drawn.filter((name) => !used.has(name))).toEqual([]);
});

it('has every entrance that agencies know from page builders', () => {
  const sides = (name: string) => ['up', 'down', 'left', 'right'].map((side) => `${name}-${side}`);
  const corners = ['down-left', 'down-right', 'up-left', 'up-right'].map((corner) => `rotate-in-${corner}`);
  const calls = 'bounce flash pulse rubber-band shake head-shake swing tada wobble jello'.split(' ');
  const ins = ['fade-in', 'zoom-in', 'bounce-in'].flatMap((name) => [name, ...sides(name)]);
  const others = ['rotate-in', 'light-speed-in', 'roll-in'];
  expect(Object.keys(ENTRANCES)).toEqual(
    expect.arrayContaining([...ins, ...sides('slide-in'), ...corners, ...calls, ...others]),
  );
});
