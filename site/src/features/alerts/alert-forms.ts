import { type Answers, textOf } from '@frontage/forms';
import type { Payload } from 'payload';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { changeClock, subscribersById } from '#site/features/subscribers/subscriber-store.ts';
import { alertCriteriaTexts, alertTexts } from '#site/messages/alerts.ts';
import { OTHER_LANGUAGES } from '#site/messages/language.ts';
import type { SentForm, VisitorForm, VisitorResult } from '#site/server/visitor-form.ts';
import { listingInLanguage } from './alert-listings.ts';
import { criteriaOfPath, placeLabels, resolvePlaces } from './alert-search.ts';
import { DEFAULT_EVENTS, nameOf } from './alert-service.ts';
import type { Alert } from './alert-types.ts';
import { namesIn, refusal, unknownPlaces, withNotes } from './form-results.ts';
import { areaOfAnswers, suburbAround, valuesOfArea } from './forms/area-fields.ts';
import {
  criteriaOfAnswers,
  keptTypes,
  otherFiltersOfAnswers,
  valuesOfCriteria,
  valuesOfOtherFilters,
} from './forms/criteria-answers.ts';
import {
  alertSettingsForm,
  alertSettingsFormIn,
  LANGUAGE_FIELD,
  quietHoursForm,
  saveSearchForm,
} from './forms/definitions.ts';
import { matchText } from './match-text.ts';
import { soldNearYou } from './sold-near-you.ts';
import { type AlertStart, startAlert } from './start-alert.ts';

const LANGUAGE_NAMES = ['en', ...OTHER_LANGUAGES] as const;

type Setup = AlertStart & { payload: Payload };

/** The alert forms: saving a search, with or without an account, and editing an alert. */
export function alertForms(setup: Setup): VisitorForm[] {
  return [
    {
      definition: saveSearchForm,
      audience: 'everybody',
      async open({ query, visitor }) {
        const search = query.get('search') ?? '';
        const criteria = await criteriaOfPath(setup.payload, search);
        if (!criteria) return undefined;
        const [name, matching] = await Promise.all([
          setup.service.textOf(criteria),
          setup.service.preview(criteria),
        ]);
        return {
          values: {
            search,
            signed_in: visitor.subscriber ? 'yes' : '',
            frequency: 'daily',
            events: DEFAULT_EVENTS,
            alert_name: nameOf(name),
          },
          preview: {
            label: alertTexts().matching,
            text: alertCriteriaTexts().lineAndMatches(name, matchText(matching)),
            listings: matching.listings.slice(0, 3).map(listingInLanguage),
          },
        };
      },
      submit: (sent) => saveSearch({ setup, sent }),
    },
    soldNearYou(setup),
    {
      definition: alertSettingsForm,
      audience: 'everybody',
      ready: async () => alertSettingsFormIn((await loadSettings(setup.payload)).languages),
      async open({ query, visitor }) {
        const alert = await alertToChange({
          setup,
          visitor,
          id: query.get('alert') ?? '',
          token: query.get('t') ?? '',
        });
        if (!alert) return undefined;
        const { criteria, name, isNamed, frequency, events, language } = alert;
        const places = await placeLabels(setup.payload, criteria.suburbs);
        const around = suburbAround(criteria);
        const [place] = await placeLabels(setup.payload, around ? [around] : []);
        const looksFor = await setup.service.textOf(criteria);
        return {
          values: {
            alert: String(alert.id),
            token: query.get('t') ?? '',
            alert_name: isNamed && name !== nameOf(looksFor) ? name : '',
            ...valuesOfCriteria({ criteria, places }),
            ...valuesOfArea({ criteria, place }),
            ...valuesOfOtherFilters(criteria),
            frequency,
            events,
            [LANGUAGE_FIELD]: language,
          },
          // The form cannot show the other filters one by one, so it names them.
          ...(criteria.filters
            ? { preview: { label: alertTexts().matching, text: looksFor, listings: [] } }
            : {}),
        };
      },
      submit: (sent) => changeAlert({ setup, sent }),
    },
    {
      definition: quietHoursForm,
      audience: 'everybody',
      async open({ query, visitor }) {
        const token = query.get('t') ?? '';
        const owner = await ownerOf({ setup, visitor, token });
        const clock = owner && (await subscribersById(setup.payload, [owner])).get(owner);
        if (!clock) return undefined;
        return {
          values: {
            token,
            quiet_from: String(clock.quietFrom),
            quiet_until: String(clock.quietUntil),
            time_zone: clock.timeZone,
          },
        };
      },
      submit: (sent) => changeQuietHours({ setup, sent }),
    },
  ];
}

async function saveSearch({ setup, sent }: { setup: Setup; sent: SentForm }): Promise<VisitorResult> {
  const criteria = await criteriaOfPath(setup.payload, textOf({ answers: sent.answers, name: 'search' }));
  if (!criteria) return refusal(alertTexts().refusals.noSearch);
  return startAlert({ setup, sent, wish: { ...wishOf(sent.answers), criteria } });
}

async function changeAlert({ setup, sent }: { setup: Setup; sent: SentForm }): Promise<VisitorResult> {
  const { answers, visitor } = sent;
  const token = textOf({ answers, name: 'token' });
  const alert = await alertToChange({ setup, visitor, id: textOf({ answers, name: 'alert' }), token });
  if (!alert) return refusal(alertTexts().refusals.noAlert);
  const places = await resolvePlaces(setup.payload, namesIn(answers.suburbs));
  if (places.unknown.length > 0) return unknownPlaces(places.unknown);
  const kept = keptTypes({
    before: alert.criteria,
    after: criteriaOfAnswers({ answers, suburbs: places.keys }),
  });
  const around = await resolvePlaces(setup.payload, namesIn(answers.near_place));
  const area = areaOfAnswers({ answers, before: alert.criteria, suburb: around.keys[0] });
  if (!area) return unknownPlaces(namesIn(answers.near_place), 'near_place');
  const criteria = { ...kept, ...area, ...otherFiltersOfAnswers({ answers, before: alert.criteria }) };
  const changed = await setup.service.update({
    ...wishOf(answers),
    language: LANGUAGE_NAMES.find((one) => one === answers[LANGUAGE_FIELD]),
    alert,
    criteria,
  });
  if (!changed.ok) return refusal(changed.message);
  return {
    ok: true,
    outcome: 'success',
    next: managePath(token),
    thanks: withNotes({ thanks: alertTexts().changed, notes: changed.notes }),
  };
}

/**
 * The alert that a visitor may edit. The id in the form is looked up only among the alerts of the subscriber whose email
 * contained the link, or who is signed in.
 */
async function alertToChange({
  setup,
  visitor,
  id,
  token,
}: {
  setup: Setup;
  visitor: SentForm['visitor'];
  id: string;
  token: string;
}): Promise<Alert | undefined> {
  const owner = await ownerOf({ setup, visitor, token });
  if (owner === undefined) return undefined;
  return (await setup.service.alertsOf(owner)).find((alert) => String(alert.id) === id);
}

/** The subscriber whose email contained the link; without a link, the one who is signed in. */
async function ownerOf({
  setup: { service },
  visitor,
  token,
}: {
  setup: Setup;
  visitor: SentForm['visitor'];
  token: string;
}): Promise<number | undefined> {
  if (!token) return visitor.subscriber?.id;
  return (await service.alertOfToken({ purpose: 'manage', token }))?.subscriber;
}

async function changeQuietHours({ setup, sent }: { setup: Setup; sent: SentForm }): Promise<VisitorResult> {
  const { answers, visitor } = sent;
  const text = (name: string) => textOf({ answers, name });
  const subscriber = await ownerOf({ setup, visitor, token: text('token') });
  if (subscriber === undefined) return refusal(alertTexts().refusals.noAlert);
  await changeClock({
    payload: setup.payload,
    subscriber,
    quietFrom: Number(text('quiet_from')),
    quietUntil: Number(text('quiet_until')),
    timeZone: text('time_zone'),
  });
  return { ok: true, outcome: 'success', next: managePath(text('token')) };
}

const managePath = (token: string): string =>
  token ? `/alerts/manage?${new URLSearchParams({ t: token })}` : '/alerts/manage';

const wishOf = (answers: Answers) => ({
  name: textOf({ answers, name: 'alert_name' }),
  frequency: textOf({ answers, name: 'frequency' }),
  events: namesIn(answers.events),
});
