import type { Payload } from 'payload';
import { env } from '#site/server/env.ts';
import type { Mailer, MailMessage, MailResult } from '#site/server/mail.ts';
import type { WebhookLimits } from '#site/server/post-webhook.ts';
import type { Captcha } from '../captcha/captcha.ts';
import type { Submission } from '../intake/submit-lead.ts';
import { createLeadService, type LeadService } from '../lead-service.ts';
import type { LeadDirectory, LeadListing } from '../types/lead-types.ts';

/** A Saturday noon in Sydney. */
export const NOON = Date.parse('2026-11-21T01:00:00Z');

export const LISTING: LeadListing = {
  id: 42,
  path: '/property/newtown-nsw-2042/12-example-street/42',
  title: '12 Example Street, Newtown NSW 2042',
  priceText: 'Contact agent',
  facts: '3 bed · 2 bath',
  image: { src: '/media/front.webp', alt: 'Picture 1 of 12 Example Street' },
  timeZone: 'Australia/Sydney',
  agentIds: [7, 8],
  officeId: 3,
  hasBrochure: true,
};

/** A directory with fixed answers, without tables of other features. */
export const directory: LeadDirectory = {
  listing: async (id) => (id === LISTING.id ? LISTING : undefined),
  feedId: async (id) => (id === LISTING.id ? 'HH-1042' : null),
  agent: async (id) =>
    id === 7
      ? {
          id,
          name: 'Mia Agent',
          role: 'Director',
          email: 'mia@agency.test',
          phone: '0400 111 222',
          officeId: 3,
        }
      : undefined,
  offices: async () => [
    { id: 3, name: 'Newtown' },
    { id: 4, name: 'Leura' },
  ],
  inspections: async ({ listing }) =>
    listing === LISTING.id
      ? [{ value: '2026-11-28T00:00:00.000Z', label: 'Saturday 28 November, 11:00 – 11:30 am' }]
      : [],
  office: async (id) =>
    id === 3
      ? { id, name: 'Newtown office', role: null, email: 'newtown@agency.test', phone: '02 5550 0001' }
      : undefined,
  route: async ({ listing }) => ({
    owner: 'mia@agency.test',
    copies: listing ? ['lee@agency.test'] : [],
    agentId: null,
    officeId: null,
  }),
  contact: async () => ({
    name: 'Mia Agent',
    role: 'Director',
    email: 'mia@agency.test',
    phone: '0400 111 222',
  }),
  agency: async () => ({ name: 'Harbour Homes', phone: '02 5550 0000' }),
  sender: async () => ({ name: 'Harbour Homes', postal: '1 Wharf Road, Newtown NSW 2042' }),
};

/** A mailer that records messages, and answers as set. */
export function recordingMailer(answer: () => MailResult = () => ({ ok: true, answer: '250 OK' })) {
  const sent: MailMessage[] = [];
  const mailer: Mailer = {
    send: async (message) => {
      const result = answer();
      if (result.ok) sent.push(message);
      return result;
    },
    close: () => undefined,
  };
  return { mailer, sent };
}

/** A lead service on a test database, with a clock that tests move. */
export function testLeadService({
  payload,
  mailer = recordingMailer().mailer,
  limits = true,
  ...overrides
}: {
  payload: Payload;
  mailer?: Mailer;
  limits?: boolean;
  directory?: LeadDirectory;
  webhookLimits?: WebhookLimits;
  captcha?: Captcha;
}) {
  const clock = { at: NOON };
  const service = createLeadService({
    payload,
    env: {
      siteUrl: 'https://harbour.example',
      limits,
      mailFrom: 'Harbour Homes <hello@harbour.example>',
      dataDir: env().dataDir,
    },
    secret: 'secret',
    directory,
    mailer,
    now: () => clock.at,
    random: () => 0,
    ...overrides,
  });
  return { service, clock };
}

let visitors = 0;

/** A good submission by a visitor of its own, opened long enough ago to be believed. */
export function submission({
  service,
  clock,
  form = 'property-enquiry',
  values = {},
  ...changes
}: { service: LeadService; clock: { at: number }; values?: Submission['values'] } & Partial<
  Omit<Submission, 'values'>
>): Submission {
  visitors += 1;
  const formToken = service.formToken(form);
  clock.at += 5000;
  return {
    form,
    values: {
      name: 'Zoë Byron',
      phone: '0400 000 000',
      email: `visitor${visitors}@example.com`,
      message: 'May I see it?',
      property_id: '42',
      ...values,
    },
    files: [],
    formToken,
    captcha: '',
    honeypot: '',
    addressKey: `visitor ${visitors}`,
    fromOurPages: true,
    origin: { page: LISTING.path, referrer: '' },
    ...changes,
  };
}
