import type { BlockLoader } from '#site/block-kit/block.ts';
import { loadOfferedForms } from '#site/features/leads/forms/settings/offered-forms.ts';
import type { AppraisalStartData, AppraisalStartProps } from './appraisal-start.tsx';

/** Whether the form is turned on, and whom the page is about. */
export const load: BlockLoader<AppraisalStartProps, AppraisalStartData> = async ({
  payload,
  props,
  context: { agent, office },
}) => {
  const offered = await loadOfferedForms(payload);
  return { data: { offered: offered.has(props.form), agent, office } };
};
