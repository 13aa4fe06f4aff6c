import { APIError, type CollectionBeforeChangeHook, type Field, type Payload } from 'payload';
import { staffOf } from '#site/server/access.ts';
import type { MapReference } from './page-files/page-file.ts';
import type { DesignOutline } from './publish-note.ts';
import type { FindSampleText } from './sample-text.ts';

/** Turns what a browser sent into a design that can be stored. Throws with a sentence for staff if it cannot. */
export type CleanDesign = (input: { value: unknown; isAdmin: boolean; before?: unknown }) => object;

/** What a collection built with blocks needs to know of them. */
export type DesignRules = {
  clean: CleanDesign;
  sampleText: FindSampleText;
  /** What in a stored design is worth a look before it is published. */
  outline: (design: unknown) => DesignOutline;
  /** The links in a stored design that no page answers; those to anchors only where it is a whole page. */
  deadLinks: (input: { payload: Payload; design: unknown; isWhole: boolean }) => Promise<DeadLinkOfBlock[]>;
  /** A stored design with other pictures and records in place of those that its blocks name. */
  mapReferences: (input: { stored: unknown; map: MapReference }) => object;
  /** A style that was sent for a style preset, as one of this block can be. */
  cleanStyle: (input: { block: string; values: unknown }) => Record<string, unknown>;
};

/** A link that no page answers, its block, and a sentence that says why. */
export type DeadLinkOfBlock = { href: string; blockId?: string; block?: string; problem: string };

/**
 * The design, and who changed the record last. A form that was opened earlier must not restore an old
 * design, so only the builder's endpoint and restoring a version change it.
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

/** Set on writes that restore another person's save: their name is kept. */
export const EDITED_BY = 'editedBy';

/** Cleans the design before every save. The program's own writes count as an admin's. */
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
      // Its message is for staff; other errors go to the log.
      if (error instanceof Error && error.name === 'DesignProblem')
        throw new APIError(error.message, 422, null, true);
      throw error;
    }
  };
}
