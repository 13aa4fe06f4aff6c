'use client';

import { type Rule, type State, type StateTables, stateName } from '@frontage/duty/engine';
import { Button, useDocumentInfo, useField } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation';
import { useEffect, useMemo, useState } from 'react';
import { anotherRule } from '../rates/condition-form.ts';
import {
  baseOf,
  changeOf,
  changeTitle,
  moveChange,
  type RateChange,
  startChange,
} from '../rates/rate-change.ts';
import { ruleGroups, tableOn } from '../rates/table-groups.ts';
import { askStaff } from './ask-staff.client.ts';
import { RateChoice } from './rate-choice.tsx';
import { RateFigures } from './rate-figures.tsx';
import { RateSource } from './rate-source.tsx';
import { RateWords } from './rate-words.tsx';

type Present = { tables: StateTables; today: string };

/**
 * Changes one rate without JSON: which one, from when, the figures in force beside the new ones, the words for
 * visitors and the source. What it writes is the edition's tables, as they are under "Advanced" too.
 */
export function RatesForm() {
  const { id, hasSavePermission } = useDocumentInfo();
  const {
    value: state,
    setValue: setState,
    formInitializing,
  } = useField<State | undefined>({ path: 'state' });
  const {
    value: tables,
    setValue: setTables,
    showError,
    errorMessage,
  } = useField<unknown>({ path: 'tables' });
  const { value: title, setValue: setTitle } = useField<string | undefined>({ path: 'title' });
  const asked = useSearchParams();
  const { present, problem } = usePresent({ state, id });
  const change = changeOf(tables);
  const disabled = hasSavePermission === false;

  const write = (next: StateTables) => {
    setTables(next);
    const named = changeOf(next);
    const own = change && state ? changeTitle({ name: stateName(state), change }) : undefined;
    // A name that somebody gave stays.
    if (named && (!title || title === own))
      setTitle(changeTitle({ name: stateName(next.state), change: named }));
  };
  const start = (scheme: string, from?: string) => {
    if (!present) return;
    const { today } = present;
    if (from !== undefined && change?.scheme.id === scheme)
      return write(moveChange({ present: present.tables, tables: tables as StateTables, from, today }));
    const all = present.tables.schemes.find((one) => one.id === scheme)?.tables ?? [];
    const day = (tableOn(all, today) ?? all[0])?.from ?? '';
    const next = startChange({ present: present.tables, scheme, from: day, today });
    if (next) write(next);
  };

  // The dashboard leads here with a rate that ends.
  const [wantedState, wantedScheme] = [asked.get('state'), asked.get('scheme')];
  useEffect(() => {
    if (!id && !formInitializing && !state && wantedState) setState(wantedState);
  }, [id, formInitializing, state, wantedState, setState]);
  useEffect(() => {
    if (!id && present && !tables && wantedScheme && state === wantedState) start(wantedScheme);
  }, [present, tables, wantedScheme, state, wantedState]);
  // Rates of one state are none of another.
  useEffect(() => {
    if (state && change && (tables as StateTables).state !== state) setTables(null);
  }, [state]);

  if (problem) return <p role="alert">{problem}</p>;
  if (!state)
    return (
      <p className="field-type" style={{ marginBlock: '0.5rem 1.25rem' }}>
        Choose a state or territory first.
      </p>
    );
  if (!present) return <p className="field-type">Loading the rates…</p>;
  if (tables && !change)
    return (
      <p className="field-type">
        This edition changes several tables or is incomplete. Edit it as JSON under “Advanced” below, or
        create a new edition for one rate.
      </p>
    );
  return (
    <div className="field-type rates-form" style={{ minWidth: 0 }}>
      {change && showError && errorMessage && (
        <p role="alert" style={{ whiteSpace: 'pre-line', color: 'var(--theme-error-600)' }}>
          {errorMessage}
        </p>
      )}
      <RateChoice
        present={present.tables}
        today={present.today}
        change={change}
        disabled={disabled}
        start={start}
      />
      {change && (
        <ChangeFields
          key={change.scheme.id}
          edition={tables as StateTables}
          change={change}
          present={present}
          disabled={disabled}
          write={write}
        />
      )}
    </div>
  );
}

function ChangeFields({
  edition,
  change,
  present,
  disabled,
  write,
}: {
  edition: StateTables;
  change: RateChange;
  present: Present;
  disabled: boolean;
  write: (tables: StateTables) => void;
}) {
  const { scheme, table } = change;
  const known = present.tables.schemes.find(({ id }) => id === scheme.id);
  const base = (known && baseOf({ scheme: known, from: table.from })) ?? table;
  const ends = table.rules.length === 0;
  // Kinds of buyer are only added before the others, so that those in force keep their place among them.
  const added = ends ? 0 : Math.max(0, table.rules.length - base.rules.length);
  const before = useMemo(
    () => (added ? { ...base, rules: [...Array<Rule>(added), ...base.rules] } : base),
    [base, added],
  );
  const [apart, setApart] = useState(false);
  // By the figures in force: two that are alike for a moment, while one is typed, stay two.
  const groups = useMemo(() => {
    const first = Array.from({ length: added }, (_, index) => ({ at: [index] }));
    const rules = table.rules.length < base.rules.length ? table.rules : base.rules;
    const others = ruleGroups(rules, { apart });
    return [...first, ...others.map(({ at }) => ({ at: at.map((index) => index + added) }))];
  }, [base, added, table.rules.length, apart]);
  const put = (next: RateChange['table']) => write({ ...edition, schemes: [{ ...scheme, tables: [next] }] });
  return (
    <>
      <h3 style={{ marginBlock: '1.5rem 0.5rem' }}>Figures</h3>
      <label style={{ display: 'block', marginBlockEnd: '0.75rem' }}>
        <input
          type="checkbox"
          checked={ends}
          disabled={disabled}
          onChange={() => put({ ...table, rules: ends ? base.rules : [] })}
        />{' '}
        Ends: no longer applies from this date
      </label>
      {!ends && (
        <>
          {groups.some(({ at }) => at.length > 1) || apart ? (
            <label style={{ display: 'block', marginBlockEnd: '0.75rem' }}>
              <input type="checkbox" checked={apart} onChange={() => setApart(!apart)} /> Edit each buyer type
              separately
            </label>
          ) : null}
          {!disabled && (
            <div style={{ marginBlockEnd: '1rem' }}>
              <Button
                buttonStyle="secondary"
                size="small"
                margin={false}
                onClick={() => put({ ...table, rules: [anotherRule(table.rules), ...table.rules] })}
              >
                Add a kind of buyer
              </Button>
              <p style={{ margin: '0.25rem 0 0' }}>
                For buyers who are treated differently from now on. Of several that fit a purchase, the first
                one counts, so the new one stands before the others. It begins as a copy: change who it is
                for.
              </p>
            </div>
          )}
          <RateFigures
            added={added}
            groups={groups}
            part={scheme.part}
            table={table}
            before={before}
            disabled={disabled}
            onChange={put}
          />
        </>
      )}
      <RateWords table={table} before={before} disabled={disabled} onChange={put} />
      <RateSource edition={edition} change={change} today={present.today} disabled={disabled} write={write} />
    </>
  );
}

/** The state's rates without this edition, to compare with. */
function usePresent({ state, id }: { state: string | undefined; id: number | string | undefined }) {
  const [found, setFound] = useState<{ of: string; present?: Present; problem?: string }>();
  const of = `${state} ${id}`;
  useEffect(() => {
    if (!state) return;
    let gone = false;
    void askStaff<Present>(`/api/duty-editions/tables?state=${state}&except=${id ?? ''}`).then((asked) => {
      if (gone) return;
      setFound(asked.ok ? { of, present: asked.data } : { of, problem: asked.message });
    });
    return () => {
      gone = true;
    };
  }, [state, id, of]);
  return found?.of === of ? found : { present: undefined, problem: undefined };
}
