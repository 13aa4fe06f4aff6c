export const SURROUNDINGS_PATH = '/preview/surroundings';
export const PATH = 'path';
export const CLOSED_PARTS = 'without';

/** Which of the website's header and footer a page has. */
export type PageFrame = { path: string; header: boolean; footer: boolean };

/** The address of the header and footer that a page has. */
export function surroundingsAddress({ path, header, footer }: PageFrame): string {
  const without = [header ? [] : 'header', footer ? [] : 'footer'].flat().join(',');
  return `${SURROUNDINGS_PATH}?${new URLSearchParams({ [PATH]: path, ...(without && { [CLOSED_PARTS]: without }) })}`;
}
