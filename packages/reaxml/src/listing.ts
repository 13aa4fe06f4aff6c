import { parseFeedDate } from './dates.ts';
import { INLINE_FILE_ELEMENTS, LISTING_ELEMENTS } from './element-names.ts';
import type { FeedLimits } from './limits.ts';
import { parseFields } from './listing-fields.ts';
import { cutText, type FeedProblem, type FieldProblem } from './problem.ts';
import { cleanLine } from './text.ts';
import { attributeOf, childOf, type FeedNode } from './tree.ts';
import { type FeedListing, LISTING_STATUSES } from './types.ts';
import { timeZoneOf, utcToLocal } from './zone.ts';

type ListingInput = {
  node: FeedNode;
  tooLarge: boolean;
  /** `YYYY-MM-DDTHH:mm:ss` of the root */
  fileDate?: string;
  receivedAt: Date;
  limits: FeedLimits;
  onProblem: (problem: FeedProblem) => void;
};

/** One listing element. undefined: it cannot be taken, an error problem says why. */
export function parseListing({
  node,
  tooLarge,
  fileDate,
  receivedAt,
  limits,
  onProblem,
}: ListingInput): FeedListing | undefined {
  const agentID = cleanLine(childOf(node, 'agentID')?.text ?? '');
  const uniqueID = cleanLine(childOf(node, 'uniqueID')?.text ?? '');
  const where = {
    ...(agentID || uniqueID ? { listingId: cutText(`${agentID}/${uniqueID}`) } : {}),
    line: node.line,
  };
  const type = LISTING_ELEMENTS.get(node.name);
  const refuse = (problem: Pick<FeedProblem, 'code' | 'message' | 'element' | 'text'>) => {
    onProblem({ ...where, ...problem, severity: 'error' });
    return undefined;
  };
  const warn = ({ text, element, line, ...problem }: FieldProblem) =>
    onProblem({
      ...where,
      ...problem,
      severity: 'warning',
      element: `${node.rawName}/${element}`,
      ...(text ? { text: cutText(text) } : {}),
      ...(line ? { line } : {}),
    });

  if (!type) return undefined;
  if (tooLarge) {
    return refuse({
      code: 'listing-too-large',
      message:
        'This listing is larger than any real one and was left out. Send pictures by url instead of inside the file.',
    });
  }
  const missing = [agentID ? '' : 'agentID', uniqueID ? '' : 'uniqueID'].filter(Boolean).join(' and ');
  if (missing) {
    return refuse({
      code: 'missing-id',
      element: node.rawName,
      message: `A listing has no ${missing} and was left out. Ask the sender to add it.`,
    });
  }
  if (agentID.length > MAX_ID || uniqueID.length > MAX_ID) {
    return refuse({
      code: 'id-too-long',
      element: node.rawName,
      message: `agentID or uniqueID is longer than ${MAX_ID} characters; the listing was left out. Send the short id.`,
    });
  }
  const sentStatus = attributeOf(node, 'status') ?? '';
  const status = LISTING_STATUSES.find((each) => each === sentStatus.toLowerCase());
  if (!status) {
    return refuse({
      code: 'unknown-status',
      element: `${node.rawName}/@status`,
      text: cutText(sentStatus),
      message: `The status of the listing is ${sentStatus ? 'unknown' : 'missing'}, so the message was left out and the listing stays as it is. Send one of: ${LISTING_STATUSES.join(', ')}.`,
    });
  }
  reportCutText({ node, path: '', warn });
  try {
    const fields = parseFields({ node, report: warn, limits });
    return {
      type,
      agentID,
      uniqueID,
      ...modTimeOf({ node, fileDate, receivedAt, fields, warn }),
      status,
      line: node.line,
      ...fields,
    };
  } catch (error) {
    return refuse({
      code: 'listing-unreadable',
      element: node.rawName,
      text: cutText(String(error)),
      message:
        'This listing could not be read because of a fault in the reader; the others were. Report it together with the file.',
    });
  }
}

/** REA allows 50; real systems stay below this. */
const MAX_ID = 200;

type ModTime = Pick<FeedListing, 'modTime' | 'modTimeSource'>;
type ModTimeInput = Pick<ListingInput, 'node' | 'fileDate' | 'receivedAt'> & {
  fields: Partial<FeedListing>;
  warn: (problem: FieldProblem) => void;
};

function modTimeOf({ node, fileDate, receivedAt, fields, warn }: ModTimeInput): ModTime {
  const sent = attributeOf(node, 'modTime') ?? '';
  const parsed = parseFeedDate(sent);
  if (parsed.kind === 'date') return { modTime: parsed.local, modTimeSource: 'listing' };
  if (parsed.kind === 'garbage') {
    warn({
      code: 'bad-mod-time',
      element: '@modTime',
      text: sent,
      message:
        'The modification time cannot be read, so the time of the file is used. Send YYYY-MM-DD-hh:mm:ss.',
    });
  }
  if (fileDate) return { modTime: fileDate, modTimeSource: 'file' };
  return {
    modTime: utcToLocal({ at: receivedAt, zone: timeZoneOf(fields.address ?? {}) }),
    modTimeSource: 'received',
  };
}

function reportCutText({
  node,
  path,
  warn,
}: {
  node: FeedNode;
  path: string;
  warn: (problem: FieldProblem) => void;
}): void {
  for (const child of node.children) {
    const element = path ? `${path}/${child.rawName}` : child.rawName;
    if (child.cut && !INLINE_FILE_ELEMENTS.has(child.name)) {
      warn({
        code: 'text-too-long',
        element,
        text: child.text.slice(0, 80),
        line: child.line,
        message: `${element} is longer than any real text and was cut. Shorten it in the sending system.`,
      });
    }
    reportCutText({ node: child, path: element, warn });
  }
}
