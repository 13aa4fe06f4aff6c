import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { textOf } from '#site/block-kit/parts/heading-anchor.ts';
import { RichText } from '#site/block-kit/parts/rich-text.tsx';
import { Icon } from '#site/ui/icons.tsx';

const fields = {
  items: {
    kind: 'list',
    label: 'Questions',
    itemLabel: 'question',
    max: 60,
    of: {
      question: { kind: 'text', label: 'Question', maxLength: 300 },
      answer: { kind: 'richtext', label: 'Answer' },
    },
  },
  level: {
    kind: 'select',
    label: 'Heading level',
    help: 'One level below the heading above them.',
    options: [
      { value: '2', label: 'Heading 2' },
      { value: '3', label: 'Heading 3' },
      { value: '4', label: 'Heading 4' },
    ],
  },
  one: { kind: 'toggle', label: 'One open at a time' },
  open: { kind: 'toggle', label: 'First open by default' },
  tell: {
    kind: 'toggle',
    label: 'FAQ structured data',
    help: 'Lets search engines show these questions and answers in their results.',
    tab: 'advanced',
  },
} as const satisfies BlockFields;

export type FaqProps = PropsOf<typeof fields>;

/** Questions whose answers open on click; told to search engines as such. */
export const faq = defineBlock<typeof fields>({
  name: 'faq',
  label: 'Questions and answers',
  category: 'content',
  keywords: 'questions answers help',
  fields,
  defaults: {
    items: [
      {
        question: 'What does an appraisal cost?',
        answer: '<p>It’s free, with no obligation. An agent will inspect your home with you.</p>',
      },
      {
        question: 'How long does a sale take?',
        answer: '<p>Most homes sell four to six weeks after the first open home.</p>',
      },
      {
        question: 'When do I pay your fee?',
        answer: '<p>At settlement, out of the deposit. Marketing is paid as agreed in writing.</p>',
      },
    ],
    level: '3',
    one: false,
    open: false,
    tell: true,
  },
  View: ({ id, props }) => {
    const items = answered(props);
    if (items.length === 0) return null;
    const Heading = `h${props.level}` as const;
    return (
      <div className="border-t border-current/15">
        {items.map(({ question, answer }, index) => (
          <details
            key={index}
            name={props.one ? id : undefined}
            open={(props.open && index === 0) || undefined}
            className="group border-b border-current/15"
          >
            <summary className="flex cursor-pointer list-none items-start justify-between gap-4 py-5 hover:text-accent">
              <Heading className="min-w-0 font-sans text-lg leading-snug font-semibold wrap-anywhere">
                {question}
              </Heading>
              <Icon
                name="chevron-down"
                className="mt-0.5 size-6 transition-transform group-open:rotate-180"
              />
            </summary>
            <RichText html={answer} className="max-w-prose-page pb-6" />
          </details>
        ))}
      </div>
    );
  },
  jsonLd: ({ props }) => {
    const items = props.tell ? answered(props) : [];
    if (items.length === 0) return [];
    return [
      {
        '@context': 'https://schema.org',
        '@type': 'FAQPage',
        mainEntity: items.map(({ question, answer }) => ({
          '@type': 'Question',
          name: question,
          acceptedAnswer: { '@type': 'Answer', text: answer },
        })),
      },
    ];
  },
});

/** Questions that have both, a question and an answer. */
const answered = ({ items }: FaqProps) =>
  items.filter(({ question, answer }) => question.trim() && textOf(answer));
