import { borrowingPower, CARD_REPAYMENT, RATE_BUFFER, repayments } from '@frontage/finance';
import { centsText, dollarsText } from '../money-text.ts';
import { dollarField, type FigureCalculator, percentText } from './figure-calculator.ts';

export const borrowingPowerCalculator: FigureCalculator = {
  slug: 'borrowing-power',
  name: 'Borrowing power',
  summary: 'Roughly what you could borrow, from your income and expenses.',
  text: 'Roughly what a lender might lend, from what is left of your pay each month.',
  fields: [
    dollarField('income', 'Take-home pay', '9,000', {
      unit: '$ a month',
      hint: 'After tax, of everybody on the loan.',
      least: 1,
    }),
    dollarField('expenses', 'Living expenses', '4,000', {
      unit: '$ a month',
      hint: 'Food, bills, transport, insurance, children. Leave out rent that you will stop paying.',
    }),
    dollarField('loans', 'Repayments of other loans', '0', { unit: '$ a month' }),
    dollarField('cards', 'Credit card limits', '0', {
      hint: 'All cards together, whatever you owe on them.',
    }),
    {
      name: 'rate',
      label: 'Interest rate',
      unit: '% a year',
      hint: 'Enter your lender’s rate.',
      start: '6',
      least: 0,
      most: 30,
    },
    { name: 'years', label: 'Loan term', unit: 'years', start: '30', least: 1, most: 40 },
  ],
  answer: ({ income = 0, expenses = 0, loans = 0, cards = 0, rate = 0, years = 30 }) => {
    const result = borrowingPower({
      income,
      expenses,
      otherRepayments: loans,
      cardLimits: cards,
      rate,
      years,
    });
    // Lenders do not promise the last dollar.
    const amount = Math.floor(result.amount / 1000) * 1000;
    const paid = repayments({ amount, rate, years, frequency: 'monthly' }).payment;
    return {
      lead: {
        label: 'You could borrow about',
        figure: dollarsText(amount),
        ...(amount === 0 && { text: 'Your expenses leave too little to repay a loan with.' }),
      },
      rows: [
        { label: 'Left for repayments, a month', figure: dollarsText(Math.max(0, result.available)) },
        { label: 'Tested at an interest rate of', figure: percentText(result.testedRate) },
        ...(amount > 0
          ? [{ label: `Repayment at ${percentText(rate)}, a month`, figure: centsText(paid) }]
          : []),
      ],
    };
  },
  note: `Lenders test whether you could still repay the loan if its rate rose by ${RATE_BUFFER} percentage points, as APRA asks of banks, and commonly count ${CARD_REPAYMENT}% of credit card limits as a monthly repayment. Each has its own rules on income and expenses, so offers differ. An estimate, not an offer of credit or financial advice.`,
  links: [{ href: '/calculators/home-loan', label: 'Calculate repayments' }],
};
