import type { ReactNode } from 'react';
import { registerForm } from '#site/features/accounts/forms/guest-forms.ts';
import { findLeadForm } from '#site/features/leads/forms/lead-forms.ts';
import { ALERT_REGISTRATION } from '#site/features/leads/forms/opening/thank-you-paths.ts';
import type { LeadService } from '#site/features/leads/lead-service.ts';
import { REFERENCE } from '#site/features/leads/types/reference.ts';
import { addressLines } from '#site/features/listings/cards/listing-card.tsx';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { knownFormText } from '#site/messages/known-texts.ts';
import { thanksTexts } from '#site/messages/thanks.ts';
import { readLanguagePath } from '#site/server/language-path.ts';
import { localPath } from '#site/server/local-path.ts';
import { applyMailServer, sendsMail } from '#site/server/sends-mail.ts';
import { looksLikeToken } from '#site/server/signed-token.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { telHref } from '#site/ui/site-header.tsx';
import { WrittenText } from '#site/ui/written-text.tsx';
import type { PageRoute, RouteInput } from '../pages/page-route.ts';
import { loadThanksForListing, MoreLikeIt } from './thanks-for-listing.tsx';

type NextStep = { label: string; href: string };

/** `/thank-you/?form=…&referrer=…`: the page after a sent form, where conversions are counted. */
export const thankYouPage = (leads: Pick<LeadService, 'form'>): PageRoute =>
  async function thankYou(input) {
    const form = input.query.get('form') ?? '';
    const ready = await leads.form({ form, values: {} }).catch(() => undefined);
    const registered = form === ALERT_REGISTRATION ? applyMailServer(registerForm()) : undefined;
    const confirms = sendsMail() && ready?.settings.autoresponse;
    return thanksPage({
      input,
      follows: confirms && findLeadForm(form)?.books ? thanksTexts().emailed : undefined,
      thanks: (registered ?? ready?.definition)?.messages.thanks,
      confirms,
      steps: form.includes('appraisal') ? appraisalSteps() : [],
    });
  };

/** `/market-appraisal-form/thank-you`: after an appraisal of any kind. */
export const appraisalThankYouPage: PageRoute = (input) =>
  thanksPage({
    input,
    follows: thanksTexts().appraisal,
    steps: appraisalSteps(),
  });

/** `/contact/thank-you`: after a message to the agency. */
export const contactThankYouPage: PageRoute = (input) =>
  thanksPage({
    input,
    follows: thanksTexts().contact,
    steps: [{ label: thanksTexts().people, href: '/agents' }],
  });

const appraisalSteps = (): NextStep[] => [
  { label: thanksTexts().sales, href: '/sold' },
  { label: thanksTexts().agents, href: '/agents' },
];

async function thanksPage({
  input: { c, site, query },
  thanks: given,
  follows,
  confirms = false,
  steps,
}: {
  input: RouteInput;
  /** Those of the form; left out, what all forms say. */
  thanks?: { title: string; body: string };
  /** What happens next. */
  follows?: string;
  /** Whether the visitor gets an email of what they sent. */
  confirms?: boolean;
  steps: NextStep[];
}) {
  const texts = thanksTexts();
  const thanks = given ?? texts;
  const reference = query.get('reference') ?? '';
  // Pages with addresses of their own get the form's name from the browser alone.
  const referrer = query.get('referrer') ?? c.req.header('referer') ?? '';
  const back = pathBack({ referrer, siteUrl: site.env.siteUrl });
  const brochure = query.get('brochure') ?? '';
  const settings = await loadSettings(site.payload);
  const { agencyName } = settings;
  const ofListing = await loadThanksForListing(site.payload, {
    form: query.get('form') ?? '',
    path: back ?? '',
    agencyName,
    confirms,
  });
  const whatFollows = ofListing?.follows ?? follows;
  const phone = ofListing?.agent?.mobile ?? ofListing?.agent?.phone ?? settings.phone;
  return {
    head: { title: knownFormText(thanks.title) ?? thanks.title, noindex: true },
    body: (
      <Container width={ofListing?.similar.length ? undefined : 'text'} className="py-10 md:py-14">
        <h1 className="text-3xl md:text-4xl">
          <FormText text={thanks.title} />
        </h1>
        <p className="mt-4 text-lg">
          <FormText text={thanks.body} />
        </p>
        {whatFollows && <p className="mt-2">{whatFollows}</p>}
        {REFERENCE.test(reference) && <p className="mt-2 text-muted">{texts.reference(reference)}</p>}
        {phone && <CallUs phone={phone} name={ofListing?.agent?.name} />}
        {looksLikeToken(brochure) && (
          <p className="mt-6">
            <ButtonLink href={`/brochures/${brochure}`}>{texts.brochure}</ButtonLink>
          </p>
        )}
        <p className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={back ?? '/'}>
            {back
              ? ofListing
                ? texts.backTo(addressLines(ofListing.listing).street)
                : texts.back
              : texts.home}
          </ButtonLink>
          {steps.map(({ label, href }) => (
            <ButtonLink key={href} href={href} variant="outline">
              {label}
            </ButtonLink>
          ))}
        </p>
        {ofListing && <MoreLikeIt thanks={ofListing} now={Date.now()} />}
      </Container>
    ),
    tags: [],
    cacheable: false,
  };
}

const CallUs = ({ phone, name }: { phone: string; name?: string }): ReactNode => (
  <p className="mt-2">
    {name ? thanksTexts().urgentName(name) : thanksTexts().urgent}{' '}
    <a
      href={telHref(phone)}
      dir="ltr"
      className="inline-block py-1 font-semibold underline underline-offset-4"
    >
      {phone}
    </a>
    {thanksTexts().stop}
  </p>
);

/** A text of a form in the language of the page, or as staff wrote it. */
function FormText({ text }: { text: string }) {
  const texts = thanksTexts();
  const isOwn = text === texts.title || text === texts.body;
  return isOwn ? text : (knownFormText(text) ?? <WrittenText text={text} />);
}

/** A path on this website, without its language; undefined for other addresses and for the form that was just sent. */
function pathBack({ referrer, siteUrl }: { referrer: string; siteUrl: string }): string | undefined {
  const url = referrer && URL.canParse(referrer, siteUrl) ? new URL(referrer, siteUrl) : undefined;
  if (url?.origin !== new URL(siteUrl).origin) return undefined;
  const local = localPath(url);
  const path = local && (readLanguagePath(local)?.plain ?? local);
  return path?.startsWith('/forms/') ? undefined : path;
}
