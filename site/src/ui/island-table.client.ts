/// <reference types="vite/client" />

const islands = new Map(
  Object.entries(import.meta.glob<Record<string, unknown>>('../**/*.island.tsx')).map(([file, load]) => [
    file.replace(/^.*\/|\.island\.tsx$/g, ''),
    load,
  ]),
);

/** The module of an island by name; undefined if there is none. Loaded with the first island of a page that hydrates. */
export const loadIsland = async (name: string): Promise<Record<string, unknown> | undefined> =>
  islands.get(name)?.();
