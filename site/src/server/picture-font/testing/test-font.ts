import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Where tests of drawings unpack the font: one folder that no test removes. They share a process, and its drawing
 * library goes on reading a font from the first place it was given.
 */
export const TEST_FONT_DIR = join(tmpdir(), 'frontage-font');
