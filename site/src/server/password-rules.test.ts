import { describe, expect, it } from 'vitest';
import { passwordProblem, staffPasswordProblem } from './password-rules.ts';

const problem = (password: string) => passwordProblem({ password, email: 'zoe.byron@example.com' });

describe('a password', () => {
  it.each(['correct horse battery', 'lighthouse ferry nine', 'ääööüü-ßß', '        x'])(
    'may be “%s”',
    (password) => {
      expect(problem(password)).toBeUndefined();
    },
  );

  it.each(['password', 'PASSWORD', '12345678', 'qwertyuiop', 'iloveyou', 'zzzzzzzzzzz'])(
    'that everybody tries first is refused: %s',
    (password) => {
      expect(problem(password)).toContain('Many people use this password');
    },
  );

  it.each(['zoe.byron@example.com', 'Zoe.Byron@Example.com', 'zoe.byron'])(
    'is not the address it belongs to: %s',
    (password) => {
      expect(problem(password)).toContain('not your email address');
    },
  );
});

describe('a password of staff', () => {
  const staffProblem = (password: string) =>
    staffPasswordProblem({ password, email: 'zoe.byron.agent@example.com' });

  it.each(['correct horse battery', 'zwölf-zeichen'])('may be “%s”', (password) => {
    expect(staffProblem(password)).toBeUndefined();
  });

  it.each([
    ['abc', 'Use 12 characters or more'],
    ['elevenchars', 'Use 12 characters or more'],
    ['x1'.repeat(65), 'Use 128 characters at most'],
    ['zzzzzzzzzzzz', 'Many people use this password'],
    ['unbelievable', 'Many people use this password'],
    ['zoe.byron.agent', 'not your email address'],
    ['zoe.byron.agent@example.com', 'not your email address'],
  ])('is not “%s”', (password, problem) => {
    expect(staffProblem(password)).toContain(problem);
  });
});
