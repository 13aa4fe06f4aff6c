import type { FeedListing } from '@frontage/reaxml';
import { atomically } from '#site/server/database.ts';
import { imagesById } from '#site/server/images.ts';
import { purge } from '#site/server/purge.ts';
import { readStates, recordEvents } from '../public/events/record-events.ts';
import { rowNumbersOf } from '../public/public-rows.ts';
import { listingTags } from '../public/publish-listing.ts';
import { idOf } from '../terms/stored-listing.ts';
import type { FeedNote } from './feed-note.ts';
import { freeIds } from './free-ids.ts';
import { forgetChanges, type ListingChange, recordChanges } from './listing-changes.ts';
import { listingLayout } from './listing-layout.ts';
import { mergeWrites, statementsOf } from './listing-writes.ts';
import { type MessageMarks, messageMark, readUnchanged } from './message-mark.ts';
import { type PreparedListing, prepareListing, type Refusal } from './prepare-listing.ts';
import { feedKey, readByFeedKey, type StoredPair } from './read-stored.ts';
import type { TakeFeedListings, TakenListing } from './taken-listing.ts';
import { forgetWithdrawal, readWithdrawals, rememberWithdrawal } from './withdrawals.ts';
import { writtenHere } from './written-here.ts';

/** How often a listing is worked out again when another writer changes it at the same time. */
const TRIES = 3;

/**
 * Stores a chunk of messages: listings, what visitors may see of them, and what staff see, in one transaction. When
 * that fails each listing gets its own, so that a bad one stays alone. Never throws for the sake of one listing.
 */
export async function takeFeedListings(
  input: TakeFeedListings,
): Promise<{ taken: TakenListing[]; notes: FeedNote[] }> {
  const notes: FeedNote[] = [];
  const marks = new Map(input.messages.map((message) => [message, messageMark({ ...input, message })]));
  const known = input.isAgain ? new Map<string, number>() : await readUnchanged(input.payload, marks);
  const keyOf = ({ agentID, uniqueID }: FeedListing) => feedKey(agentID, uniqueID);
  const taken: TakenListing[] = input.messages.flatMap((message) => {
    const id = known.get(keyOf(message));
    return id === undefined ? [] : [{ ...nothingTaken(message, 'unchanged'), id }];
  });
  const messages = input.messages.filter((message) => !known.has(keyOf(message)));
  if (messages.length === 0) return { taken, notes };
  const news = { ...input, messages, marks };
  try {
    const { prepared, refused, lost } = await storeTogether(news);
    taken.push(...refused.map(({ taken: each }) => each), ...prepared.map(takenOf));
    notes.push(...refused.flatMap((each) => each.notes), ...prepared.flatMap((each) => each.notes));
    for (const message of lost) taken.push(await storeAlone({ input: news, message, notes }));
  } catch {
    for (const message of messages) taken.push(await storeAlone({ input: news, message, notes }));
  }
  const changed = taken.flatMap(({ result, id }) =>
    id !== undefined && (result === 'created' || result === 'updated') ? [{ id }] : [],
  );
  if (!input.isTest) purge(listingTags(changed));
  return { taken, notes };
}

type News = TakeFeedListings & { marks: ReadonlyMap<FeedListing, string> };

async function storeTogether(input: News): Promise<{
  prepared: PreparedListing[];
  refused: Refusal[];
  /** Changed between reading and writing. */
  lost: FeedListing[];
}> {
  const { payload, messages, isTest } = input;
  const stored = await readByFeedKey(
    payload,
    messages.map(({ agentID, uniqueID }) => ({ agentId: agentID, uniqueId: uniqueID })),
  );
  const fresh = messages.filter(({ agentID, uniqueID }) => !stored.has(feedKey(agentID, uniqueID)));
  const withdrawals = await readWithdrawals(payload, fresh);
  const here = await writtenHere({ ...input, messages: fresh });
  // A listing with a staff draft gets two versions: the published one and the draft.
  const versions = fresh.length + [...stored.values()].reduce((sum, pair) => sum + versionsOf(pair), 0);
  const wanted = isTest ? {} : { listings: fresh.length, versions };
  const { ids, versionIds } = await (input.takeIds?.(wanted) ?? freeIds({ payload, ...wanted }));
  const at = Date.now();
  const now = new Date(at).toISOString();
  const answers = messages.map((message) =>
    prepareListing({
      ...input,
      layout: listingLayout(payload),
      message,
      stored: stored.get(feedKey(message.agentID, message.uniqueID)),
      withdrawal: withdrawals.get(feedKey(message.agentID, message.uniqueID)),
      isWrittenHere: here.has(feedKey(message.agentID, message.uniqueID)),
      marks: marksOf(input, message),
      now,
      newId: () => ids.shift() as number,
      newVersionId: () => versionIds.shift() as number,
    }),
  );
  const refused = answers.filter((answer): answer is Refusal => 'taken' in answer);
  const prepared = answers.filter((answer): answer is PreparedListing => !('taken' in answer));
  if (isTest) return { prepared, refused, lost: [] };
  const images = await imagesById(
    payload,
    prepared.flatMap(({ listing, visible }) =>
      visible ? [...(listing.images ?? []), ...(listing.floorPlans ?? [])].map(idOf) : [],
    ),
  );
  const writes = mergeWrites(prepared.map((each) => each.writes({ image: (id) => images.get(id) })));
  const { statements, guards } = statementsOf(writes);
  const shown = prepared.filter(({ visible }) => visible);
  const cards = new Map(writes.cards.map((card) => [card.listing, card]));
  const events = recordEvents({
    before: await readStates(
      payload,
      shown.map(({ id }) => id),
    ),
    after: shown.map(({ id }) => ({
      id,
      rows: rowNumbersOf(id).flatMap((number) => cards.get(number) ?? []),
    })),
    now: at,
  });
  const remembered = [
    ...refused.flatMap(({ withdrawal }) => (withdrawal ? [rememberWithdrawal(withdrawal, now)] : [])),
    ...prepared.flatMap(({ message }) => {
      const known = withdrawals.get(feedKey(message.agentID, message.uniqueID));
      return known ? [forgetWithdrawal(known)] : [];
    }),
  ];
  const run = input.keepChanges ? (input.feedRun ?? 0) : 0;
  const changes = run ? prepared.flatMap(changeOf) : [];
  const recorded = recordChanges({ run, changes, at });
  const results = await atomically(payload, [...statements, ...events, ...remembered, ...recorded]);
  const written = new Set(
    results
      .slice(0, guards)
      .flat()
      .map(({ id }) => Number(id)),
  );
  // Their rows had changed since they were read.
  const lost = new Set(prepared.filter(({ guarded, id }) => guarded && !written.has(id)));
  if (lost.size > 0 && changes.length > 0)
    await forgetChanges({ payload, run, at, listings: [...lost].map(({ id }) => id) });
  return {
    prepared: prepared.filter((each) => !lost.has(each)),
    refused,
    lost: [...lost].map((each) => each.message),
  };
}

function marksOf({ marks, textMarks }: News, message: FeedListing): MessageMarks {
  const text = textMarks?.get(message);
  return { message: marks.get(message) ?? '', ...(text ? { text } : {}) };
}

const changeOf = ({ id, result, diff }: PreparedListing): ListingChange[] =>
  Object.keys(diff).length > 0 ? [{ listing: id, kind: result === 'created' ? 'new' : 'changed', diff }] : [];

const versionsOf = ({ version }: StoredPair): number => (version && !version.mirror ? 2 : 1);

async function storeAlone({
  input,
  message,
  notes,
}: {
  input: News;
  message: FeedListing;
  notes: FeedNote[];
}): Promise<TakenListing> {
  let reason = 'another user was changing it';
  for (let attempt = 0; attempt < TRIES; attempt++) {
    try {
      const { prepared, refused, lost } = await storeTogether({ ...input, messages: [message] });
      if (lost.length > 0) continue;
      notes.push(...refused.flatMap((each) => each.notes), ...prepared.flatMap((each) => each.notes));
      const [done] = [...refused.map(({ taken }) => taken), ...prepared.map(takenOf)];
      if (done) return done;
    } catch (error) {
      reason = reasonOf(error);
    }
  }
  const failed = nothingTaken(message, 'failed');
  notes.push({
    code: 'not-stored',
    severity: 'error',
    listingId: failed.listingId,
    line: message.line,
    text: reason,
    message: 'This listing could not be saved and is unchanged. Import the file again.',
  });
  return failed;
}

/** Of a message that changed nothing. */
const nothingTaken = ({ agentID, uniqueID }: FeedListing, result: 'unchanged' | 'failed'): TakenListing => ({
  listingId: `${agentID}/${uniqueID}`,
  result,
  pending: false,
  dropped: [],
  inline: new Map(),
});

function takenOf(prepared: PreparedListing): TakenListing {
  const { message, result, id, pending, dropped, inline } = prepared;
  return { listingId: `${message.agentID}/${message.uniqueID}`, result, id, pending, dropped, inline };
}

/** The message of the database; the statement and its values, which the driver may add, stay out. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  return (
    String(cause instanceof Error ? cause.message : cause)
      .split('\n')[0]
      ?.slice(0, 200) ?? ''
  );
}
