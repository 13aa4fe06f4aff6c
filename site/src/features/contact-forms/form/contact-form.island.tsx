import { readyForm } from '#site/ui/form/lazy-controls.ts';
import { island } from '#site/ui/island.tsx';
import { ContactForm as Component } from './contact-form.tsx';
import { needModernBrowser } from './old-browsers.ts';

/** A contact form in a page. It posts without JavaScript, and hydrates before it is visible, since it fills itself in. */
export const ContactForm = island({
  name: 'contact-form',
  component: Component,
  when: 'visible',
  ready: (form) => {
    needModernBrowser();
    return readyForm(form);
  },
});
