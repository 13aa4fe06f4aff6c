/** The styles of form controls in all forms, so that a search and an enquiry look the same. */

/** Text fields, text areas and native selects. `aria-invalid` turns the outline red. */
export const inputStyle =
  'block w-full min-h-12 rounded-sm border border-outline bg-paper px-3.5 py-2.5 text-base text-ink placeholder:text-muted hover:border-brand focus-visible:outline-offset-0 aria-invalid:border-bad aria-invalid:border-2 disabled:bg-sand disabled:opacity-60';

/** A native select, with room for the arrow drawn by the stylesheet. */
export const selectStyle = `${inputStyle} fr-select pe-10 cursor-pointer`;

export const textareaStyle = `${inputStyle} min-h-36`;

/** The label above a control. */
export const labelStyle = 'mb-1.5 block text-sm font-semibold text-ink';

/** The help text under a label. */
export const hintStyle = 'mb-2 block text-sm text-muted';

/** The error message under a control. */
export const errorStyle = 'mt-1.5 block text-sm font-semibold text-bad';

/** A native checkbox or radio button, 24 px for touch. */
export const checkStyle =
  'size-6 shrink-0 accent-brand cursor-pointer aria-invalid:outline-2 aria-invalid:outline-bad';

/** The label around or beside a checkbox or radio button. */
export const checkLabelStyle = 'flex min-h-11 cursor-pointer items-start gap-3 py-1.5 text-base';
