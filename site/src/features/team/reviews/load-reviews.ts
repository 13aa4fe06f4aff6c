import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { query } from '#site/server/database.ts';
import { keepUntilPurged } from '#site/server/keep-until-purged.ts';
import { loadPeople } from '../load-people.ts';
import { REVIEW_SOURCES } from './review-sources.ts';

/** A review as visitors read it. Which property it was about is not in it. */
export type Review = {
  id: number;
  text: string;
  /** 1 to 5; null where the reviewer gave none. */
  stars: number | null;
  /** YYYY-MM-DD */
  date: string;
  /** `Google`; null for what was sent to the agency. */
  source: string | null;
  sourceUrl: string | null;
  firstName: string;
  suburb: string | null;
  /** `Seller`; null where it is not known. */
  role: string | null;
  agentId: number | null;
  officeId: number | null;
};

/** Reviews of one agent, office or the whole agency: how many, their stars, and the newest of them. */
export type ReviewSummary = {
  count: number;
  /** The mean of those with stars to one decimal, and of how many; null without any. */
  stars: { mean: number; of: number } | null;
  newest: Review[];
};

const MOST = 5000;

/** Every review, the newest first; kept in this process until one changes. */
const loadReviews = keepUntilPurged({ tags: ['reviews', 'agents'], read: readReviews });

/** The reviews of an agent or office, or of all with neither; `show`: how many of the newest to give. */
export async function reviewsOf(
  payload: Payload,
  { agent, office, show }: { agent?: number; office?: number; show: number },
): Promise<ReviewSummary> {
  const found = (await loadReviews(payload)).filter(
    (review) =>
      (agent === undefined || review.agentId === agent) &&
      (office === undefined || review.officeId === office),
  );
  return summaryOf({ reviews: found, show });
}

/** Counts all of some reviews and shows the newest: the bad ones are in both. */
function summaryOf({ reviews, show }: { reviews: readonly Review[]; show: number }): ReviewSummary {
  const rated = reviews.flatMap(({ stars }) => (stars === null ? [] : [stars]));
  const sum = rated.reduce((total, stars) => total + stars, 0);
  return {
    count: reviews.length,
    stars: rated.length ? { mean: Math.round((sum / rated.length) * 10) / 10, of: rated.length } : null,
    newest: reviews.slice(0, show),
  };
}

type Row = Record<string, string | number | null>;

async function readReviews(payload: Payload): Promise<Review[]> {
  const [rows, { agentById }] = await Promise.all([
    query<Row>(
      payload,
      sql`select id, text, stars, date, source, source_url, first_name, suburb, role, agent_id, office_id
        from reviews where deleted_at is null order by date desc, id desc limit ${MOST}`,
    ),
    loadPeople(payload),
  ]);
  const textOf = (value: unknown) => (typeof value === 'string' && value.trim()) || null;
  const idOf = (value: unknown) => (value ? Number(value) : null);
  return rows.map((row) => {
    const agentId = idOf(row.agent_id);
    const role = textOf(row.role);
    return {
      id: Number(row.id),
      text: String(row.text ?? ''),
      stars: idOf(row.stars),
      date: String(row.date),
      source:
        row.source === 'direct'
          ? null
          : (REVIEW_SOURCES.find(({ value }) => value === row.source)?.label ?? null),
      sourceUrl: textOf(row.source_url),
      firstName: String(row.first_name ?? ''),
      suburb: textOf(row.suburb),
      role: role && role[0]?.toUpperCase() + role.slice(1),
      agentId,
      // A review of an agent is one of their office too.
      officeId: idOf(row.office_id) ?? (agentId && agentById.get(agentId)?.officeId) ?? null,
    };
  });
}
