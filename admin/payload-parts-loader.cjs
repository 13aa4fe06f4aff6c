const { readFileSync } = require('node:fs');
const { dirname, join } = require('node:path');

/**
 * Loads Payload's interface from the separate files that it publishes beside its one bundle, by the list of what the
 * bundle exports. In the bundle the date picker and the code editor are part of every screen; in the files they are
 * fetched when a field shows one.
 */
module.exports = function loadPayloadParts() {
  const list = join(dirname(this.resourcePath), 'index.d.ts');
  this.addDependency(list);
  return module.exports.partsOf(readFileSync(list, 'utf8'));
};

/** The module that exports what a list of exports (`index.d.ts`) does, without its types. */
module.exports.partsOf = function partsOf(list) {
  const statements = list
    .replace(/\/\*[\s\S]*?\*\/|^\/\/.*$/gm, '')
    .split(/;\s*\n/)
    .map((statement) => statement.trim())
    .filter((statement) => statement && !/^(export|import) type\b/.test(statement));
  return `'use client';\n${statements.map(withoutTypes).map(onDemand).join(';\n')};\n`;
};

const withoutTypes = (statement) =>
  statement.replace(/\{([^}]*)\}/, (_all, names) => {
    const values = names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => name && !name.startsWith('type '));
    return `{ ${values.join(', ')} }`;
  });

/** Exports what is fetched when it is shown in place of what is loaded at once. */
const onDemand = (statement) =>
  statement
    .replace(
      "{ default as DatePicker } from '../../elements/DatePicker/DatePicker.js'",
      "{ DatePickerField as DatePicker } from '../../elements/DatePicker/index.js'",
    )
    .replace(
      "{ default as CodeEditor } from '../../elements/CodeEditor/CodeEditor.js'",
      "{ CodeEditor } from '../../elements/CodeEditor/index.js'",
    );
