import type { Condition, Rule, Scheme, Table } from '../tables.ts';

/** An apartment that the off-the-plan concession is for. */
export const APARTMENT: Condition = { kind: ['new'], offThePlan: true, dwelling: 'unit' };

/**
 * The concession excludes the First Home Owner Grant. In 2024-25 that was $10,000, worth more up to this price: half the
 * duty is $9,999.25, and $10,001.38 on the next $100. Both schemes go by it, so that a buyer gets the better one. In
 * 2025-26 the grant of $30,000 was worth more at every price.
 */
export const GRANT_IS_WORTH_MORE_TO = 541_200;

export const offThePlan: Scheme = {
  id: 'off-the-plan',
  part: 'concession',
  label: 'Off-the-plan concession',
  row: 'off_the_plan_concession',
  tables: [
    apartments({ from: '2024-07-01', edition: '2024-25', grantTo: GRANT_IS_WORTH_MORE_TO }),
    { ...apartments({ from: '2025-07-01', edition: '2025-26', grantTo: 750_000 }), endsOn: '2026-06-30' },
    {
      from: '2026-07-01',
      evidence: { '2026-27': 'high' },
      sources: ['apartments', 'pages-2026'],
      rule: 'Half the duty on an apartment off the plan is for contracts signed by 30 June 2026.',
      rules: [nothing({ ...APARTMENT, valueTo: 750_000 })],
    },
  ],
};

function apartments(input: { from: string; edition: string; grantTo: number }): Table {
  return {
    from: input.from,
    evidence: { [input.edition]: 'high' },
    needsResident: true,
    sources: ['apartments'],
    rule: 'Half the duty on an apartment or unit off the plan up to $750,000, for people of whom one is a citizen or permanent resident; signed by 30 June 2026 and transferred before 30 June 2031.',
    rules: [
      {
        when: { ...APARTMENT, use: 'primary', firstHome: true, valueTo: input.grantTo },
        give: { formula: 'none' },
        caveat: 'Can’t be combined with the First Home Owner Grant, which is worth more here.',
      },
      { when: { ...APARTMENT, valueTo: 750_000 }, give: { formula: 'share', percent: 50 } },
    ],
  };
}

/** By the day the former home's sale settles. */
export const pensioner: Scheme = {
  id: 'pensioner',
  part: 'concession',
  label: 'Pensioner downsizing concession',
  row: 'pensioner_duty_concession',
  tables: [
    downsizing({ from: '2018-02-10', limit: 400_000, evidence: { '2017-18': 'high', '2020-21': 'high' } }),
    downsizing({ from: '2021-03-16', limit: 500_000, evidence: { '2020-21': 'high', '2021-22': 'high' } }),
    downsizing({
      from: '2022-01-01',
      limit: 600_000,
      evidence: { '2021-22': 'high', '2023-24': 'high', '2024-25': 'high' },
    }),
    {
      from: '2025-07-01',
      evidence: { '2025-26': 'high', '2026-27': 'high' },
      sources: ['pensioners', 'pages-2026'],
      rule: 'Half the duty for pensioners was for former homes whose sale settled by 30 June 2025.',
      rules: [nothing(pensionerHome(600_000))],
    },
  ],
};

function downsizing(input: { from: string; limit: number; evidence: Table['evidence'] }): Table {
  const { from, limit, evidence } = input;
  return {
    from,
    evidence,
    sources: ['pensioners'],
    rule: `Half the duty for a pensioner of 60 or over on a home up to $${limit / 1000},000 that costs less than the former one. The day the former home settles counts; the purchase settles within 6 months of it.`,
    rules: [{ when: pensionerHome(limit), give: { formula: 'share', percent: 50 } }],
  };
}

function pensionerHome(limit: number): Condition {
  return { use: 'primary', pensioner: true, kind: ['new', 'established'], valueTo: limit };
}

/** For those who would have had a concession that ended. */
function nothing(when: Condition): Rule {
  return {
    when,
    give: { formula: 'none' },
    caveat: 'No concession applies. No extension was announced by October 2026.',
  };
}
