/** The lists of open homes. `listing` is those of one listing, whenever they were. */
export const OPEN_HOME_VIEWS = { coming: 'Coming week', past: 'Last 30 days' } as const;

export type OpenHomeView = keyof typeof OPEN_HOME_VIEWS;

/** One open home as staff see it. */
export type OpenHomeRow = {
  listing: number;
  title: string;
  /** ISO instants. The end is null once the feed has taken the time away. */
  startsAt: string;
  endsAt: string | null;
  /** IANA zone of the property. */
  timeZone: string;
  agents: string[];
  /** How many registered beforehand, and how many came. */
  registered: number;
  checkedIn: number;
  /** The page for the agent at the door, around the time of the open home. */
  doorPath: string | null;
};

/** A visitor of an open home, of the leads that the member of staff may see. */
export type OpenHomeVisitor = {
  lead: number;
  name: string;
  phone: string;
  email: string;
  selling: boolean;
  /** Whether they may be written to about this property and others. */
  consent: boolean;
};
