import { dollarText, type StateTables, stateName } from '@frontage/duty/engine';
import { answerOf } from './stamp-duty/answer.ts';
import { cardText } from './stamp-duty/card-text.ts';
import { inputsFromQuery, queryOfInputs } from './stamp-duty/inputs-query.ts';
import { forBuyersOf } from './stamp-duty/on-page/beyond.tsx';
import { beyondFromQuery, queryOfBeyond } from './stamp-duty/on-page/beyond-query.ts';
import { beyondText } from './stamp-duty/on-page/beyond-text.ts';
import { cashNeeded } from './stamp-duty/on-page/cash-needed.ts';

/** A result of the calculator as text: what it is about in one line, all of it, and the path that shows it again. */
export type ResultText = { title: string; text: string; path: string };

/** Works out the result that a query of the calculator stands for; undefined for what is no whole purchase. */
export function resultTextOf({
  query,
  tables,
  agency,
  siteUrl,
  today,
}: {
  query: string;
  tables: StateTables[];
  agency: string;
  siteUrl: string;
  /** ISO day. */
  today: string;
}): ResultText | undefined {
  const params = new URLSearchParams(query);
  const { inputs, problems } = inputsFromQuery(params, { today });
  const beyond = beyondFromQuery(params);
  if (!params.get('state') || !params.get('value') || Object.keys({ ...problems, ...beyond.problems }).length)
    return undefined;
  const answer = answerOf(tables, inputs);
  if (answer.result.noRates) return undefined;
  const forBuyers = forBuyersOf(tables, { answer, inputs: beyond.inputs });
  const cash = cashNeeded({ amounts: forBuyers ?? answer.result, ...beyond.inputs });
  const added = queryOfBeyond(beyond.inputs);
  const path = `/calculators/stamp-duty?${queryOfInputs(answer.inputs)}${added && `&${added}`}`;
  return {
    title: `Stamp duty in ${stateName(inputs.state)} on ${dollarText(inputs.value)}`,
    text: cardText({
      answer,
      agency,
      today,
      link: siteUrl + path,
      addedText: beyondText({ answer, inputs: beyond.inputs, forBuyers, cash }),
    }),
    path,
  };
}
