import type { Plugin } from 'vite';

/**
 * What the calculator uses of React's own files. They are CommonJS, from which a build drops nothing by itself, and the
 * calculator for other websites has few bytes to spare. Importing another name from React stops the build: add it here.
 */
const USED: Record<string, string[]> = {
  'react/cjs/react.production.js': [
    '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
    'Fragment',
    'createElement',
    'useEffect',
    'useId',
    'useLayoutEffect',
    'useMemo',
    'useRef',
    'useState',
    'version',
  ],
  'react-dom/cjs/react-dom.production.js': ['__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'],
  'scheduler/cjs/scheduler.production.js': [
    'unstable_IdlePriority',
    'unstable_ImmediatePriority',
    'unstable_LowPriority',
    'unstable_NormalPriority',
    'unstable_UserBlockingPriority',
    'unstable_cancelCallback',
    'unstable_getCurrentPriorityLevel',
    'unstable_now',
    'unstable_requestPaint',
    'unstable_scheduleCallback',
    'unstable_shouldYield',
  ],
};

/** Leaves out of React's files the exports that nothing in the calculator uses. */
export function dropUnusedExports(): Plugin {
  return {
    name: 'drop-unused-exports',
    enforce: 'post',
    apply: 'build',
    transform(code, id) {
      const file = Object.keys(USED).find((path) => id.replaceAll('\\', '/').endsWith(`/${path}`));
      if (file) return { code: without({ code, body: this.parse(code).body, used: USED[file] ?? [] }) };
      const missing = namesFromReact(this.parse(code).body).filter(
        (name) => !USED['react/cjs/react.production.js']?.includes(name),
      );
      if (missing.length > 0)
        this.error(`${id} imports ${missing.join(', ')} from React. Add it to embed/drop-unused-exports.ts.`);
      return null;
    },
  };
}

// biome-ignore lint/suspicious/noExplicitAny: a syntax tree, of which only a few shapes are looked for
type Statement = any;

/** The code without `exports.name = …;` of names that are not used. */
function without(input: { code: string; body: Statement[]; used: string[] }): string {
  let { code } = input;
  for (const { type, expression, start, end } of input.body.toReversed()) {
    const isExport =
      type === 'ExpressionStatement' &&
      expression.type === 'AssignmentExpression' &&
      expression.left.type === 'MemberExpression' &&
      expression.left.object.name === 'exports';
    if (isExport && !input.used.includes(expression.left.property.name))
      code = code.slice(0, start) + code.slice(end);
  }
  return code;
}

const namesFromReact = (body: Statement[]): string[] =>
  body.flatMap(({ type, source, specifiers }) =>
    type === 'ImportDeclaration' && source.value === 'react'
      ? specifiers.flatMap(({ imported }: Statement) => (imported ? [imported.name] : []))
      : [],
  );
