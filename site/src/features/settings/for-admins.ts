import { type Field, Forbidden, type GlobalBeforeOperationHook } from 'payload';
import { adminsOnlyField, staffOf } from '#site/server/access.ts';

/** The same fields, shown to everybody who sees the form and changed by admins alone. */
export const forAdmins = (fields: readonly Field[]): Field[] =>
  fields.map((field) => {
    if ('name' in field && field.type !== 'ui')
      return {
        ...field,
        access: { ...('access' in field ? field.access : {}), update: adminsOnlyField },
      } as Field;
    return 'fields' in field ? ({ ...field, fields: forAdmins(field.fields) } as Field) : field;
  });

/** Restoring a version writes every field, whatever the rights to each of them say. */
export const restoredByAdmins: GlobalBeforeOperationHook = ({ args, operation, overrideAccess, req }) => {
  if (operation === 'restoreVersion' && !overrideAccess && staffOf(req)?.role !== 'admin')
    throw new Forbidden(req.t);
  return args;
};
