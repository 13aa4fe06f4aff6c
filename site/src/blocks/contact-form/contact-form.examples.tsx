import type { BlockExamples } from '../examples.ts';
import type { ContactFormProps } from './contact-form.tsx';

export const examples: BlockExamples<ContactFormProps, null> = {
  'nothing for visitors': {},
  'with a note': { props: { note: 'Name, e-mail and when to call' } },
};
