import { STATES, settlementDecides, stateName } from '@frontage/duty/engine';
import { type ComponentType, type SyntheticEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { type Added, answerOf, type BeyondProps, type CalculatorProps } from './answer.ts';
import { FromTables } from './from-tables.tsx';
import { inputsFromQuery, queryOfInputs } from './inputs-query.ts';
import { PriceChart } from './price-chart.tsx';
import { ProviderLine } from './provider-line.tsx';
import type { Problems } from './purchase.ts';
import { Field, ListField, NumberField, QuestionFields, UnaskedAnswers } from './question-fields.tsx';
import { ResultCard } from './result-card.tsx';
import { amountText, say, speak } from './say.ts';
import { StateComparison } from './state-comparison.tsx';
import { useStatistic } from './use-statistic.ts';
import { useTables } from './use-tables.ts';
import { Working } from './working.tsx';

/**
 * The stamp duty calculator: a form that any server answers (GET) and that, awake, answers with each key. It is in
 * an element of class `sd-root` with `calculator.css`, in a page of this site or in a shadow root of another.
 */
export function StampDutyCalculator(props: CalculatorProps & { Beyond?: ComponentType<BeyondProps> }) {
  speak(props.spoken);
  const { first, today, provider, ownPage, states = ALL_STATES, Beyond } = props;
  const form = useRef<HTMLFormElement>(null);
  const formId = useId();
  const { tables, failed } = useTables(props);
  const [awake, setAwake] = useState(false);
  const [read, setRead] = useState({ inputs: first.inputs, problems: props.problems ?? {} });
  const [checked, setChecked] = useState(Boolean(props.problems) && !props.unanswered);
  const [calculations, setCalculations] = useState(0);
  const [added, report] = useState<Added>({ text: '', query: '' });
  // Until Calculate is clicked, a half answer is no mistake yet.
  const shown = checked ? read.problems : {};
  const answer = useMemo(
    () => (tables && read.inputs !== first.inputs ? answerOf(tables, read.inputs) : first),
    [tables, read.inputs, first],
  );
  const { result } = answer;
  // Without tables the form keeps what was changed, for the server to answer.
  const inputs = tables ? answer.inputs : read.inputs;
  const asked = queryOfInputs(inputs);
  const query = added.query ? `${asked}&${added.query}` : asked;
  const shownQuery = useRef(asked);

  const answered = Boolean(tables) && !hasAny(read.problems) && !result.noRates;
  useStatistic({ provider, first: first.inputs, inputs, answered, calculations, ownPage });

  const entries = () =>
    new URLSearchParams([...new FormData(form.current ?? undefined)] as [string, string][]);
  const change = () => {
    setRead(inputsFromQuery(entries(), { today, before: read.inputs }));
    setCalculations(0);
  };
  const submit = (event: SyntheticEvent) => {
    if (!tables) return;
    event.preventDefault();
    setChecked(true);
    setCalculations(calculations + 1);
    const card = form.current?.nextElementSibling;
    if (card && card.getBoundingClientRect().top > innerHeight) card.scrollIntoView();
  };
  // The visitor may have answered before the script came, or the browser may have filled the form in.
  useEffect(() => {
    setAwake(true);
    if (props.unanswered || !hasAny(props.problems ?? {})) change();
  }, []);
  useEffect(() => {
    if (calculations > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [calculations]);
  useEffect(() => {
    if (!ownPage || !tables || query === shownQuery.current) return;
    // Browsers refuse an address that changes with every key.
    const later = setTimeout(() => {
      shownQuery.current = query;
      history.replaceState(null, '', `?${query}`);
    }, 300);
    return () => clearTimeout(later);
  }, [ownPage, tables, query]);

  return (
    <div className="sd-calculator" data-awake={awake || undefined}>
      <form
        ref={form}
        id={formId}
        action={`${provider}/calculators/stamp-duty`}
        onChange={change}
        onSubmit={submit}
        noValidate
      >
        {failed && (
          <p className="sd-notice" role="alert">
            {say(
              'Can’t load states data. Refresh the page, or select Calculate to get the result on our website.',
            )}
          </p>
        )}
        <div className="sd-basics">
          <ListField
            label={say('State or territory')}
            name="state"
            value={inputs.state}
            options={states.map(({ short_name, full_name }) => [short_name, full_name])}
            problem={shown.state}
          />
          <NumberField
            label={say('Property value')}
            name="value"
            start={read.problems.value ? undefined : inputs.value}
            problem={shown.value}
          />
          <Field label={say('Contract date')} problem={shown.date}>
            {(control) => <input {...control} type="date" name="date" defaultValue={inputs.date} />}
          </Field>
          {settlementDecides(inputs) && (
            <Field
              label={say('Settlement date')}
              hint={say('First home relief depends on this date')}
              problem={shown.settlement}
            >
              {(control) => (
                <input {...control} type="date" name="settlement" defaultValue={inputs.settlement} />
              )}
            </Field>
          )}
        </div>
        <h2>
          <FromTables text={stateName(inputs.state)} />
        </h2>
        <QuestionFields answer={{ ...answer, inputs }} problems={shown} />
        <UnaskedAnswers answer={{ ...answer, inputs }} />
        <div className="sd-actions">
          {result.stampDuty !== null && !hasAny(read.problems) && (
            <p aria-hidden="true">
              {`${say('Stamp duty')} `}
              <b>{amountText(result.stampDuty)}</b>
            </p>
          )}
          <button type="submit">{say('Calculate')}</button>
        </div>
      </form>
      <ResultCard
        answer={answer}
        problems={read.problems}
        stale={!tables && asked !== queryOfInputs(first.inputs)}
        calculations={calculations}
        ownPage={ownPage}
        awake={awake}
        query={query}
        addedText={added.text}
        agency={props.agency}
        emailForm={props.emailForm}
        today={today}
        provider={provider}
      />
      {Beyond && (
        <Beyond
          answer={answer}
          shown={!hasAny(read.problems) && !result.noRates}
          form={formId}
          entries={entries}
          tables={tables}
          report={report}
        />
      )}
      {!hasAny(read.problems) && !result.noRates && (
        <div className="sd-more">
          <Working lines={result.lines} state={result.state} provider={provider} />
          <PriceChart answer={answer} />
          <StateComparison answer={answer} />
        </div>
      )}
      {provider && <ProviderLine provider={provider} agency={props.agency} query={query} />}
    </div>
  );
}

const ALL_STATES = STATES.map(({ state, name }) => ({ short_name: state, full_name: name }));

const hasAny = (problems: Problems) => Object.keys(problems).length > 0;
