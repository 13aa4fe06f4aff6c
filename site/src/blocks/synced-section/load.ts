import type { BlockLoader } from '#site/block-kit/block.ts';
import { loadSections } from '#site/features/pages/load-sections.ts';
import type { SyncedSectionData, SyncedSectionProps } from './synced-section.tsx';

/** What the chosen section is called. */
export const load: BlockLoader<SyncedSectionProps, SyncedSectionData> = async ({ payload, props }) => {
  const [id] = props.section;
  const found = id === undefined ? undefined : (await loadSections(payload, [id])).get(id);
  return { data: { name: found?.name ?? null } };
};
