import { type DutyInput, settlementDecides } from '@frontage/duty/engine';
import { type ChangeEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import type { Answer } from './answer.ts';
import { queryOfInputs, yesNo } from './inputs-query.ts';
import { caretAfter, leftAmount, typedAmount } from './number-text.ts';
import type { Problems } from './purchase.ts';
import { fieldFor, type Option, QUESTIONS, type QuestionField, SIDES, UNANSWERED } from './questions.ts';
import { say } from './say.ts';

/** The questions that this purchase in this state leaves open, numbered from 1; special cases are folded away. */
export function QuestionFields({
  answer: { asked, firstHome, inputs, kinds, stages },
  problems,
}: {
  answer: Answer;
  problems: Problems;
}) {
  // What the visitor folds or unfolds stays so; only the start is decided here.
  const [unfolded] = useState(() =>
    QUESTIONS.some(
      ({ name, special }) =>
        special && (problems[name] || (inputs[name] ?? UNANSWERED[name]) !== UNANSWERED[name]),
    ),
  );
  const open = QUESTIONS.filter(({ name }) => asked.includes(name));
  const row = (field: QuestionField) => (
    <QuestionRow
      key={field.name}
      number={open.indexOf(field) + 1}
      field={fieldFor({ field, kinds, stages, firstHome })}
      inputs={inputs}
      problem={problems[field.name]}
    />
  );
  const special = open.filter((field) => field.special);
  return (
    <>
      {open.filter((field) => !field.special).map(row)}
      {special.length > 0 && (
        <details className="sd-special" open={unfolded}>
          <summary>{say('Off the plan and other special cases')}</summary>
          {special.map(row)}
        </details>
      )}
    </>
  );
}

/** Answers to what is not asked now, so that they are still there when it is asked again and no script kept them. */
export function UnaskedAnswers({ answer: { asked, inputs } }: { answer: Answer }) {
  const shown = ['state', 'value', 'date', ...asked, ...(settlementDecides(inputs) ? ['settlement'] : [])];
  return [...new URLSearchParams(queryOfInputs(inputs))]
    .filter(([name]) => !shown.includes(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

type ShellProps = {
  label: ReactNode;
  hint?: string;
  problem?: string;
  /** Draws the control; `described` are the ids of the hint and the problem. */
  children: (control: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
};

/** A label, a control, and what is to be said about them. */
export function Field({ label, hint, problem, children }: ShellProps) {
  const id = useId();
  return (
    <div className="sd-field">
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': hint || problem ? `${id}h` : undefined,
        'aria-invalid': problem ? true : undefined,
      })}
      <Words id={`${id}h`} hint={hint} problem={problem} />
    </div>
  );
}

/**
 * A number with separators. The text in the field belongs to the visitor: it is formatted with each key, and what was
 * typed before the script came is kept.
 */
export function NumberField({
  name,
  start,
  share,
  form,
  ...shell
}: Omit<ShellProps, 'children'> & {
  name: string;
  start?: number;
  /** Per cent in place of dollars. */
  share?: boolean;
  /** The id of the form it belongs to, where it is outside of it. */
  form?: string;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [first] = useState(start === undefined ? '' : typedAmount(`${start}`));
  useEffect(() => {
    const field = input.current;
    const shown = field && typedAmount(field.value);
    // Setting a text moves the caret.
    if (field && shown !== field.value) field.value = `${shown}`;
  }, []);
  return (
    <Field {...shell}>
      {(control) => (
        <span className="sd-number-field">
          {!share && <span aria-hidden="true">$</span>}
          <input
            {...control}
            ref={input}
            type="text"
            name={name}
            form={form}
            defaultValue={first}
            onChange={separate}
            onBlur={({ target }) => {
              target.value = leftAmount(target.value);
            }}
            inputMode="decimal"
            autoComplete="off"
          />
          {share && <span aria-hidden="true">%</span>}
        </span>
      )}
    </Field>
  );
}

/** Sets the separators where they belong now; the caret stays where it was among the digits. */
function separate({ target }: ChangeEvent<HTMLInputElement>): void {
  const { value, selectionStart } = target;
  const shown = typedAmount(value);
  if (shown === value) return;
  target.value = shown;
  const caret = caretAfter(shown, value.slice(0, selectionStart ?? value.length));
  target.setSelectionRange(caret, caret);
}

/** A drop-down list. The form reads it, so that it needs no handler of its own. */
export function ListField({
  name,
  value,
  options,
  form,
  ...shell
}: Omit<ShellProps, 'children'> & {
  name: string;
  value: string;
  options: Option[];
  /** The id of the form it belongs to, where it is outside of it. */
  form?: string;
}) {
  return (
    <Field {...shell}>
      {(control) => (
        <select {...control} name={name} form={form} value={value} onChange={read}>
          {options.map(([option, text]) => (
            <option key={option} value={option}>
              {say(text)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** The form's own handler reads every control; React wants one on each. */
const read = () => {};

function QuestionRow({
  number,
  field: { name, label, hint, kind, options = [] },
  inputs,
  problem,
}: {
  number: number;
  field: QuestionField;
  inputs: DutyInput;
  problem?: string;
}) {
  const answer = inputs[name];
  const shell = { label: <Numbered number={number} label={label} />, hint, problem };
  const share = kind === 'share';
  if (share || kind === 'money')
    return (
      <NumberField
        {...shell}
        name={name}
        share={share}
        start={share ? Number((Number(answer) * 100).toFixed(6)) : (answer as number | undefined)}
      />
    );
  if (name === 'location') {
    const regional = answer === 'regional' || answer === 'north26';
    return (
      <>
        <ListField {...shell} name={name} options={options} value={regional ? 'regional' : `${answer}`} />
        {regional && (
          <ListField
            label={say('North or south')}
            name="side"
            options={SIDES}
            value={answer === 'north26' ? 'north' : 'south'}
          />
        )}
      </>
    );
  }
  if (kind === 'list')
    return <ListField {...shell} name={name} options={options} value={`${Math.min(Number(answer), 5)}`} />;
  return (
    <Choice
      {...shell}
      name={name}
      options={options}
      value={typeof answer === 'string' ? answer : yesNo(!!answer)}
    />
  );
}

/** Radio buttons drawn as one row of buttons; exactly one is checked. */
function Choice({
  label,
  hint,
  problem,
  name,
  value,
  options,
}: Omit<ShellProps, 'children'> & { name: string; value: string; options: Option[] }) {
  const id = useId();
  const checked = options.some(([option]) => option === value) ? value : options[0]?.[0];
  return (
    <fieldset className="sd-field" aria-describedby={hint || problem ? id : undefined}>
      <legend>{label}</legend>
      <div className="sd-group">
        {options.map(([option, text]) => (
          <label key={option}>
            <input type="radio" name={name} value={option} checked={option === checked} onChange={read} />
            <span>{say(text)}</span>
          </label>
        ))}
      </div>
      <Words id={id} hint={hint} problem={problem} />
    </fieldset>
  );
}

const Numbered = ({ number, label }: { number: number; label: string }) => (
  <>
    <span className="sd-number">{number}</span> {say(label)}
  </>
);

const Words = ({ id, hint, problem }: { id: string; hint?: string; problem?: string }) =>
  (hint || problem) && (
    <p id={id} className={problem ? 'sd-problem' : 'sd-hint'}>
      {say(problem ?? hint ?? '')}
    </p>
  );
