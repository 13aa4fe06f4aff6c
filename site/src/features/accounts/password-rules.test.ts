import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password-rules.ts';

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
