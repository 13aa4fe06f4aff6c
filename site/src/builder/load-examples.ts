/// <reference types="vite/client" />
import type { BlockExamples } from '#site/block-kit/examples.ts';

type Examples = BlockExamples<Record<string, unknown>, unknown>;

const modules = import.meta.glob<{ examples: Examples }>('../blocks/*/*.examples.tsx');

/** The named examples of a block, by the block's name; undefined where there is no such block. */
export async function loadExamples(name: string): Promise<Examples | undefined> {
  const file = Object.keys(modules).find((path) => path.split('/').at(-2) === name);
  if (file) return (await modules[file]?.())?.examples;
  const { examplesOfParts } = await import('./this-page/part-examples.ts');
  return Object.hasOwn(examplesOfParts, name) ? examplesOfParts[name] : undefined;
}
