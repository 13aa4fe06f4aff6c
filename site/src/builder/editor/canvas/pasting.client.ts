import { toast } from '@payloadcms/ui';
import { pasteMarkdown } from './pasted-markdown.ts';
import { cleanPasted, hasPicture } from './pasted-text.ts';

/** What a text editor does with pasted text: an editor's props. */
export const PASTING = {
  transformPastedHTML(html: string): string {
    if (hasPicture(html)) toast.info('The text was pasted without its pictures. Add them in Image blocks.');
    return cleanPasted(html);
  },
  handlePaste: pasteMarkdown,
};
