import { cost, HYDRATION, LOADER, movingParts, reach } from './client-chunks.mjs';

/** React says this of its own elements, in every build of it. */
const REACT = 'react.transitional.element';

/**
 * What a page pays for each block that moves, in bytes, compressed, on top of the loader and apart from React, when all
 * that its examples use is on the page. `scripts` names the islands and behaviours of each block, divided by spaces.
 * @returns `{ block, bytes, react }` for each
 */
export function blockWeights({ build, scripts }) {
  const parts = movingParts(build.chunks);
  const loader = reach({ chunks: build.chunks, keys: [LOADER] });
  const react = new Set([...loader, ...reach({ chunks: build.chunks, keys: [HYDRATION] })]);
  return Object.entries(scripts).map(([block, names]) => {
    const used = names.split(' ').map((name) => {
      const part = parts.get(name);
      if (!part) throw new Error(`The block ${block} needs ${name}, which the client build has not.`);
      return part;
    });
    const islands = used.some(({ isIsland }) => isIsland);
    const starters = [
      ...(islands ? ['src/ui/island-table.client.ts'] : []),
      ...(used.some(({ isIsland }) => !isIsland) ? ['src/ui/behaviours.client.ts'] : []),
    ];
    const keys = [...starters, ...used.map(({ key }) => key)];
    return { block, bytes: cost({ build, keys, paid: islands ? react : loader }), react: islands };
  });
}

/** Whether each behaviour does without React, also in what it fetches when it is wanted. */
export function reactFreeChecks({ chunks, text }) {
  const behaviours = [...movingParts(chunks)].filter(([, { isIsland }]) => !isIsland);
  return behaviours.map(([name, { key }]) => {
    // The loader can wake islands; what a behaviour takes of it is its helpers.
    const mine = reach({ chunks: forgetting(chunks, LOADER), keys: [key], later: true });
    const holding = [...mine].filter((one) => text(one).includes(REACT));
    return {
      name: `the behaviour ${name} does without React`,
      problems: holding.map((one) => `It brings ${one}. Write it without, or make it an island.`),
    };
  });
}

/** Whether the loader's size stays as it is when islands and behaviours come to be. */
export function loaderCheck({ chunks }) {
  const named = [...reach({ chunks, keys: [LOADER] })].flatMap((key) =>
    [...(chunks[key].imports ?? []), ...(chunks[key].dynamicImports ?? [])].filter((other) =>
      [...movingParts(chunks).values()].some((part) => part.key === other),
    ),
  );
  return {
    name: 'the loader names no island and no behaviour',
    problems: named.map((key) => `It names ${key}. Let the tables fetch it.`),
  };
}

/** The chunks with one whose own imports are left out. */
const forgetting = (chunks, key) => ({
  ...chunks,
  [key]: { ...chunks[key], imports: [], dynamicImports: [] },
});
