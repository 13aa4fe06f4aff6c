import type { CollectionConfig, GlobalConfig } from 'payload';

/** A record's form without Payload's tab “API”, which shows staff the record as JSON. */
export function withoutApiTab<Config extends CollectionConfig | GlobalConfig>(config: Config): Config {
  return { ...config, admin: { ...config.admin, hideAPIURL: true } };
}
