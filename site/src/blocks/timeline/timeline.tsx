import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { ChosenIcon, isIcon } from '#site/ui/icons/chosen-icon.tsx';

const step = {
  when: { kind: 'text', label: 'Date', placeholder: 'Week 1', maxLength: 60 },
  title: { kind: 'text', label: 'Heading', maxLength: 160 },
  text: { kind: 'textarea', label: 'Text', maxLength: 1200 },
  icon: { kind: 'icon', label: 'Icon' },
} as const satisfies BlockFields;

const fields = {
  steps: { kind: 'list', label: 'Steps', of: step, itemLabel: 'title', max: 40 },
  marks: {
    kind: 'select',
    label: 'Markers',
    tab: 'style',
    options: [
      { value: 'dots', label: 'Dots' },
      { value: 'numbers', label: 'Numbers' },
      { value: 'icons', label: 'Icons' },
    ],
  },
} as const satisfies BlockFields;

export type TimelineProps = PropsOf<typeof fields>;

/** Steps or events in their order, along a line. */
export const timeline = defineBlock<typeof fields>({
  name: 'timeline',
  label: 'Timeline',
  category: 'content',
  keywords: 'history steps process milestones',
  icon: 'clock',
  fields,
  defaults: {
    steps: [
      {
        when: 'Week 1',
        title: 'We visit your home with you',
        text: 'An agent looks at your home, and shows you what has sold nearby and for how much.',
        icon: 'home',
      },
      {
        when: 'Week 2',
        title: 'It is made ready',
        text: 'Photographs, a floor plan and the contract. You approve every word before it goes out.',
        icon: 'camera',
      },
      {
        when: 'Weeks 3 to 6',
        title: 'Buyers come',
        text: 'Open homes twice a week, and a call from us after each.',
        icon: 'people',
      },
      { when: 'Settlement', title: 'The keys change hands', text: '', icon: 'key' },
    ],
    marks: 'numbers',
  },
  View: ({ props }) => {
    const steps = props.steps.filter(({ title, text }) => title.trim() || text.trim());
    if (steps.length === 0) return null;
    return (
      <ol>
        {steps.map((one, index) => (
          <li
            key={index}
            className="group relative grid grid-cols-[2.75rem_minmax(0,1fr)] gap-x-5 pb-10 last:pb-0 md:gap-x-7"
          >
            <span
              aria-hidden="true"
              className="absolute top-0 bottom-0 start-[calc(1.375rem-1px)] w-0.5 bg-current/15 group-last:hidden"
            />
            <Mark marks={props.marks} icon={one.icon} number={index + 1} />
            <div className="pt-1.5 wrap-anywhere">
              {one.when && <p className="text-sm font-semibold opacity-80">{one.when}</p>}
              {one.title && <h3 className="text-xl">{one.title}</h3>}
              {one.text && <p className="mt-2 max-w-prose-page whitespace-pre-line opacity-90">{one.text}</p>}
            </div>
          </li>
        ))}
      </ol>
    );
  },
});

/** The list is counted for screen readers already, so a number is for the eye alone. */
function Mark({ marks, icon, number }: { marks: TimelineProps['marks']; icon: string; number: number }) {
  if (marks === 'dots' || (marks === 'icons' && !isIcon(icon))) {
    return (
      <span aria-hidden="true" className="relative mt-3 size-4 justify-self-center rounded-full bg-accent" />
    );
  }
  return (
    <span
      aria-hidden="true"
      className="relative grid size-11 place-items-center rounded-full bg-brand font-semibold text-paper"
    >
      {marks === 'icons' ? <ChosenIcon name={icon} className="size-5.5" /> : number}
    </span>
  );
}
