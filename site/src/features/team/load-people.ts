import { sql } from 'drizzle-orm';
import type { Payload } from 'payload';
import { loadSettings } from '#site/features/settings/load-settings.ts';
import { type SocialLink, toSocialLink } from '#site/features/settings/social-links.ts';
import { query } from '#site/server/database.ts';
import { imagesById, type SizedImage } from '#site/server/images.ts';
import { keepUntilPurged } from '#site/server/keep-until-purged.ts';
import { shortOfficeName } from './short-office-name.ts';

/** An agent as visitors see them. The email address is left out: visitors use forms. */
export type Agent = {
  id: number;
  slug: string;
  /** `/agents/{slug}` */
  path: string;
  name: string;
  /** Job title. */
  role: string | null;
  officeId: number | null;
  mobile: string | null;
  phone: string | null;
  /** Plain text, paragraphs split by blank lines. */
  bio: string;
  portrait: SizedImage | null;
  /** Owners book appraisals online; left out in examples. */
  takesBookings?: boolean;
  /** What else convinces people; left out in examples. */
  profile?: AgentProfile;
};

/** The rest of an agent's profile, as far as staff have entered it. */
export type AgentProfile = {
  /** Other than English. */
  languages: string[];
  /** Where they say they sell or lease. */
  suburbs: string[];
  qualifications: string | null;
  licence: string | null;
  social: SocialLink[];
  /** On YouTube or Vimeo. */
  videoUrl: string | null;
};

/** An office as visitors see it. */
export type Office = {
  id: number;
  slug: string;
  /** `/offices/{slug}` */
  path: string;
  name: string;
  /** Without the agency's name before it, where all offices begin with that; left out where nothing would be left. */
  shortName?: string;
  street: string | null;
  suburb: string | null;
  state: string | null;
  postcode: string | null;
  phone: string | null;
  hours: string | null;
  /** Where renters apply, with its placeholders; null for the agency's own link. */
  applyUrl: string | null;
  bio: string;
  picture: SizedImage | null;
  geo: { latitude: number; longitude: number } | null;
  /** Owners book appraisals online; left out in examples. */
  takesBookings?: boolean;
};

/** Everybody with a published profile, in the order of the team page. */
export type People = {
  agents: Agent[];
  offices: Office[];
  agentById: ReadonlyMap<number, Agent>;
  officeById: ReadonlyMap<number, Office>;
};

/**
 * Everybody on the website; read once, and again after a change to an agent, an office or the agency's name: an agency has a few dozen
 * people, and every listing page shows some.
 */
export const loadPeople = keepUntilPurged({ tags: ['agents', 'offices', 'settings'], read: readPeople });

type Row = Record<string, string | number | null>;

async function readPeople(payload: Payload): Promise<People> {
  const [{ agencyName }, agentRows, officeRows, texts] = await Promise.all([
    loadSettings(payload),
    query<Row>(
      payload,
      sql`select id, slug, name, role, office_id, mobile, phone, bio, portrait_id, qualifications, licence, video_url,
          appraisals_offered from agents
        where _status = 'published' and slug is not null order by position, name`,
    ),
    query<Row>(
      payload,
      sql`select id, slug, name, street, suburb, state, postcode, phone, hours, apply_url, bio, picture_id, latitude, longitude,
          appraisals_offered
        from offices where _status = 'published' and slug is not null order by name`,
    ),
    query<Row>(payload, sql`select parent_id, path, text from agents_texts order by parent_id, "order"`),
  ]);
  const pictureIds = [...agentRows.map((row) => row.portrait_id), ...officeRows.map((row) => row.picture_id)];
  const images = await imagesById(
    payload,
    pictureIds.flatMap((id) => (id ? [Number(id)] : [])),
  );
  const agents = agentRows.map((row) => agentOf({ row, images, texts }));
  const offices = officeRows.map((row) => ({
    ...officeOf({ row, images }),
    shortName: shortOfficeName({ name: String(row.name ?? ''), agencyName }),
  }));
  return {
    agents,
    offices,
    agentById: new Map(agents.map((agent) => [agent.id, agent])),
    officeById: new Map(offices.map((office) => [office.id, office])),
  };
}

type Images = Map<number, SizedImage>;

function agentOf({ row, images, texts }: { row: Row; images: Images; texts: Row[] }): Agent {
  const slug = String(row.slug);
  const listOf = (name: string) =>
    texts
      .filter(({ parent_id: of, path }) => Number(of) === Number(row.id) && path === name)
      .flatMap((each) => text(each.text) ?? []);
  return {
    id: Number(row.id),
    slug,
    path: `/agents/${slug}`,
    name: text(row.name) ?? 'Agent',
    role: text(row.role),
    officeId: row.office_id ? Number(row.office_id) : null,
    mobile: text(row.mobile),
    phone: text(row.phone),
    bio: text(row.bio) ?? '',
    portrait: images.get(Number(row.portrait_id)) ?? null,
    takesBookings: Boolean(row.appraisals_offered),
    profile: {
      languages: listOf('languages'),
      suburbs: listOf('suburbs'),
      qualifications: text(row.qualifications),
      licence: text(row.licence),
      social: listOf('socialLinks').flatMap((href) => toSocialLink(href) ?? []),
      videoUrl: text(row.video_url),
    },
  };
}

function officeOf({ row, images }: { row: Row; images: Images }): Office {
  const slug = String(row.slug);
  const [latitude, longitude] = [Number(row.latitude), Number(row.longitude)];
  return {
    id: Number(row.id),
    slug,
    path: `/offices/${slug}`,
    name: text(row.name) ?? 'Office',
    street: text(row.street),
    suburb: text(row.suburb),
    state: text(row.state),
    postcode: text(row.postcode),
    phone: text(row.phone),
    hours: text(row.hours),
    applyUrl: text(row.apply_url),
    bio: text(row.bio) ?? '',
    picture: images.get(Number(row.picture_id)) ?? null,
    geo: latitude && longitude ? { latitude, longitude } : null,
    takesBookings: Boolean(row.appraisals_offered),
  };
}

function text(value: unknown): string | null {
  const words = typeof value === 'string' ? value.trim() : '';
  return words || null;
}
