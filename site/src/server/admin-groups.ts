import type { CollectionConfig, GlobalConfig } from 'payload';

/**
 * The groups of the admin's navigation, by what people come to do. What is not named keeps the group of its own
 * configuration.
 */
const GROUPS: Record<string, readonly string[]> = {
  // The listings themselves stand above the groups, as the list that staff work from.
  Property: ['property-documents'],
  Feeds: ['feeds', 'feed-sources', 'feed-settings'],
  Leads: ['leads', 'deliveries'],
  Settings: [
    'settings',
    'users',
    'redirects',
    'missing-addresses',
    'lead-form-settings',
    'lead-handling',
    'lead-mail-templates',
    'contact-form-settings',
    'webhooks',
  ],
};

const groupOf = new Map(
  Object.entries(GROUPS).flatMap(([group, slugs]) => slugs.map((slug) => [slug, group] as const)),
);

/** The same collection or global, in the group of the navigation where people look for it. */
export function inItsGroup<Config extends CollectionConfig | GlobalConfig>(config: Config): Config {
  const group = groupOf.get(config.slug);
  return group ? { ...config, admin: { ...config.admin, group } } : config;
}
