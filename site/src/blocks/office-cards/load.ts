import type { BlockLoader } from '#site/block-kit/block.ts';
import { loadPeople } from '#site/features/team/load-people.ts';
import { agentsOf } from '#site/features/team/team-view.tsx';
import type { OfficeCardsData, OfficeCardsProps } from './office-cards.tsx';

/** The chosen offices in their order, or all; only published ones. */
export const load: BlockLoader<OfficeCardsProps, OfficeCardsData> = async ({ payload, props }) => {
  const people = await loadPeople(payload);
  const shown = props.offices.length
    ? props.offices.flatMap((id) => people.officeById.get(id) ?? [])
    : people.offices;
  return {
    data: shown.map((office) => ({ office, people: agentsOf({ people, officeId: office.id }).length })),
  };
};
