/** What a loop shows: its name for staff, its names for visitors, and what visitors may filter it by. */
export type SourceLabels = {
  label: string;
  /** One of them and several: “property”, “properties”. */
  one: string;
  many: string;
  /** By the name that the address uses. */
  taxonomies: Readonly<Record<string, string>>;
};
