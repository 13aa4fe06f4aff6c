/** Staff roles. What each may do is in {@link RIGHTS}. */
export const ROLES = {
  admin: 'Admin',
  editor: 'Editor',
  manager: 'Office manager',
  'property-manager': 'Property manager',
  agent: 'Agent',
  marketing: 'Marketing',
  viewer: 'Read only',
} as const;

export type Role = keyof typeof ROLES;

/** What the admin consists of, as far as rights differ. */
export const AREAS = {
  listings: 'Listings',
  people: 'Agents and offices',
  leads: 'Leads',
  website: 'Pages, news, popups, forms, theme and contact details',
  media: 'Images and videos',
  visitors: 'Alerts, newsletter and accounts',
  feeds: 'Feeds',
  users: 'Users, other settings and audit log',
} as const;

export type Area = keyof typeof AREAS;

/**
 * `all`: read and change everything. `office`: change what belongs to their office. `own`: change their own. `add`: read all
 * and upload new ones. `read`: change nothing. `none`: not even read.
 */
export type Right = 'all' | 'office' | 'own' | 'add' | 'read' | 'none';

/** The one table of rights. Access rules follow it, the admin shows it, and a test walks it over every collection. */
export const RIGHTS: Record<Role, Record<Area, Right>> = {
  admin: {
    listings: 'all',
    people: 'all',
    leads: 'all',
    website: 'all',
    media: 'all',
    visitors: 'all',
    feeds: 'all',
    users: 'all',
  },
  editor: {
    listings: 'all',
    people: 'all',
    leads: 'all',
    website: 'all',
    media: 'all',
    visitors: 'read',
    feeds: 'add',
    users: 'none',
  },
  manager: {
    listings: 'office',
    people: 'office',
    leads: 'office',
    website: 'read',
    media: 'add',
    visitors: 'none',
    feeds: 'none',
    users: 'none',
  },
  'property-manager': {
    listings: 'own',
    people: 'own',
    leads: 'own',
    website: 'read',
    media: 'add',
    visitors: 'none',
    feeds: 'none',
    users: 'none',
  },
  agent: {
    listings: 'own',
    people: 'own',
    leads: 'own',
    website: 'read',
    media: 'add',
    visitors: 'none',
    feeds: 'none',
    users: 'none',
  },
  marketing: {
    listings: 'read',
    people: 'read',
    leads: 'none',
    website: 'all',
    media: 'all',
    visitors: 'none',
    feeds: 'none',
    users: 'none',
  },
  viewer: {
    listings: 'read',
    people: 'read',
    leads: 'read',
    website: 'read',
    media: 'read',
    visitors: 'read',
    feeds: 'read',
    users: 'none',
  },
};

/** What each right means, for the table in the admin. */
export const RIGHT_TEXTS: Record<Right, string> = {
  all: 'Change everything',
  office: 'Change their office’s',
  own: 'Change their own',
  add: 'View, and upload',
  read: 'View',
  none: '–',
};
