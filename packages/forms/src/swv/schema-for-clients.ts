import type { FormDefinition } from '../definition.ts';
import { rulesOf } from './rules-of.ts';
import type { SwvRule, SwvSchema } from './schema.ts';

/**
 * The rules of a contact form as clients of Contact Form 7 get them, without what some of them read otherwise: version
 * 6.1 takes files for texts where it counts, and breaks off; and where it counts too few it does not know that nothing
 * at all may be given, so there it is told "at least so many, or none". `validate` holds to all of them.
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
    const isAlwaysGiven = Boolean(field?.required) && field?.shownWhen === undefined;
    return [rule.rule === 'minitems' && !isAlwaysGiven ? orNone(rule) : rule];
  });
  return { ...schema, rules };
};

const orNone = (rule: SwvRule): SwvRule => {
  const { field, error } = rule;
  return { rule: 'any', field, error, rules: [rule, { rule: 'maxitems', field, error, threshold: '0' }] };
};
