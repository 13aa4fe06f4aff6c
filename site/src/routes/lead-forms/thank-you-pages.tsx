import type { ReactNode } from 'react';
import { registerForm } from '#site/features/accounts/forms/guest-forms.ts';
import { ALERT_REGISTRATION } from '#site/features/leads/forms/opening/thank-you-paths.ts';
import type { LeadService } from '#site/features/leads/lead-service.ts';
import { REFERENCE } from '#site/features/leads/types/reference.ts';
import { addressLines } from '#site/features/listings/cards/listing-card.tsx';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { localPath } from '#site/server/local-path.ts';
import { applyMailServer, sendsMail } from '#site/server/sends-mail.ts';
import { looksLikeToken } from '#site/server/signed-token.ts';
import { ButtonLink } from '#site/ui/button.tsx';
import { Container } from '#site/ui/container.tsx';
import { telHref } from '#site/ui/site-header.tsx';
import type { PageRoute, RouteInput } from '../pages/page-route.ts';
import { loadThanksForListing, MoreLikeIt } from './thanks-for-listing.tsx';

type NextStep = { label: string; href: string };

/** `/thank-you/?form=…&referrer=…`: the page after a sent form, where conversions are counted. */
export const thankYouPage = (leads: Pick<LeadService, 'form'>): PageRoute =>
  async function thankYou(input) {
    const form = input.query.get('form') ?? '';
    const ready = await leads.form({ form, values: {} }).catch(() => undefined);
    const registered = form === ALERT_REGISTRATION ? applyMailServer(registerForm()) : undefined;
    return thanksPage({
      input,
      thanks: (registered ?? ready?.definition)?.messages.thanks,
      confirms: sendsMail() && ready?.settings.autoresponse,
      steps: form.includes('appraisal') ? APPRAISAL_STEPS : [],
    });
  };

/** `/market-appraisal-form/thank-you`: after an appraisal of any kind. */
export const appraisalThankYouPage: PageRoute = (input) =>
  thanksPage({
    input,
    follows: 'One of our agents will review your details and contact you.',
    steps: APPRAISAL_STEPS,
  });

/** `/contact/thank-you`: after a message to the agency. */
export const contactThankYouPage: PageRoute = (input) =>
  thanksPage({
    input,
    follows: 'Someone from our team will get back to you.',
    steps: [{ label: 'Meet our people', href: '/agents' }],
  });

const APPRAISAL_STEPS: NextStep[] = [
  { label: 'See our recent sales', href: '/sold' },
  { label: 'Meet our agents', href: '/agents' },
];

const THANKS = { title: 'Thank You!', body: 'Your message has been sent successfully' };

async function thanksPage({
  input: { c, site, query },
  thanks = THANKS,
  follows,
  confirms = false,
  steps,
}: {
  input: RouteInput;
  thanks?: { title: string; body: string };
  /** What happens next. */
  follows?: string;
  /** Whether the visitor gets an email of what they sent. */
  confirms?: boolean;
  steps: NextStep[];
}) {
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
    head: { title: thanks.title, noindex: true },
    body: (
      <Container width={ofListing?.similar.length ? undefined : 'text'} className="py-10 md:py-14">
        <h1 className="text-3xl md:text-4xl">{thanks.title}</h1>
        <p className="mt-4 text-lg">{thanks.body}</p>
        {whatFollows && <p className="mt-2">{whatFollows}</p>}
        {REFERENCE.test(reference) && <p className="mt-2 text-muted">Your reference: {reference}</p>}
        {phone && <CallUs phone={phone} name={ofListing?.agent?.name} />}
        {looksLikeToken(brochure) && (
          <p className="mt-6">
            <ButtonLink href={`/brochures/${brochure}`}>Download the brochure</ButtonLink>
          </p>
        )}
        <p className="mt-8 flex flex-wrap gap-3">
          <ButtonLink href={back ?? '/'}>
            {back
              ? ofListing
                ? `Back to ${addressLines(ofListing.listing).street}`
                : 'Go back'
              : 'Go to the home page'}
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

const CallUs = ({ phone, name = 'us' }: { phone: string; name?: string }): ReactNode => (
  <p className="mt-2">
    If it’s urgent, call {name} on{' '}
    <a href={telHref(phone)} className="inline-block py-1 font-semibold underline underline-offset-4">
      {phone}
    </a>
    .
  </p>
);

/** A path on this website; undefined for other addresses and for the form that was just sent. */
function pathBack({ referrer, siteUrl }: { referrer: string; siteUrl: string }): string | undefined {
  const url = referrer && URL.canParse(referrer, siteUrl) ? new URL(referrer, siteUrl) : undefined;
  const isLocal = url?.origin === new URL(siteUrl).origin && !url.pathname.startsWith('/forms/');
  return isLocal ? localPath(url) : undefined;
}
