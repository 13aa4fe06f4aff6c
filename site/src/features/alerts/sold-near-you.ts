import { prefill, textOf } from '@frontage/forms';
import type { Payload } from 'payload';
import { splitAddress } from '#site/features/leads/forms/opening/split-address.ts';
import { radiusAround } from '#site/features/listings/search/radius-around.ts';
import { alertTexts } from '#site/messages/alerts.ts';
import type { SentForm, VisitorForm, VisitorResult } from '#site/server/visitor-form.ts';
import { resolvePlaces } from './alert-search.ts';
import { areaAsText } from './criteria.ts';
import { fieldRefusal } from './form-results.ts';
import { HOME_TYPES, soldNearYouForm } from './forms/definitions.ts';
import { type AlertStart, startAlert } from './start-alert.ts';

/**
 * “What’s selling near you?”: an alert about sales around the suburb of an address, which begins when the email address
 * is confirmed. The same answer for every email address.
 */
export const soldNearYou = (setup: Setup): VisitorForm => ({
  definition: soldNearYouForm,
  audience: 'everybody',
  open: async ({ query, visitor }) => ({
    values: {
      ...prefill({ definition: soldNearYouForm, query }),
      signed_in: visitor.subscriber ? 'yes' : '',
    },
  }),
  submit: (sent) => startAlertAboutSales({ setup, sent }),
});

type Setup = AlertStart & { payload: Payload };

async function startAlertAboutSales({
  setup,
  sent,
}: {
  setup: Setup;
  sent: SentForm;
}): Promise<VisitorResult> {
  const text = (name: string) => textOf({ answers: sent.answers, name });
  const suburb = await suburbOf(setup.payload, text('address'));
  const area = suburb ? radiusAround({ key: suburb, km: text('km') || '2' }) : null;
  if (!area)
    return fieldRefusal({
      field: 'address',
      message: alertTexts().refusals.suburb,
    });
  const { types = [] } = HOME_TYPES.find(({ value }) => value === text('home')) ?? {};
  return startAlert({
    setup,
    sent,
    wish: {
      criteria: { category: 'residential', method: 'buy', types, area: areaAsText(area) },
      frequency: 'weekly',
      events: ['sold'],
    },
  });
}

/** The key of the suburb in an address, or of a suburb alone; undefined where the text names none or several. */
async function suburbOf(payload: Payload, address: string): Promise<string | undefined> {
  const { suburb, state, postcode } = splitAddress(address);
  for (const name of [[suburb, state, postcode].filter(Boolean).join(' '), address]) {
    const { keys, unknown } = name ? await resolvePlaces(payload, [name]) : { keys: [], unknown: [] };
    if (keys.length === 1 && unknown.length === 0) return keys[0];
  }
  return undefined;
}
