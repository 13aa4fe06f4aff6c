import type { BlockExamples } from '#site/block-kit/examples.ts';
import { newsletterFooter } from '#site/features/leads/forms/newsletter-footer.ts';
import type { NewsletterData, NewsletterProps } from './newsletter.tsx';

const data: NewsletterData = { form: { definition: newsletterFooter.definition }, panel: true };

export const examples: BlockExamples<NewsletterProps, NewsletterData> = {
  'across the page': { data },
  'in words of its own': {
    props: { title: 'Saturday, planned', text: 'Open homes in your inbox on Thursdays.' },
    data,
  },
  'a button': { props: { look: 'button' }, data },
  'switched off': { data: { form: null, panel: false } },
};
