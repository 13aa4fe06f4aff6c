import { FeedRejection } from './rejection.ts';

type Start = {
  /** Text to hand on; '' until enough is known. Throws FeedRejection when this is no XML. */
  push: (text: string) => string;
  end: () => string;
  /** line ends removed before the first character */
  skippedLines: () => number;
};

/** Characters enough to tell an HTML page from a feed. */
const ENOUGH = 64;

/** Removes white space before the document and refuses what plainly is not XML: empty files, HTML error pages, archives. */
export function createDocumentStart(): Start {
  let held = '';
  let isOpen = false;
  let skipped = 0;
  const skipBlanks = (text: string) => {
    const trimmed = text.trimStart();
    skipped += text.slice(0, text.length - trimmed.length).split('\n').length - 1;
    return trimmed;
  };
  const open = () => {
    isOpen = true;
    if (held === '')
      throw refusal('empty-file', 'The file is empty. Nothing was changed; send it again.', skipped);
    if (/^<(!doctype\s+html|html[\s>])/i.test(held)) {
      throw refusal(
        'html-page',
        'The file is a web page, perhaps an error message saved as .xml. Fetch the feed again.',
        skipped,
      );
    }
    if (!held.startsWith('<')) {
      throw refusal(
        'not-xml',
        'The file does not start like XML. Send a REAXML file (a ZIP must be named .zip).',
        skipped,
      );
    }
    const text = held;
    held = '';
    return text;
  };
  return {
    skippedLines: () => skipped,
    push(text) {
      if (isOpen) return text;
      held = held === '' ? skipBlanks(text) : held + text;
      return held.length < ENOUGH ? '' : open();
    },
    end: () => (isOpen ? '' : open()),
  };
}

function refusal(
  code: 'empty-file' | 'html-page' | 'not-xml',
  message: string,
  skipped: number,
): FeedRejection {
  return new FeedRejection({ code, message, line: skipped + 1 });
}
