import { readFileSync } from 'node:fs';
import { STATES } from '@frontage/duty/engine';
import { describe, expect, it } from 'vitest';
import { MODULES } from '#site/features/calculators/provider-states.ts';
import { readCalculation } from '#site/features/calculators/read-calculation.ts';
import { ANSWERS } from './duty-answers.ts';

const page = readFileSync('docs/reference/calculator-api.md', 'utf8');
const embedSource = ['stamp-duty.ts', 'calculator.tsx', 'load-sequence.ts', 'settings.ts']
  .map((file) => readFileSync(`embed/src/${file}`, 'utf8'))
  .join('\n');

// docs/reference/calculator-api.md
describe('the page about the calculator names', () => {
  it('every call', () => {
    const named = [...page.matchAll(/^\| (?:GET|POST) `([^?`]+)/gm)].map(([, path]) => path);
    expect(named.sort()).toEqual([...Object.keys(ANSWERS), '/statistic'].sort());
  });

  it('the states by number, and the questions in the order of their flags', () => {
    expect(page).toContain(`| ${STATES.map(({ id }) => id).join(' | ')} |`);
    expect(page).toContain(`| ${STATES.map(({ state }) => state).join(' | ')} |`);
    expect(page).toContain(`in the order ${MODULES.map((module) => `\`${module}\``).join(', ')},`);
  });

  it('the fields of a statistic', () => {
    const read = readCalculation({});
    const fields = read.ok ? [] : read.problems.map(({ field }) => field);
    expect(fields).toHaveLength(6);
    for (const field of fields) expect(page).toContain(`| \`${field}\` |`);
  });

  it('the attributes of the embed, and what it says in place of the calculator', () => {
    const theme = [...embedSource.matchAll(/^ {2}(\w+): '--sd-[\w-]+',$/gm)].map(([, name = '']) => name);
    expect(theme).toHaveLength(8);
    for (const name of [...theme, 'state', 'language', 'target'])
      expect(page).toContain(`\`data-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}\``);
    const sentences = [...embedSource.matchAll(/"(Can't [^"]+)"|'(Embedded [^']+|Loading [^']+)'/g)];
    expect(sentences.length).toBeGreaterThan(5);
    for (const [, one, other] of sentences) expect(page).toContain(`| ${one ?? other} |`);
  });
});
