/** Several texts of a field in a list of records, such as tags: “team, Newtown”. */
export const TextsCell = ({ cellData }: { cellData?: unknown }): string =>
  (Array.isArray(cellData) && cellData.join(', ')) || '–';
