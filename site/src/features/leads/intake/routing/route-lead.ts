import { isForPropertyManagers } from '../../forms/lead-forms.ts';
import type { LeadRoute } from '../../types/lead-types.ts';

/** Who a lead could go to, looked up; {@link routeLead} decides. */
export type RoutingFacts = {
  /** Key of its form. */
  form: string;
  /** The agent it was written to, or the listing's agents in their order. */
  agents: { id: number; email: string | null }[];
  /** The office chosen, or the listing's or agent's. */
  office?: RoutedOffice;
  /** The office that has the property's suburb or postcode. */
  officeOfPlace?: RoutedOffice;
  /** Addresses set for the form; they replace agents, office and agency. */
  recipients: string[];
  /** Whether the form confirms to the visitor. */
  autoresponse: boolean;
  /** The agency's own address. */
  fallback: string | null;
  /** Who is copied by setting, and whether the others see that. */
  copies: { email: string; forms: string[]; seen: boolean }[];
  propertyManagers: { email: string | null; officeId: number | null }[];
  webhooks: { name: string; forms: string[] }[];
};

export type RoutedOffice = { id: number; email: string | null };

/**
 * Who gets a lead: the listing's agents, else its office, else the office of its suburb or postcode, else the agency.
 * Recipients set for the form replace all of these. The lead still belongs to the agent and the office, and copies are
 * sent in either case. Each address gets one message.
 */
export function routeLead(facts: RoutingFacts): LeadRoute {
  const { form, agents, recipients, copies, propertyManagers, webhooks } = facts;
  const reachable = agents.filter(({ email }) => email);
  // A lead of agents without an office is theirs: it does not go to the office of the place.
  const office = facts.office ?? (agents.length > 0 ? undefined : facts.officeOfPlace);
  const people = reachable.map(({ email }) => email);
  const [owner, ...others] = recipients.length > 0 ? recipients : people;
  const chosen = owner ?? office?.email ?? facts.officeOfPlace?.email ?? facts.fallback;
  const managers = isForPropertyManagers(form)
    ? propertyManagers.filter(({ officeId }) => !office || officeId === office.id)
    : [];
  const isFor = (forms: string[]) => forms.length === 0 || forms.includes(form);
  const applicable = copies.filter(({ forms }) => isFor(forms));
  const emails = (list: { email: string | null }[]) => list.map(({ email }) => email);
  const copied = distinct({
    addresses: [...others, ...emails(managers), ...emails(applicable.filter(({ seen }) => seen))],
    except: [chosen],
  });
  const first = (reachable[0] ?? agents[0])?.id;
  return {
    owner: chosen ?? undefined,
    copies: copied,
    hidden: distinct({
      addresses: emails(applicable.filter(({ seen }) => !seen)),
      except: [chosen, ...copied],
    }),
    autoresponse: facts.autoresponse,
    webhooks: webhooks.filter(({ forms }) => isFor(forms)).map(({ name }) => name),
    agentId: first ?? null,
    otherAgentIds: agents.map(({ id }) => id).filter((id) => id !== first),
    officeId: office?.id ?? null,
  };
}

/** The office that a list of places names for a property: by suburb, else by postcode. */
export function officeIdOfPlace({
  places,
  suburb,
  postcode,
}: {
  places: { place: string; officeId: number }[];
  suburb: string;
  postcode: string;
}): number | undefined {
  const find = (wanted: string) => {
    const key = plain(wanted);
    return key ? places.find(({ place }) => plain(place) === key)?.officeId : undefined;
  };
  return find(suburb) ?? find(postcode);
}

/**
 * The office nearest to a property: the one in its suburb, else in its postcode, else the one in the same state with
 * the nearest postcode.
 */
export function nearestOfficeId({
  offices,
  suburb,
  postcode,
}: {
  offices: { id: number; suburb: string; postcode: string }[];
  suburb: string;
  postcode: string;
}): number | undefined {
  const wanted = postcode.trim();
  const name = plain(suburb);
  const inSuburb = name ? offices.filter((office) => plain(office.suburb) === name) : [];
  // Suburbs of one name are in several states.
  const exact = inSuburb.find((office) => !wanted || sameState(office.postcode, wanted));
  if (exact) return exact.id;
  if (!isPostcode(wanted)) return undefined;
  const near = offices
    .filter((office) => isPostcode(office.postcode) && sameState(office.postcode, wanted))
    .map((office) => ({ id: office.id, away: Math.abs(Number(office.postcode) - Number(wanted)) }))
    .sort((a, b) => a.away - b.away);
  return near[0]?.id;
}

const isPostcode = (text: string): boolean => /^\d{4}$/.test(text.trim());

/** Postcodes of one state begin alike; the Australian Capital Territory lies within New South Wales. */
const sameState = (one: string, other: string): boolean => one.trim()[0] === other.trim()[0];

/** "St. Peters" and "st peters " are one suburb. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function distinct({
  addresses,
  except,
}: {
  addresses: (string | null)[];
  except: (string | null | undefined)[];
}): string[] {
  const seen = new Set(except.map((address) => address?.toLowerCase()));
  return addresses.filter((address): address is string => {
    if (!address || seen.has(address.toLowerCase())) return false;
    seen.add(address.toLowerCase());
    return true;
  });
}
