import { expect, it } from 'vitest';
import { longestFirst } from './durations.mjs';

it('puts the longest files of each project first, and leaves the others and the projects in their order', () => {
  const file = (project: string, name: string) => ({
    project: { name: project },
    moduleId: `/any/where/${name}`,
  });
  const files = [file('postgres', 'a'), file('postgres', 'b'), file('sqlite', 'a'), file('sqlite', 'c')];
  const seconds = { 'postgres b': 90, 'sqlite c': 10, 'sqlite b': 99 };
  expect(
    longestFirst(files, seconds).map(({ project, moduleId }) => `${project.name} ${moduleId.at(-1)}`),
  ).toEqual(['postgres b', 'postgres a', 'sqlite c', 'sqlite a']);
});
