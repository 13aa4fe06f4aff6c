import type { BlockLoader } from '#site/block-kit/block.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { loadPeople } from '#site/features/team/load-people.ts';
import type { PhoneRevealData, PhoneRevealProps } from './phone-reveal.tsx';

/** The number as it is in the profile, the office or the settings today. */
export const load: BlockLoader<PhoneRevealProps, PhoneRevealData> = async ({ payload, props, context }) => {
  if (props.of === 'own') return { data: { number: dialled(props.number) } };
  if (props.of === 'agency') return { data: { number: (await loadSettings(payload)).phone } };
  const { agentById, officeById } = await loadPeople(payload);
  if (props.of === 'agent') {
    const agent = agentById.get(props.agent[0] ?? context.agent ?? 0);
    return { data: { number: agent?.mobile ?? agent?.phone ?? null, agent: agent?.id } };
  }
  const office = officeById.get(props.office[0] ?? context.office ?? 0);
  return { data: { number: office?.phone ?? null, office: office?.id } };
};

/** What was typed, if a telephone can dial it. */
const dialled = (typed: string): string | null =>
  (typed.match(/\d/g)?.length ?? 0) >= 3 && /^[\d\s()+-]+$/.test(typed) ? typed.trim() : null;
