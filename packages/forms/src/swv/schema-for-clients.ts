import type { FormDefinition } from '../definition.ts';
import { rulesOf } from './rules-of.ts';
import type { SwvRule, SwvSchema } from './schema.ts';

/**
 * The rules of a contact form for clients of Contact Form 7, without those that some versions misread: version
 * 6.1 counts files as texts and throws; and its `minitems` also fails for an empty optional field, so the rule
 * becomes "at least so many, or none". `validate` applies all of them.
 *
 * @param args.today ISO day, for bounds of 'today'; without it they are left out
 */
export const schemaForClients = (args: { definition: FormDefinition; today?: string }): SwvSchema => {
  const schema = rulesOf(args);
  const fields = new Map(args.definition.fields.map((field) => [field.name, field]));
  const rules = schema.rules.flatMap((rule): SwvRule[] => {
    if (rule.rule !== 'minitems' && rule.rule !== 'maxitems') return [rule];
    const field = fields.get(rule.field);
    if (field?.kind === 'file') return [];
    const isAlwaysRequired = Boolean(field?.required) && field?.shownWhen === undefined;
    return [rule.rule === 'minitems' && !isAlwaysRequired ? orNone(rule) : rule];
  });
  return { ...schema, rules };
};

const orNone = (rule: SwvRule): SwvRule => {
  const { field, error } = rule;
  return { rule: 'any', field, error, rules: [rule, { rule: 'maxitems', field, error, threshold: '0' }] };
};
