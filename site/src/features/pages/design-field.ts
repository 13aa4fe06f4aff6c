import { APIError, type CollectionBeforeChangeHook, type Field } from 'payload';
import { staffOf } from '#site/server/access.ts';
import type { FindSampleText } from './sample-text.ts';

/** Makes of whatever a browser sent what may be stored. Throws a sentence for staff where it cannot. */
export type CleanDesign = (input: { value: unknown; isAdmin: boolean; before?: unknown }) => object;

/** What a collection built with blocks needs to know of them. */
export type DesignRules = { clean: CleanDesign; sampleText: FindSampleText };

/**
 * What the page builder makes, and who changed the record last. A form that was opened earlier must not put an old
 * design back, so changes come through the builder's endpoint alone; restoring a version is one.
 */
export const designFields: Field[] = [
  {
    name: 'design',
    type: 'json',
    access: { update: ({ req }) => req.context?.isRestoringVersion === true },
    admin: { components: { Field: '/builder/editor/open-builder.client.tsx#OpenBuilder' } },
  },
  {
    name: 'editedBy',
    type: 'relationship',
    relationTo: 'users',
    label: 'Last changed by',
    admin: { readOnly: true, position: 'sidebar', condition: (data) => Boolean(data?.editedBy) },
  },
];

/** Set on writes that put back what somebody else had saved: the name of theirs stays. */
export const EDITED_BY = 'editedBy';

/** Cleans the design before it is stored, whoever stores it. The program's own writes count as an admin's. */
export function cleanBeforeChange(clean: CleanDesign): CollectionBeforeChangeHook {
  return ({ data, originalDoc, req, context }) => {
    const staff = staffOf(req);
    const { [EDITED_BY]: editedBy = staff?.id ?? null } = context;
    const signed = { ...data, editedBy };
    if (data.design === undefined || data.design === null) return signed;
    try {
      const design = clean({
        value: data.design,
        isAdmin: !staff || staff.role === 'admin',
        before: originalDoc?.design,
      });
      return { ...signed, design };
    } catch (error) {
      // Its sentence is for staff; what else goes wrong is for the log.
      if (error instanceof Error && error.name === 'DesignProblem')
        throw new APIError(error.message, 422, null, true);
      throw error;
    }
  };
}
