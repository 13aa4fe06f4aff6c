import { type ControlValues, type FormDefinition, type FormValues, prefill } from '@frontage/forms';
import { formTexts } from '#site/messages/forms.ts';
import { priceInLanguage } from '#site/messages/prices.ts';
import type { FormSubject, PanelForm } from '#site/ui/form-panel/opened-form.ts';
import type { Captcha } from '../../captcha/captcha.ts';
import { doorQuery } from '../../door/door-links.ts';
import type { Door, LeadAgent, LeadContact, LeadDirectory, LeadListing } from '../../types/lead-types.ts';
import { bookInspection } from '../book-inspection.ts';
import { brochureRequest } from '../brochure-request.ts';
import { inspectionRegistration } from '../inspection-registration.ts';
import { findLeadForm } from '../lead-forms.ts';
import { listingIdIn, type ReadyForm } from '../ready-form.ts';
import { translateForm } from '../translate-form.ts';
import { fitEnquiry, isOffMarket } from './fit-enquiry.ts';
import { consentOf } from './lead-paths.ts';
import { queryWithOwnListing } from './name-listing.ts';
import { queryWithInspection, queryWithWholeName } from './old-link-values.ts';
import { queryWithAddress } from './split-address.ts';
import { urgentCalls } from './urgent-calls.ts';

/** A lead form ready to be drawn: plain data, as the panel fetches it. */
export type OpenLeadForm = PanelForm & { formToken: string; subject: FormSubject | null };

/** What opening a form asks of the lead service. */
type FormSource = {
  formToken(form: string): string;
  form(input: { form: string; values: FormValues }): Promise<ReadyForm | undefined>;
  directory: LeadDirectory;
  captcha?: Pick<Captcha, 'widget'>;
};

/**
 * Opens a form from an address: filled from its query where the definition allows it, with a form token of its own.
 * Undefined when there is no such form or it is switched off, when what the address names is not on the website, or when
 * a brochure or inspection is not available.
 */
export async function openLeadForm({
  leads,
  form,
  query: given,
  door,
}: {
  leads: FormSource;
  form: string;
  query: URLSearchParams;
  /** The open home at whose door it is opened; its form is opened nowhere else. */
  door?: Door;
}): Promise<OpenLeadForm | undefined> {
  const found = findLeadForm(form);
  const defined = found?.definition;
  if (!defined || Boolean(found.atDoor) !== Boolean(door)) return undefined;
  const query = await queryWithOwnListing({
    query: door ? doorQuery(door) : queryWithAddress(queryWithWholeName(given)),
    directory: leads.directory,
    first: 'own',
  });
  const ready = await leads.form({ form, values: prefill({ definition: defined, query }) });
  if (!ready) return undefined;
  const { definition: general, settings } = ready;
  if (general.fields.some((field) => 'optionsFrom' in field && field.optionsFrom)) return undefined;
  const values = prefill({ definition: general, query: queryWithInspection({ definition: general, query }) });
  const about = await aboutOf({ leads, values });
  if (!about || !isAvailable({ form, about })) return undefined;
  const definition = translateForm(fitEnquiry({ definition: general, listing: about.listing }));
  return {
    definition,
    formToken: leads.formToken(definition.key),
    values: prefill({ definition, query: queryWithInspection({ definition, query }) }),
    heading: headingOf({ definition, ...about }),
    subject:
      subjectOf({ definition, ...about }) ??
      (found.mayBeUrgent
        ? await urgentCalls({
            definition: general,
            office: textOf(values.office),
            directory: leads.directory,
          })
        : null),
    captcha: settings.captcha ? leads.captcha?.widget(form) : undefined,
    footnote: consentOf(definition),
  };
}

/** Whether the listing has what the form is for: a brochure, or inspections. */
const isAvailable = ({ form, about: { listing } }: { form: string; about: About }): boolean => {
  if (form === brochureRequest.definition.key) return Boolean(listing?.hasBrochure);
  return !(INSPECTIONS.includes(form) && isOffMarket(listing));
};

const INSPECTIONS = [bookInspection, inspectionRegistration].map(({ definition }) => definition.key);

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

type About = { listing?: LeadListing; agent?: LeadAgent; office?: LeadContact };

/** What the form is about; undefined when any of it is not on the website. */
async function aboutOf({
  leads: { directory },
  values,
}: {
  leads: Pick<FormSource, 'directory'>;
  values: ControlValues;
}): Promise<About | undefined> {
  const { agent_id: agentId, office_id: officeId } = values;
  const listingText = values.property_id || values.property_external_id;
  const [agent, listing, office] = await Promise.all([
    agentId ? directory.agent(Number(agentId) || 0) : undefined,
    listingText ? directory.listing(listingIdIn(values) ?? 0) : undefined,
    officeId ? directory.office(Number(officeId) || 0) : undefined,
  ]);
  const missing = (agentId && !agent) || (listingText && !listing) || (officeId && !office);
  return missing ? undefined : { agent, listing, office };
}

function headingOf({ definition, agent, office }: About & { definition: FormDefinition }): string {
  const { contactName } = formTexts();
  if (definition.context === 'agent' && agent) return contactName(agent.name);
  if (definition.context === 'office' && office) return contactName(office.name);
  return definition.title;
}

function subjectOf({
  definition,
  listing,
  agent,
  office,
}: About & { definition: FormDefinition }): FormSubject | null {
  if (agent && (definition.context === 'agent' || !listing)) {
    return {
      title: agent.name,
      text: [agent.role, agent.phone].filter(Boolean).join(' · '),
      image: agent.portrait ?? null,
      person: true,
    };
  }
  if (listing) {
    return {
      title: listing.title,
      text: priceInLanguage(listing.priceText) ?? listing.priceText,
      image: listing.image,
      person: false,
    };
  }
  return office ? { title: office.name, text: office.phone ?? '', image: null, person: false } : null;
}
