import { defineBlock } from '#site/block-kit/block.ts';
import type { BlockFields, PropsOf } from '#site/block-kit/fields.ts';
import { BlockLink } from '#site/block-kit/parts/block-link.tsx';
import { Quote } from '#site/block-kit/slides/quote.tsx';
import { Picture } from '#site/ui/picture.tsx';

const fields = {
  text: { kind: 'textarea', label: 'Quote', maxLength: 1200 },
  author: { kind: 'text', label: 'Author', maxLength: 120 },
  about: { kind: 'text', label: 'About the author', placeholder: 'Sold in Enmore', maxLength: 160 },
  link: { kind: 'link', label: 'Source', help: 'Where it was said. The author’s name becomes the link.' },
  portrait: { kind: 'media', label: 'Portrait', shownWhen: { field: 'look', is: ['card'] } },
  look: {
    kind: 'select',
    label: 'Layout',
    tab: 'style',
    options: [
      { value: 'line', label: 'Line at the side' },
      { value: 'large', label: 'Large, centred' },
      { value: 'card', label: 'Card' },
    ],
  },
} as const satisfies BlockFields;

export type QuoteProps = PropsOf<typeof fields>;

/** What somebody said, with who said it and where. */
export const quote = defineBlock<typeof fields>({
  name: 'quote',
  label: 'Quote',
  category: 'content',
  keywords: 'blockquote citation testimonial pull quote',
  fields,
  defaults: {
    text: 'Paste here what somebody said, in their own words.',
    author: '',
    about: '',
    link: null,
    portrait: null,
    look: 'line',
  },
  View: ({ props, picture }) => {
    const { text, author, about, link, look } = props;
    if (!text.trim()) return null;
    const named = author && link ? <Source {...props} /> : author;
    if (look === 'card') {
      const portrait = picture(props.portrait);
      return (
        <Quote
          text={text}
          author={named}
          about={about}
          portrait={
            portrait && <Picture image={portrait} sizes="3.5rem" ratio="1/1" className="rounded-full" />
          }
        />
      );
    }
    return (
      <figure className={frames[look]}>
        <blockquote className={`wrap-anywhere whitespace-pre-line ${texts[look]}`}>{text}</blockquote>
        {(author || about) && (
          <figcaption className="mt-4 wrap-anywhere">
            {named && <span className="font-semibold">{named}</span>}
            {author && about && ', '}
            {about}
          </figcaption>
        )}
      </figure>
    );
  },
});

const Source = ({ author, link }: QuoteProps) => (
  <BlockLink link={link} className="underline underline-offset-4">
    {author}
  </BlockLink>
);

const frames = {
  line: 'border-s-4 border-accent ps-6',
  large: 'mx-auto max-w-prose-page text-center',
} as const;

const texts = {
  line: 'text-lg/relaxed',
  large: 'font-display text-2xl text-balance md:text-3xl',
} as const;
