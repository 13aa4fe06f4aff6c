/** "plan.final.PDF" → "pdf"; '' when there is none. */
export const fileEnding = (name: string): string => /\.([^.\s]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
