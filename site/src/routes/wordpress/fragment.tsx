import { renderToStaticMarkup } from 'react-dom/server';
import { consentOf } from '#site/features/leads/forms/opening/lead-paths.ts';
import { type OpenLeadForm, openLeadForm } from '#site/features/leads/forms/opening/open-lead-form.ts';
import type { LeadService } from '#site/features/leads/lead-service.ts';
import { Form } from '#site/ui/form/form.tsx';
import { readyEveryForm } from '#site/ui/form/lazy-controls.ts';
import { formTokenPath } from '#site/ui/form-panel/form-token-path.ts';
import { SubjectCard } from '#site/ui/form-panel/subject-card.tsx';
import { COMMON_PARAMETERS, type FragmentAction } from './actions.ts';

await readyEveryForm();

/** Names under which a fragment is told what it is about, each with those that mean the same. */
const CONTEXTS = [['property_id', 'pid'], ['agent_id'], ['office_id', 'agency_id'], ['page_id']];

/** The HTML of a form, without layout, ready to be placed in a page; undefined when the form is not on the website. */
export async function formFragment({
  leads,
  action,
  query,
  page,
}: {
  leads: LeadService;
  action: FragmentAction;
  query: URLSearchParams;
  /** Path of the page it is for. */
  page: string;
}): Promise<string | undefined> {
  const asked = [...query].filter(
    ([name]) => COMMON_PARAMETERS.includes(name) || action.about.includes(name),
  );
  const found = await openKnown({ leads, form: action.form, asked });
  if (!found) return undefined;
  const { opened, about } = found;
  const address = `/forms/${action.form}${about.size ? `?${about}` : ''}`;
  return renderToStaticMarkup(
    <section data-form={action.form}>
      <h2 className="mb-6 text-2xl">{opened.heading}</h2>
      {opened.subject && <SubjectCard subject={opened.subject} />}
      <Form
        definition={opened.definition}
        action={address}
        tokenUrl={formTokenPath(address)}
        formToken={opened.formToken}
        page={pageWithCampaign({ page, asked })}
        values={opened.values}
        captcha={opened.captcha}
        footnote={consentOf(opened.definition)}
      />
      {opened.captcha?.provider === 'altcha' && <OwnPage address={address} />}
    </section>,
    // Ids must not meet those of the page that it is placed in.
    { identifierPrefix: `fragment-${action.form}-` },
  );
}

/** Our own captcha is worked on by our script, which a page of the old website may not have. */
const OwnPage = ({ address }: { address: string }) => (
  <p className="mt-4">
    If the captcha doesn’t appear here,{' '}
    <a href={address} className="underline underline-offset-4">
      open this form on a page of its own
    </a>
    .
  </p>
);

/** Opens the form with as much of what it is about as there is on the website; some forms need something to be about. */
async function openKnown({
  leads,
  form,
  asked,
}: {
  leads: LeadService;
  form: string;
  asked: [string, string][];
}): Promise<{ opened: OpenLeadForm; about: URLSearchParams } | undefined> {
  const fill = asked.filter(([name]) => !CONTEXTS.flat().includes(name));
  const open = (about: [string, string][]) =>
    openLeadForm({ leads, form, query: new URLSearchParams([...fill, ...about]) });
  let about: [string, string][] = [];
  let opened = await open(about);
  for (const names of CONTEXTS) {
    const more = asked.filter(([name, value]) => names.includes(name) && value);
    const wider = more.length > 0 ? await open([...about, ...more]) : undefined;
    if (!wider) continue;
    opened = wider;
    about = [...about, ...more];
  }
  return opened && { opened, about: new URLSearchParams(about) };
}

/** The page's path with the campaign that the script passed on, so that the lead keeps its source. */
function pageWithCampaign({ page, asked }: { page: string; asked: [string, string][] }): string {
  const base = 'http://localhost';
  const url = URL.canParse(page, base) ? new URL(page, base) : new URL(base);
  for (const [name, value] of asked) {
    if (name.startsWith('utm_') && value && !url.searchParams.has(name)) url.searchParams.set(name, value);
  }
  return url.pathname + url.search;
}
