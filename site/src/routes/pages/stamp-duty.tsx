import { createHash } from 'node:crypto';
import { loadDutyTables } from '#site/features/calculators/load-tables.ts';
import { resultFormDefinition } from '#site/features/calculators/result-form.ts';
import { answerOf } from '#site/features/calculators/stamp-duty/answer.ts';
import css from '#site/features/calculators/stamp-duty/calculator.css?inline';
import { inputsFromQuery } from '#site/features/calculators/stamp-duty/inputs-query.ts';
import { forBuyersOf } from '#site/features/calculators/stamp-duty/on-page/beyond.tsx';
import { beyondFromQuery } from '#site/features/calculators/stamp-duty/on-page/beyond-query.ts';
import type { Spoken } from '#site/features/calculators/stamp-duty/say.ts';
import { StampDutyPage } from '#site/features/calculators/stamp-duty/stamp-duty-page.tsx';
import { nextMidnight } from '#site/features/listings/public/inspection-times.ts';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { dutyPageTexts } from '#site/messages/duty-page.ts';
import { allDutyTexts } from '#site/messages/known-texts.ts';
import { currentLanguage, LANGUAGES, languagePath } from '#site/messages/language.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';
import type { PageRoute } from './page-route.ts';

const PATH = '/calculators/stamp-duty';
const STYLE = `/duty/v1/style?v=${createHash('sha1').update(css).digest('base64url').slice(0, 8)}`;

/** `/calculators/stamp-duty`; the query holds a purchase, so that a result can be shared and works without JavaScript. */
export const stampDuty: PageRoute = async ({ site: { payload, env }, query }) => {
  const now = Date.now();
  const today = dayInSydney(now);
  const [tables, { agencyName }] = await Promise.all([loadDutyTables(payload), loadSettings(payload)]);
  const { inputs, problems } = inputsFromQuery(query, { today });
  const first = answerOf(tables, inputs);
  const beyond = beyondFromQuery(query);
  const url = env.siteUrl + PATH;
  const texts = dutyPageTexts();
  return {
    head: {
      title: texts.title,
      description: texts.description,
      canonical: PATH,
      styles: [STYLE],
      jsonLd: [
        {
          '@context': 'https://schema.org',
          '@type': 'WebApplication',
          name: texts.title,
          url,
          applicationCategory: 'FinanceApplication',
          operatingSystem: 'Any',
          isAccessibleForFree: true,
        },
      ],
    },
    body: (
      <StampDutyPage
        calculator={{
          first,
          problems: Object.keys(problems).length ? problems : undefined,
          today,
          agency: agencyName,
          provider: '',
          spoken: spokenNow(),
          ownPage: true,
          emailForm: languagePath(currentLanguage(), `/forms/${resultFormDefinition.key}`),
          beyond: { ...beyond, forBuyers: forBuyersOf(tables, { answer: first, inputs: beyond.inputs }) },
        }}
        tables={tables}
        siteUrl={env.siteUrl}
      />
    ),
    kind: { name: 'calculators' },
    tags: ['duty-tables', 'settings'],
    // Without a date in the address the answer is today's, and tomorrow there may be other rates.
    expiresAt: query.get('date') ? undefined : nextMidnight({ now, zone: 'Australia/Sydney' }),
  };
};

/** What the calculator needs to speak the language of the page. */
function spokenNow(): Spoken | undefined {
  const texts = allDutyTexts();
  const language = currentLanguage();
  const { locale, dir } = LANGUAGES[language];
  return texts && { locale, rtl: dir === 'rtl', prefix: `/${language}`, texts };
}
