import { parseSync } from 'vite';

/** Files whose strings people read: not tests, not what a tool writes, not dictionaries of other languages. */
const READ_BY_PEOPLE = /^(site|packages|admin|embed)\/.*\.tsx?$/;
const UNREAD =
  /\.test\.tsx?$|\.d\.ts$|\/(testing|test|fixtures|migrations|cases|languages|messages\/(?:zh|vi|ar)|art)\/|\/test-[a-z-]+\.tsx?$|payload-types\.ts$|importMap\.js$|entities\.ts$|font/;

/** Properties and attributes that hold code or data even where it looks like text. */
const DATA =
  /^(className|style|sizes|accept|allow|d|points|pattern|selector|query|sql|type|key|name|value|href|src)$/;
/** Properties and attributes that are shown even where they hold a single word. */
const SHOWN =
  /^(label|labels|help|description|hint|placeholder|message|title|text|heading|intro|alt|aria-label)$/;

/** Text rather than code: it begins like a sentence or a label and is no SQL, style or list of class names. */
const TEXT = /^[\s“(]*[\p{Lu}\d$…][^{}<>=;]*$/u;
const CODE =
  /^(SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|WITH|AND|OR|WHERE|FROM|ORDER)\b|^\S*[/_\\]\S*$|^[\w-]+:\s/;

/** Class names with something filled in: “… px-2 hover:flex”. */
const CLASSES = /^…[^\p{Lu}.?!]*[a-z][-:][[a-z][^\p{Lu}.?!]*$/u;

/**
 * The strings of a source file `{ path, text }` that people read, as `{ line, text }`. What a template fills in is “…”.
 * Nothing for tests and generated files.
 */
export function visibleStrings({ path, text }) {
  if (!READ_BY_PEOPLE.test(path) || UNREAD.test(path)) return [];
  const found = [];
  const add = (node, value, shown = false) => {
    const string = value.replace(/\s+/g, ' ').trim();
    if (!/\p{L}/u.test(string) || CODE.test(string)) return;
    if (shown || (TEXT.test(string) && /\s/.test(string) && !CLASSES.test(string)))
      found.push({ line: text.slice(0, node.start).split('\n').length, text: string });
  };
  walk(parseSync(path, text).program, false, add);
  return found;
}

function walk(node, shown, add) {
  if (Array.isArray(node)) for (const one of node) walk(one, shown, add);
  if (!node || typeof node.type !== 'string') return;
  if (/^(Import|ExportAll)/.test(node.type) || (node.type.startsWith('TS') && !node.expression)) return;
  if (node.type === 'JSXText') return add(node, node.value, true);
  if (node.type === 'Literal')
    return typeof node.value === 'string' ? add(node, node.value, shown) : undefined;
  if (node.type === 'TemplateLiteral') {
    add(node, node.quasis.map(({ value }) => value.cooked).join('…'), shown);
    return walk(node.expressions, false, add);
  }
  if (node.type === 'TaggedTemplateExpression') return walk(node.quasi.expressions, false, add);
  const isNamed = node.type === 'Property' || node.type === 'JSXAttribute';
  const name = isNamed ? (node.key ?? node.name) : undefined;
  const called = name?.name ?? name?.value;
  if (typeof called === 'string' && DATA.test(called) && node.value?.type === 'Literal') return;
  const isShown = isNamed ? SHOWN.test(String(called)) : false;
  for (const [key, child] of Object.entries(node))
    if (key !== 'type' && key !== 'key' && typeof child === 'object') walk(child, isShown, add);
}
