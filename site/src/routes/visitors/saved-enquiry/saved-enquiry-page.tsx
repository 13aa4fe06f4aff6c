import type { ControlValues, FieldError, FormDefinition, Option } from '@frontage/forms';
import { LeadForm } from '#site/features/leads/forms/opening/lead-form.island.tsx';
import { consentOf } from '#site/features/leads/forms/opening/lead-paths.ts';
import { openLeadForm } from '#site/features/leads/forms/opening/open-lead-form.ts';
import type { LeadService } from '#site/features/leads/lead-service.ts';
import { addressLines } from '#site/features/listings/cards/listing-card.tsx';
import { cardsById } from '#site/features/listings/public/listings-by-id.ts';
import { currentLanguage, languagePath, leftToRight } from '#site/messages/language.ts';
import { priceInLanguage } from '#site/messages/prices.ts';
import { shortlistTexts } from '#site/messages/shortlist.ts';
import type { PageRoute } from '#site/routes/pages/page-route.ts';
import type { CurrentVisitor } from '#site/server/current-visitor.ts';
import type { Site } from '#site/server/site.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { EmptyState } from '#site/ui/empty-state.tsx';
import type { CaptchaWidget } from '#site/ui/form/captcha.ts';
import { formTokenPath } from '#site/ui/form-panel/form-token-path.ts';
import { ownerOf } from '../shortlist/list-owner.ts';
import { isOnMarket, type ListPages, privatePage } from '../shortlist/saved-properties-page.tsx';

/** The lead form that asks about one listing; here it asks about several. */
export const ENQUIRY = 'property-enquiry';
export const ENQUIRY_PATH = '/saved-properties/enquire';
/** The field that says about which. */
export const LISTINGS_FIELD = 'listings';

/** How many listings one form asks about: each is a message to somebody who will answer it. */
const MAX_LISTINGS = 20;

/** An enquiry about saved listings, ready to be drawn or checked. */
export type SavedEnquiry = {
  definition: FormDefinition;
  formToken: string;
  values: ControlValues;
  captcha?: CaptchaWidget;
};

/** What was wrong with it when it was sent. */
type Refused = { problem: string; errors?: readonly FieldError[]; values: ControlValues; formToken?: string };

/** `/saved-properties/enquire` */
export const savedEnquiry =
  ({ leads, lists }: { leads: LeadService; lists: ListPages }): PageRoute =>
  async ({ site, c }) => {
    const opened = await openSavedEnquiry({
      site,
      leads,
      lists,
      visitor: await lists.sessions.currentVisitor(c),
    });
    return savedEnquiryPage({ opened });
  };

/** The enquiry form with the visitor's saved listings to choose from; undefined when there is none to ask about. */
export async function openSavedEnquiry({
  site,
  leads,
  lists: { shortlist },
  visitor,
}: {
  site: Site;
  leads: LeadService;
  lists: ListPages;
  visitor: CurrentVisitor;
}): Promise<SavedEnquiry | undefined> {
  const owner = ownerOf(visitor);
  const entries = owner ? await shortlist.entries({ owner, kind: 'saved' }) : [];
  const found = await cardsById(
    site.payload,
    entries.map(({ listing }) => listing),
  );
  const options = entries
    .flatMap(({ listing }) => found.get(listing)?.card ?? [])
    .filter(({ channel }) => isOnMarket(channel))
    .slice(0, MAX_LISTINGS)
    .map((card): Option => {
      const { street, place } = addressLines(card);
      return {
        value: String(card.id),
        label: leftToRight(`${street}, ${place} (${priceInLanguage(card.priceText) ?? card.priceText})`),
      };
    });
  const opened = await openLeadForm({ leads, form: ENQUIRY, query: queryOf(visitor) });
  if (!opened || options.length === 0) return undefined;
  const { definition, formToken, values, captcha } = opened;
  return {
    definition: aboutSeveral({ definition, options }),
    formToken,
    values: { ...values, [LISTINGS_FIELD]: options.map(({ value }) => value) },
    captcha,
  };
}

/** The page of the form, also when it was refused. */
export function savedEnquiryPage({ opened, refused }: { opened?: SavedEnquiry; refused?: Refused }) {
  const { enquiry, saved } = shortlistTexts();
  const page = privatePage({
    title: refused ? enquiry.error : enquiry.title,
    body: (
      <Container width="text" className="py-10 md:py-14">
        <h1 className="mb-6 text-3xl md:text-4xl">{enquiry.title}</h1>
        {opened ? (
          <LeadForm
            definition={opened.definition}
            action={inPageLanguage(ENQUIRY_PATH)}
            tokenUrl={formTokenPath(inPageLanguage(`/forms/${ENQUIRY}`))}
            formToken={refused?.formToken ?? opened.formToken}
            values={refused?.values ?? opened.values}
            problem={refused?.problem}
            errors={refused?.errors}
            captcha={opened.captcha}
            footnote={consentOf(opened.definition)}
          />
        ) : (
          <EmptyState title={enquiry.none} text={enquiry.noneText}>
            <ButtonLink href="/saved-properties">{saved.yours}</ButtonLink>
          </EmptyState>
        )}
      </Container>
    ),
  });
  // A form that staff gave a title of their own is in English.
  return { ...page, inEnglish: opened && !opened.definition.texts };
}

const inPageLanguage = (path: string): string => languagePath(currentLanguage(), path);

/** The form about one listing with a choice of several in the place of that one. */
function aboutSeveral({
  definition,
  options,
}: {
  definition: FormDefinition;
  options: Option[];
}): FormDefinition {
  const texts = shortlistTexts().enquiry;
  return {
    ...definition,
    title: texts.title,
    fields: [
      {
        kind: 'checkboxes',
        name: LISTINGS_FIELD,
        label: texts.field,
        hint: texts.hint,
        options,
        minChosen: 1,
        required: { message: texts.required },
        messages: {
          option: texts.gone,
        },
      },
      ...definition.fields.filter(({ kind }) => kind !== 'hidden'),
    ],
  };
}

/** What is known of somebody who is signed in, to fill the form with. */
function queryOf({ subscriber }: CurrentVisitor): URLSearchParams {
  if (!subscriber) return new URLSearchParams();
  const { firstName, lastName, email, mobile } = subscriber;
  return new URLSearchParams({ name: [firstName, lastName].filter(Boolean).join(' '), email, phone: mobile });
}
