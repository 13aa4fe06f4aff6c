import { renderToStaticMarkup } from 'react-dom/server';
import type { VisitorResult } from '#site/server/visitor-form.ts';
import { Form } from '#site/ui/form/form.tsx';
import { readyEveryForm } from '#site/ui/form/lazy-controls.ts';
import { FormLinks } from '#site/ui/form-panel/form-links.tsx';
import { openVisitorForm, submitVisitorForm, type VisitorRoutes } from '../visitors/visitor-form-routes.ts';
import type { PersonalAction, PersonalFragment } from './personal-actions.ts';

await readyEveryForm();

/** GET: the form that each action fetches. */
export const ACCOUNT_FRAGMENTS: Readonly<Record<string, string>> = {
  alert_login_form: 'login',
  alert_forgot_password_form: 'forgot-password',
  alert_reset_password_form: 'reset-password',
  register_alerts_form: 'register',
};

/** POST: the form that each action sends. */
export const ACCOUNT_SENDINGS: Readonly<Record<string, string>> = {
  iproperty_user_login: 'login',
  iproperty_forgot_password: 'forgot-password',
  iproperty_reset_password: 'reset-password',
  iproperty_register_user: 'register',
};

/** The forms of accounts, fetched by old pages: the form and nothing else, or `logged-in`. */
export function accountFragments({
  sessions,
  visitors: { forms },
}: VisitorRoutes): [string, PersonalFragment][] {
  return Object.entries(ACCOUNT_FRAGMENTS).map(([name, key]) => [
    name,
    async ({ c, query }) => {
      const form = forms.find(({ definition }) => definition.key === key);
      const visitor = await sessions.currentVisitor(c);
      if (form?.audience === 'guests' && visitor.subscriber) return { word: 'logged-in' };
      sessions.forgetStaleMarker({ c, visitor });
      const opened = form && (await openVisitorForm({ form, visitor, query }));
      if (!opened) return undefined;
      const html = renderToStaticMarkup(
        <section data-form={key}>
          <h2 className="mb-6 text-2xl">{opened.definition.title}</h2>
          <Form definition={opened.definition} action={`/forms/${key}`} values={opened.values} everySection />
          <FormLinks links={opened.links} />
        </section>,
        // Ids must not meet those of the page that it is placed in.
        { identifierPrefix: `fragment-${key}-` },
      );
      return { html };
    },
  ]);
}

/** The forms of accounts, sent by old pages: they go by the text of the answer alone. */
export function accountActions(routes: VisitorRoutes): [string, PersonalAction][] {
  const { sessions, visitors } = routes;
  const sendings = Object.entries(ACCOUNT_SENDINGS).map(([name, key]): [string, PersonalAction] => [
    name,
    async ({ c, entries }) => {
      const form = visitors.forms.find(({ definition }) => definition.key === key);
      if (!form) return c.text('This form is not on the website.');
      const result = await submitVisitorForm({ c, routes, form, entries });
      return c.text(wordFor({ key, result }));
    },
  ]);
  const signOut: PersonalAction = async ({ c }) => {
    const { subscriber } = await sessions.currentVisitor(c);
    if (subscriber) await visitors.accounts.signOut(subscriber);
    sessions.end(c);
    return c.text('success');
  };
  return [...sendings, ['iproperty_user_logout', signOut]];
}

/** Outcomes that old pages know by name. */
const WORDS = new Set(['login-incorrect', 'user-not-found', 'email-not-found', 'email exists', 'bot-error']);

function wordFor({ key, result }: { key: string; result: VisitorResult }): string {
  // Who is signed in already is where signing in leads.
  if (result.ok) return result.outcome === 'logged-in' && key !== 'login' ? 'logged-in' : 'success';
  if (WORDS.has(result.outcome)) return result.outcome;
  if (key === 'login') return 'login-incorrect';
  const { errors = [], message } = result;
  return errors.length > 0 ? errors.map((error) => error.message).join('\n') : message;
}
