import type { CollectionConfig, GlobalConfig } from 'payload';

/** Old versions are readable by anyone who may read the record; left alone, Payload shows them to all staff. */
export function versionsAsTheRecord<Config extends CollectionConfig | GlobalConfig>(config: Config): Config {
  if (!config.versions || !config.access?.read) return config;
  return { ...config, access: { readVersions: config.access.read, ...config.access } };
}
