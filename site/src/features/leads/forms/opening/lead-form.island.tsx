import { Form } from '#site/ui/form/form.tsx';
import type { FormProps } from '#site/ui/form/form-props.ts';
import { readyForm } from '#site/ui/form/lazy-controls.ts';
import { island } from '#site/ui/island.tsx';

/** A lead form in a page. It posts without JavaScript, and becomes interactive when it is first used. */
export const LeadForm = island<Omit<FormProps, 'onClose' | 'onSent' | 'onLeave'>>({
  name: 'lead-form',
  component: Form,
  when: 'interaction',
  ready: readyForm,
});
