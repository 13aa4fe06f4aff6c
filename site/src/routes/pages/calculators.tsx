import { repayments } from '@frontage/finance';
import {
  BUYING_COSTS_PATH,
  BuyingCostsPage,
} from '#site/features/calculators/buying-costs/buying-costs-page.tsx';
import { buyingFromQuery, costsOf } from '#site/features/calculators/buying-costs/buying-query.ts';
import { CalculatorsPage } from '#site/features/calculators/calculators-page.tsx';
import {
  type FigureCalculator,
  questionFromQuery,
} from '#site/features/calculators/figures/figure-calculator.ts';
import { figurePath } from '#site/features/calculators/figures/figure-calculators.ts';
import { FiguresPage } from '#site/features/calculators/figures/figures-page.tsx';
import { HomeLoanPage } from '#site/features/calculators/home-loan/home-loan-page.tsx';
import { loanFromQuery } from '#site/features/calculators/home-loan/loan-query.ts';
import { loadDutyTables } from '#site/features/calculators/load-tables.ts';
import { RentPage, rentFromQuery } from '#site/features/calculators/rent-page.tsx';
import { nextMidnight } from '#site/features/listings/public/inspection-times.ts';
import { calculatorTexts } from '#site/messages/calculators.ts';
import { dayInSydney } from '#site/server/sydney-day.ts';
import type { PageRoute } from './page-route.ts';

const ABOUT = { kind: { name: 'calculators' as const }, tags: [] };

/** `/calculators` */
export const calculators: PageRoute = async () => ({
  head: {
    title: calculatorTexts().title,
    description: calculatorTexts().description,
    canonical: '/calculators',
  },
  body: <CalculatorsPage />,
  ...ABOUT,
});

/** `/calculators/home-loan`; the query holds a loan, so that a result can be shared and works without JavaScript. */
export const homeLoan: PageRoute = async ({ query }) => {
  const question = loanFromQuery(query);
  const { pageTitle, description } = calculatorTexts().loan;
  return {
    head: {
      title: pageTitle,
      description,
      canonical: '/calculators/home-loan',
    },
    body: <HomeLoanPage question={question} answer={question.loan && repayments(question.loan)} />,
    ...ABOUT,
  };
};

/** `/calculators/cost-of-buying`; the query holds a purchase. Its duty is that of today. */
export const buyingCosts: PageRoute = async ({ site: { payload }, query }) => {
  const now = Date.now();
  const question = buyingFromQuery(query, {
    tables: await loadDutyTables(payload),
    today: dayInSydney(now),
  });
  const { pageTitle, description } = calculatorTexts().buying;
  return {
    head: {
      title: pageTitle,
      description,
      canonical: BUYING_COSTS_PATH,
    },
    body: <BuyingCostsPage question={question} costs={costsOf(question)} />,
    kind: ABOUT.kind,
    tags: ['duty-tables'],
    // Other rates may hold tomorrow.
    expiresAt: nextMidnight({ now, zone: 'Australia/Sydney' }),
  };
};

/** `/calculators/rent`; the query holds a rent. */
export const rent: PageRoute = async ({ query }) => ({
  head: {
    title: calculatorTexts().calculator(calculatorTexts().rent.name),
    description: calculatorTexts().rent.description,
    canonical: '/calculators/rent',
  },
  body: <RentPage question={rentFromQuery(query)} />,
  ...ABOUT,
});

/** The page of a calculator of numbers; the query holds them, so that a result can be shared. */
export const figures =
  (calculator: FigureCalculator): PageRoute =>
  async ({ query }) => ({
    head: {
      title: calculatorTexts().calculator(calculator.texts().name),
      description: calculator.texts().summary,
      canonical: figurePath(calculator),
    },
    body: <FiguresPage calculator={calculator} question={questionFromQuery(calculator, query)} />,
    ...ABOUT,
  });
