'use client';

import { useFormFields } from '@payloadcms/ui';
import { useEffect, useState } from 'react';

/** Heads the settings of a lead form: whether it is on the website, who gets its leads, and how many came. */
export function FormBar({ name, label, title }: { name: string; label: string; title: string }) {
  const value = (field: string) => `${name}.${field}`;
  const isOn = useFormFields(([fields]) => fields[value('enabled')]?.value !== false);
  const recipients = useFormFields(([fields]) => {
    const stored = fields[value('recipients')]?.value;
    return Array.isArray(stored) ? stored.join(', ') : '';
  });
  const count = useCount(title);
  const facts = [
    isOn ? 'On the website' : 'Off',
    recipients && `to ${recipients}`,
    count !== undefined && `${count} ${count === 1 ? 'lead' : 'leads'} in 30 days`,
  ].filter(Boolean);
  return (
    <span className="form-bar">
      <strong>{label}</strong> <span style={isOn ? undefined : { fontWeight: 600 }}>{facts.join(' · ')}</span>
    </span>
  );
}

/** The leads of the last 30 days by the form’s title, asked for once for all bars of the page. */
let asked: { at: number; counts: Promise<Map<string, number>> } | undefined;
const KEEP_MS = 60_000;

function leadCounts(): Promise<Map<string, number>> {
  if (!asked || Date.now() - asked.at > KEEP_MS) asked = { at: Date.now(), counts: fetchCounts() };
  return asked.counts;
}

async function fetchCounts(): Promise<Map<string, number>> {
  const response = await fetch('/api/leads/summary?days=30', { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`The lead counts were answered with ${response.status}.`);
  const { forms } = (await response.json()) as { forms: { label: string; count: number }[] };
  return new Map(forms.map(({ label, count }) => [label, count]));
}

/** Undefined until it is known, and for a title that several forms share. */
function useCount(title: string): number | undefined {
  const [count, setCount] = useState<number>();
  useEffect(() => {
    if (!title) return;
    let left = false;
    leadCounts().then(
      (counts) => left || setCount(counts.get(title) ?? 0),
      // The bar says what it knows without them.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [title]);
  return count;
}
