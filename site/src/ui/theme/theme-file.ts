import { type Theme, themeOf } from './theme.ts';

const FORMAT = 'frontage-theme';

/** The text of an exported theme: JSON that says what it is. */
export const themeFile = (theme: Theme): string =>
  `${JSON.stringify({ format: FORMAT, version: 1, theme }, null, 2)}\n`;

/** The theme in an exported file, each value as it may be stored; undefined where the text is no such file. */
export function themeInFile(text: string): Theme | undefined {
  try {
    const file: unknown = JSON.parse(text);
    if (typeof file !== 'object' || file === null) return undefined;
    const { format, theme } = file as Record<string, unknown>;
    return format === FORMAT ? themeOf(theme) : undefined;
  } catch {
    return undefined;
  }
}
