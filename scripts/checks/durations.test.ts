import { expect, it } from 'vitest';
import { longestFirst } from './durations.mjs';

it('puts new files of each project first, then the longest, and leaves the projects in their order', () => {
  const file = (project: string, name: string) => ({
    project: { name: project },
    moduleId: `/any/where/${name}`,
  });
  const files = [
    ...[file('postgres', 'a'), file('postgres', 'b'), file('postgres', 'c')],
    ...[file('sqlite', 'a'), file('sqlite', 'c'), file('sqlite', 'd')],
  ];
  const seconds = { 'postgres a': 4, 'postgres b': 90, 'sqlite c': 10, 'sqlite b': 99 };
  expect(
    longestFirst(files, seconds).map(({ project, moduleId }) => `${project.name} ${moduleId.at(-1)}`),
  ).toEqual(['postgres c', 'postgres b', 'postgres a', 'sqlite a', 'sqlite d', 'sqlite c']);
});
