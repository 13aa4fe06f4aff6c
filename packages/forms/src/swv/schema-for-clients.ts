import type { FormDefinition } from '../definition.ts';
import { rulesOf } from './rules-of.ts';
import type { SwvSchema } from './schema.ts';

/**
 * The rules of a contact form as clients of Contact Form 7 get them, without what some of them read otherwise: version
 * 6.1 takes files for texts where it counts, and breaks off; and where it counts too few it does not know that nothing
 * at all may be given. `validate` holds to all of them.
 *
 * @param args.today ISO day, for bounds of 'today'; without it they are left out
 */
export const schemaForClients = (args: { definition: FormDefinition; today?: string }): SwvSchema => {
  const schema = rulesOf(args);
  const fields = new Map(args.definition.fields.map((field) => [field.name, field]));
  const rules = schema.rules.filter(({ rule, field: name }) => {
    const field = fields.get(name);
    if (rule !== 'minitems' && rule !== 'maxitems') return true;
    if (field?.kind === 'file') return false;
    return rule === 'maxitems' || (Boolean(field?.required) && field?.shownWhen === undefined);
  });
  return { ...schema, rules };
};
