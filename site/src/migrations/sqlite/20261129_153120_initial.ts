import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`listings_inspections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`starts_at\` text,
  	\`ends_at\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`listings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`listings_inspections_order_idx\` ON \`listings_inspections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`listings_inspections_parent_id_idx\` ON \`listings_inspections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`listings_documents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'brochure',
  	\`title\` text,
  	\`file_id\` integer,
  	\`address\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`property_documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`listings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`listings_documents_order_idx\` ON \`listings_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`listings_documents_parent_id_idx\` ON \`listings_documents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`listings_documents_file_idx\` ON \`listings_documents\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`listings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`address_hidden\` integer,
  	\`site\` text,
  	\`sub_number\` text,
  	\`lot_number\` text,
  	\`street_number\` text,
  	\`street\` text,
  	\`suburb\` text,
  	\`state\` text,
  	\`postcode\` text,
  	\`country\` text DEFAULT 'Australia',
  	\`suburb_hidden\` integer,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`municipality\` text,
  	\`estate\` text,
  	\`price_hidden\` integer,
  	\`price\` numeric,
  	\`price_max\` numeric,
  	\`price_view\` text,
  	\`also_for_rent\` integer,
  	\`rent\` numeric,
  	\`rent_period\` text DEFAULT 'week',
  	\`rent_per_square_metre\` numeric,
  	\`bond\` numeric,
  	\`available_from\` text,
  	\`outgoings\` numeric,
  	\`plus_outgoings\` integer,
  	\`plus_gst\` integer,
  	\`plus_sav\` integer,
  	\`return_percent\` numeric,
  	\`takings\` text,
  	\`sold_price\` numeric,
  	\`sold_price_display\` text,
  	\`sold_date\` text,
  	\`beds\` numeric,
  	\`baths\` numeric,
  	\`cars\` numeric,
  	\`ensuites\` numeric,
  	\`living_areas\` numeric,
  	\`land_area\` numeric,
  	\`land_area_text\` text,
  	\`building_area\` numeric,
  	\`building_area_text\` text,
  	\`frontage_text\` text,
  	\`energy_rating\` numeric,
  	\`year_built\` numeric,
  	\`new_construction\` integer,
  	\`pet_friendly\` integer,
  	\`furnished\` integer,
  	\`extras\` text,
  	\`headline\` text,
  	\`description\` text,
  	\`auction_at\` text,
  	\`auction_result\` text,
  	\`video_url\` text,
  	\`tour_url\` text,
  	\`apply_url\` text,
  	\`feed_images\` text,
  	\`status\` text DEFAULT 'current',
  	\`publish_incomplete\` integer,
  	\`under_offer\` integer,
  	\`method\` text DEFAULT 'buy',
  	\`category\` text DEFAULT 'residential',
  	\`property_type\` text,
  	\`authority\` text,
  	\`listed_at\` text,
  	\`feed_agent_id\` text,
  	\`feed_unique_id\` text,
  	\`feed_mod_time\` text,
  	\`feed_differs\` integer,
  	\`feed_run\` numeric,
  	\`office_id\` integer,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`listings_title_idx\` ON \`listings\` (\`title\`);`)
  await db.run(sql`CREATE INDEX \`listings_suburb_idx\` ON \`listings\` (\`suburb\`);`)
  await db.run(sql`CREATE INDEX \`listings_status_idx\` ON \`listings\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`listings_listed_at_idx\` ON \`listings\` (\`listed_at\`);`)
  await db.run(sql`CREATE INDEX \`listings_office_idx\` ON \`listings\` (\`office_id\`);`)
  await db.run(sql`CREATE INDEX \`listings_updated_at_idx\` ON \`listings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`listings_created_at_idx\` ON \`listings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`listings__status_idx\` ON \`listings\` (\`_status\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`feedAgentId_feedUniqueId_idx\` ON \`listings\` (\`feed_agent_id\`,\`feed_unique_id\`);`)
  await db.run(sql`CREATE TABLE \`listings_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`listings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`listings_texts_order_parent\` ON \`listings_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`listings_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`agents_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`listings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`agents_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`listings_rels_order_idx\` ON \`listings_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`listings_rels_parent_idx\` ON \`listings_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`listings_rels_path_idx\` ON \`listings_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`listings_rels_media_id_idx\` ON \`listings_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`listings_rels_agents_id_idx\` ON \`listings_rels\` (\`agents_id\`);`)
  await db.run(sql`CREATE TABLE \`_listings_v_version_inspections\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`starts_at\` text,
  	\`ends_at\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_listings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_listings_v_version_inspections_order_idx\` ON \`_listings_v_version_inspections\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_inspections_parent_id_idx\` ON \`_listings_v_version_inspections\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_listings_v_version_documents\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text DEFAULT 'brochure',
  	\`title\` text,
  	\`file_id\` integer,
  	\`address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`file_id\`) REFERENCES \`property_documents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_listings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_listings_v_version_documents_order_idx\` ON \`_listings_v_version_documents\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_documents_parent_id_idx\` ON \`_listings_v_version_documents\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_documents_file_idx\` ON \`_listings_v_version_documents\` (\`file_id\`);`)
  await db.run(sql`CREATE TABLE \`_listings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_address_hidden\` integer,
  	\`version_site\` text,
  	\`version_sub_number\` text,
  	\`version_lot_number\` text,
  	\`version_street_number\` text,
  	\`version_street\` text,
  	\`version_suburb\` text,
  	\`version_state\` text,
  	\`version_postcode\` text,
  	\`version_country\` text DEFAULT 'Australia',
  	\`version_suburb_hidden\` integer,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_municipality\` text,
  	\`version_estate\` text,
  	\`version_price_hidden\` integer,
  	\`version_price\` numeric,
  	\`version_price_max\` numeric,
  	\`version_price_view\` text,
  	\`version_also_for_rent\` integer,
  	\`version_rent\` numeric,
  	\`version_rent_period\` text DEFAULT 'week',
  	\`version_rent_per_square_metre\` numeric,
  	\`version_bond\` numeric,
  	\`version_available_from\` text,
  	\`version_outgoings\` numeric,
  	\`version_plus_outgoings\` integer,
  	\`version_plus_gst\` integer,
  	\`version_plus_sav\` integer,
  	\`version_return_percent\` numeric,
  	\`version_takings\` text,
  	\`version_sold_price\` numeric,
  	\`version_sold_price_display\` text,
  	\`version_sold_date\` text,
  	\`version_beds\` numeric,
  	\`version_baths\` numeric,
  	\`version_cars\` numeric,
  	\`version_ensuites\` numeric,
  	\`version_living_areas\` numeric,
  	\`version_land_area\` numeric,
  	\`version_land_area_text\` text,
  	\`version_building_area\` numeric,
  	\`version_building_area_text\` text,
  	\`version_frontage_text\` text,
  	\`version_energy_rating\` numeric,
  	\`version_year_built\` numeric,
  	\`version_new_construction\` integer,
  	\`version_pet_friendly\` integer,
  	\`version_furnished\` integer,
  	\`version_extras\` text,
  	\`version_headline\` text,
  	\`version_description\` text,
  	\`version_auction_at\` text,
  	\`version_auction_result\` text,
  	\`version_video_url\` text,
  	\`version_tour_url\` text,
  	\`version_apply_url\` text,
  	\`version_feed_images\` text,
  	\`version_status\` text DEFAULT 'current',
  	\`version_publish_incomplete\` integer,
  	\`version_under_offer\` integer,
  	\`version_method\` text DEFAULT 'buy',
  	\`version_category\` text DEFAULT 'residential',
  	\`version_property_type\` text,
  	\`version_authority\` text,
  	\`version_listed_at\` text,
  	\`version_feed_agent_id\` text,
  	\`version_feed_unique_id\` text,
  	\`version_feed_mod_time\` text,
  	\`version_feed_differs\` integer,
  	\`version_feed_run\` numeric,
  	\`version_office_id\` integer,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`listings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_listings_v_parent_idx\` ON \`_listings_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_title_idx\` ON \`_listings_v\` (\`version_title\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_suburb_idx\` ON \`_listings_v\` (\`version_suburb\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_status_idx\` ON \`_listings_v\` (\`version_status\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_listed_at_idx\` ON \`_listings_v\` (\`version_listed_at\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_office_idx\` ON \`_listings_v\` (\`version_office_id\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_updated_at_idx\` ON \`_listings_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version_created_at_idx\` ON \`_listings_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_version_version__status_idx\` ON \`_listings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_created_at_idx\` ON \`_listings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_updated_at_idx\` ON \`_listings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_latest_idx\` ON \`_listings_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`version_feedAgentId_version_feedUniqueId_idx\` ON \`_listings_v\` (\`version_feed_agent_id\`,\`version_feed_unique_id\`);`)
  await db.run(sql`CREATE TABLE \`_listings_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_listings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_listings_v_texts_order_parent\` ON \`_listings_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_listings_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`agents_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_listings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`agents_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_listings_v_rels_order_idx\` ON \`_listings_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_rels_parent_idx\` ON \`_listings_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_rels_path_idx\` ON \`_listings_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_rels_media_id_idx\` ON \`_listings_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_listings_v_rels_agents_id_idx\` ON \`_listings_v_rels\` (\`agents_id\`);`)
  await db.run(sql`CREATE TABLE \`public_listings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`listing\` numeric NOT NULL,
  	\`channel\` text NOT NULL,
  	\`category\` text NOT NULL,
  	\`property_type\` text,
  	\`suburb_key\` text,
  	\`suburb_name\` text,
  	\`state\` text NOT NULL,
  	\`price_low\` numeric,
  	\`price_high\` numeric,
  	\`price_up\` numeric NOT NULL,
  	\`price_down\` numeric NOT NULL,
  	\`beds\` numeric NOT NULL,
  	\`baths\` numeric NOT NULL,
  	\`cars\` numeric NOT NULL,
  	\`land\` numeric NOT NULL,
  	\`building\` numeric DEFAULT 0 NOT NULL,
  	\`tenure\` text,
  	\`uses\` text DEFAULT '' NOT NULL,
  	\`features\` text DEFAULT '' NOT NULL,
  	\`traits\` text DEFAULT '' NOT NULL,
  	\`newly_built\` numeric DEFAULT 0 NOT NULL,
  	\`under_offer\` numeric DEFAULT 0 NOT NULL,
  	\`available_on\` text,
  	\`auction_at\` numeric,
  	\`sold_year\` numeric,
  	\`days_listed\` numeric,
  	\`area_price\` numeric,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`sorted_at\` numeric NOT NULL,
  	\`office\` numeric,
  	\`card\` text NOT NULL,
  	\`page\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`public_listings_listing_idx\` ON \`public_listings\` (\`listing\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_idx\` ON \`public_listings\` (\`channel\`,\`sorted_at\`,\`category\`,\`property_type\`,\`price_low\`,\`price_high\`,\`beds\`,\`baths\`,\`cars\`,\`land\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_1_idx\` ON \`public_listings\` (\`channel\`,\`price_up\`,\`sorted_at\`,\`category\`,\`property_type\`,\`price_low\`,\`price_high\`,\`beds\`,\`baths\`,\`cars\`,\`land\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_2_idx\` ON \`public_listings\` (\`channel\`,\`price_down\`,\`sorted_at\`,\`category\`,\`property_type\`,\`price_low\`,\`price_high\`,\`beds\`,\`baths\`,\`cars\`,\`land\`);`)
  await db.run(sql`CREATE INDEX \`channel_suburbKey_sortedAt_idx\` ON \`public_listings\` (\`channel\`,\`suburb_key\`,\`sorted_at\`);`)
  await db.run(sql`CREATE INDEX \`suburbKey_latitude_longitude_idx\` ON \`public_listings\` (\`suburb_key\`,\`latitude\`,\`longitude\`);`)
  await db.run(sql`CREATE INDEX \`office_channel_sortedAt_idx\` ON \`public_listings\` (\`office\`,\`channel\`,\`sorted_at\`);`)
  await db.run(sql`CREATE INDEX \`compound_index_3_idx\` ON \`public_listings\` (\`channel\`,\`latitude\`,\`longitude\`,\`suburb_key\`,\`category\`,\`property_type\`,\`price_low\`,\`price_high\`,\`beds\`,\`baths\`,\`cars\`,\`land\`,\`under_offer\`,\`traits\`,\`listing\`);`)
  await db.run(sql`CREATE TABLE \`listing_events\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`listing\` numeric NOT NULL,
  	\`kind\` text NOT NULL,
  	\`fingerprint\` text NOT NULL,
  	\`detail\` text NOT NULL,
  	\`price_low\` numeric,
  	\`price_high\` numeric,
  	\`at\` numeric NOT NULL,
  	\`state\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`listing_kind_fingerprint_idx\` ON \`listing_events\` (\`listing\`,\`kind\`,\`fingerprint\`);`)
  await db.run(sql`CREATE INDEX \`state_idx\` ON \`listing_events\` (\`state\`);`)
  await db.run(sql`CREATE TABLE \`property_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`source_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`property_documents_source_hash_idx\` ON \`property_documents\` (\`source_hash\`);`)
  await db.run(sql`CREATE INDEX \`property_documents_updated_at_idx\` ON \`property_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`property_documents_created_at_idx\` ON \`property_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`property_documents_filename_idx\` ON \`property_documents\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`feed_withdrawals\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`agent_id\` text NOT NULL,
  	\`unique_id\` text NOT NULL,
  	\`status\` text NOT NULL,
  	\`mod_time\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`feed_withdrawals_updated_at_idx\` ON \`feed_withdrawals\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`feed_withdrawals_created_at_idx\` ON \`feed_withdrawals\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`agentId_uniqueId_idx\` ON \`feed_withdrawals\` (\`agent_id\`,\`unique_id\`);`)
  await db.run(sql`CREATE TABLE \`empty_searches\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`path\` text NOT NULL,
  	\`label\` text NOT NULL,
  	\`day\` text NOT NULL,
  	\`searches\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`day_path_idx\` ON \`empty_searches\` (\`day\`,\`path\`);`)
  await db.run(sql`CREATE TABLE \`listing_changes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`listing\` numeric NOT NULL,
  	\`run\` numeric NOT NULL,
  	\`kind\` text NOT NULL,
  	\`by\` text,
  	\`at\` numeric NOT NULL,
  	\`diff\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`listing_idx\` ON \`listing_changes\` (\`listing\`);`)
  await db.run(sql`CREATE INDEX \`run_listing_idx\` ON \`listing_changes\` (\`run\`,\`listing\`);`)
  await db.run(sql`CREATE TABLE \`listing_changes_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`property_documents_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`listing_changes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`property_documents_id\`) REFERENCES \`property_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`listing_changes_rels_order_idx\` ON \`listing_changes_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`listing_changes_rels_parent_idx\` ON \`listing_changes_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`listing_changes_rels_path_idx\` ON \`listing_changes_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`listing_changes_rels_media_id_idx\` ON \`listing_changes_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`listing_changes_rels_property_documents_id_idx\` ON \`listing_changes_rels\` (\`property_documents_id\`);`)
  await db.run(sql`CREATE TABLE \`listing_views\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`listing\` numeric NOT NULL,
  	\`day\` text NOT NULL,
  	\`views\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`listing_day_idx\` ON \`listing_views\` (\`listing\`,\`day\`);`)
  await db.run(sql`CREATE TABLE \`vendor_reports\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`listing_id\` integer NOT NULL,
  	\`weekly\` integer DEFAULT true,
  	\`link\` numeric DEFAULT 1 NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`listing_id\`) REFERENCES \`listings\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`vendor_reports_listing_idx\` ON \`vendor_reports\` (\`listing_id\`);`)
  await db.run(sql`CREATE INDEX \`vendor_reports_updated_at_idx\` ON \`vendor_reports\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`vendor_reports_created_at_idx\` ON \`vendor_reports\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`vendor_reports_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`vendor_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`vendor_reports_texts_order_parent\` ON \`vendor_reports_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`vendor_report_mails\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`report\` numeric NOT NULL,
  	\`to\` text NOT NULL,
  	\`week\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`due_at\` text NOT NULL,
  	\`sent_at\` text,
  	\`attempt_count\` numeric DEFAULT 0 NOT NULL,
  	\`attempts\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`vendor_report_mails_updated_at_idx\` ON \`vendor_report_mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`vendor_report_mails_created_at_idx\` ON \`vendor_report_mails\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_dueAt_idx\` ON \`vendor_report_mails\` (\`state\`,\`due_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`report_week_to_idx\` ON \`vendor_report_mails\` (\`report\`,\`week\`,\`to\`);`)
  await db.run(sql`CREATE TABLE \`leads\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`state\` text DEFAULT 'new',
  	\`assignee_id\` integer,
  	\`reference\` text NOT NULL,
  	\`token\` text NOT NULL,
  	\`form\` text NOT NULL,
  	\`form_version\` numeric,
  	\`form_title\` text,
  	\`name\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`answers\` text NOT NULL,
  	\`attachments\` text,
  	\`mails\` text,
  	\`listing_id\` integer,
  	\`inspection\` text,
  	\`contact_id\` integer,
  	\`agent_id\` integer,
  	\`office_id\` integer,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`opened_at\` text,
  	\`page\` text,
  	\`source\` text,
  	\`log\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`listing_id\`) REFERENCES \`listings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`contact_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`agent_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`leads_state_idx\` ON \`leads\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`leads_assignee_idx\` ON \`leads\` (\`assignee_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`leads_reference_idx\` ON \`leads\` (\`reference\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`leads_token_idx\` ON \`leads\` (\`token\`);`)
  await db.run(sql`CREATE INDEX \`leads_form_idx\` ON \`leads\` (\`form\`);`)
  await db.run(sql`CREATE INDEX \`leads_listing_idx\` ON \`leads\` (\`listing_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_contact_idx\` ON \`leads\` (\`contact_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_agent_idx\` ON \`leads\` (\`agent_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_office_idx\` ON \`leads\` (\`office_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_created_at_idx\` ON \`leads\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_updated_at_idx\` ON \`leads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`email_form_createdAt_idx\` ON \`leads\` (\`email\`,\`form\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_createdAt_idx\` ON \`leads\` (\`state\`,\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_form_assignee_createdAt_agent_idx\` ON \`leads\` (\`state\`,\`form\`,\`assignee_id\`,\`created_at\`,\`agent_id\`);`)
  await db.run(sql`CREATE TABLE \`leads_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`agents_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`agents_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`leads_rels_order_idx\` ON \`leads_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`leads_rels_parent_idx\` ON \`leads_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_rels_path_idx\` ON \`leads_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`leads_rels_agents_id_idx\` ON \`leads_rels\` (\`agents_id\`);`)
  await db.run(sql`CREATE TABLE \`lead_notes\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead_id\` integer NOT NULL,
  	\`by\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_notes_lead_idx\` ON \`lead_notes\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_notes_updated_at_idx\` ON \`lead_notes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_notes_created_at_idx\` ON \`lead_notes\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lead_messages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead_id\` integer NOT NULL,
  	\`from\` text NOT NULL,
  	\`subject\` text,
  	\`text\` text NOT NULL,
  	\`message_id\` text NOT NULL,
  	\`files\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_messages_lead_idx\` ON \`lead_messages\` (\`lead_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lead_messages_message_id_idx\` ON \`lead_messages\` (\`message_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_messages_updated_at_idx\` ON \`lead_messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_messages_created_at_idx\` ON \`lead_messages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lead_tasks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead_id\` integer NOT NULL,
  	\`text\` text NOT NULL,
  	\`due_at\` text NOT NULL,
  	\`assignee_id\` integer,
  	\`by\` text NOT NULL,
  	\`done_at\` text,
  	\`done_by\` text,
  	\`reminder\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_tasks_lead_idx\` ON \`lead_tasks\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_tasks_assignee_idx\` ON \`lead_tasks\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_tasks_updated_at_idx\` ON \`lead_tasks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lead_tasks_created_at_idx\` ON \`lead_tasks\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`appointments\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead_id\` integer NOT NULL,
  	\`host\` text NOT NULL,
  	\`host_name\` text NOT NULL,
  	\`starts_at\` text NOT NULL,
  	\`ends_at\` text NOT NULL,
  	\`zone\` text NOT NULL,
  	\`host_zone\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`changes\` numeric NOT NULL,
  	\`mark\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`appointments_lead_idx\` ON \`appointments\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`appointments_starts_at_idx\` ON \`appointments\` (\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`appointments_updated_at_idx\` ON \`appointments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`appointments_created_at_idx\` ON \`appointments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`appointment_times\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`appointment_id\` integer NOT NULL,
  	\`cell\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`appointment_id\`) REFERENCES \`appointments\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`appointment_times_appointment_idx\` ON \`appointment_times\` (\`appointment_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`appointment_times_cell_idx\` ON \`appointment_times\` (\`cell\`);`)
  await db.run(sql`CREATE INDEX \`appointment_times_updated_at_idx\` ON \`appointment_times\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`appointment_times_created_at_idx\` ON \`appointment_times\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`contacts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`origin\` text NOT NULL,
  	\`last_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`contacts_origin_idx\` ON \`contacts\` (\`origin\`);`)
  await db.run(sql`CREATE INDEX \`contacts_last_at_idx\` ON \`contacts\` (\`last_at\`);`)
  await db.run(sql`CREATE INDEX \`contacts_updated_at_idx\` ON \`contacts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contacts_created_at_idx\` ON \`contacts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`contact_addresses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`contact_id\` integer,
  	\`value\` text NOT NULL,
  	\`sms_stopped_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`contact_id\`) REFERENCES \`contacts\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_addresses_contact_idx\` ON \`contact_addresses\` (\`contact_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_addresses_value_idx\` ON \`contact_addresses\` (\`value\`);`)
  await db.run(sql`CREATE INDEX \`contact_addresses_updated_at_idx\` ON \`contact_addresses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_addresses_created_at_idx\` ON \`contact_addresses\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`deliveries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`lead_id\` integer NOT NULL,
  	\`kind\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`by\` text,
  	\`reply_to\` text,
  	\`subject\` text,
  	\`text\` text,
  	\`files\` text,
  	\`because\` text,
  	\`state\` text NOT NULL,
  	\`due_at\` text NOT NULL,
  	\`sent_at\` text,
  	\`attempt_count\` numeric DEFAULT 0 NOT NULL,
  	\`attempts\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`lead_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`deliveries_lead_idx\` ON \`deliveries\` (\`lead_id\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_updated_at_idx\` ON \`deliveries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_created_at_idx\` ON \`deliveries\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_dueAt_1_idx\` ON \`deliveries\` (\`state\`,\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`state_kind_dueAt_idx\` ON \`deliveries\` (\`state\`,\`kind\`,\`due_at\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`path\` text,
  	\`hide_header\` integer DEFAULT false,
  	\`hide_footer\` integer DEFAULT false,
  	\`design\` text,
  	\`edited_by_id\` integer,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_noindex\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`edited_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_path_idx\` ON \`pages\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`pages_edited_by_idx\` ON \`pages\` (\`edited_by_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_seo_seo_image_idx\` ON \`pages\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_path\` text,
  	\`version_hide_header\` integer DEFAULT false,
  	\`version_hide_footer\` integer DEFAULT false,
  	\`version_design\` text,
  	\`version_edited_by_id\` integer,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_noindex\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_edited_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_path_idx\` ON \`_pages_v\` (\`version_path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_edited_by_idx\` ON \`_pages_v\` (\`version_edited_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_version_seo_image_idx\` ON \`_pages_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`posts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`excerpt\` text,
  	\`picture_id\` integer,
  	\`design\` text,
  	\`edited_by_id\` integer,
  	\`seo_title\` text,
  	\`seo_description\` text,
  	\`seo_image_id\` integer,
  	\`seo_noindex\` integer,
  	\`slug\` text,
  	\`published_at\` text,
  	\`author_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`edited_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_picture_idx\` ON \`posts\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_edited_by_idx\` ON \`posts\` (\`edited_by_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_seo_seo_image_idx\` ON \`posts\` (\`seo_image_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`posts_slug_idx\` ON \`posts\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`posts_published_at_idx\` ON \`posts\` (\`published_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_author_idx\` ON \`posts\` (\`author_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_updated_at_idx\` ON \`posts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_created_at_idx\` ON \`posts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`posts_deleted_at_idx\` ON \`posts\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`posts__status_idx\` ON \`posts\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`posts_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`post_categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`post_categories_id\`) REFERENCES \`post_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`posts_rels_order_idx\` ON \`posts_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_parent_idx\` ON \`posts_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_path_idx\` ON \`posts_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`posts_rels_post_categories_id_idx\` ON \`posts_rels\` (\`post_categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_excerpt\` text,
  	\`version_picture_id\` integer,
  	\`version_design\` text,
  	\`version_edited_by_id\` integer,
  	\`version_seo_title\` text,
  	\`version_seo_description\` text,
  	\`version_seo_image_id\` integer,
  	\`version_seo_noindex\` integer,
  	\`version_slug\` text,
  	\`version_published_at\` text,
  	\`version_author_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_edited_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_author_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_parent_idx\` ON \`_posts_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_picture_idx\` ON \`_posts_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_edited_by_idx\` ON \`_posts_v\` (\`version_edited_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_seo_version_seo_image_idx\` ON \`_posts_v\` (\`version_seo_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_slug_idx\` ON \`_posts_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_published_at_idx\` ON \`_posts_v\` (\`version_published_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_author_idx\` ON \`_posts_v\` (\`version_author_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_updated_at_idx\` ON \`_posts_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_created_at_idx\` ON \`_posts_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version_deleted_at_idx\` ON \`_posts_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_version_version__status_idx\` ON \`_posts_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_created_at_idx\` ON \`_posts_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_updated_at_idx\` ON \`_posts_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_latest_idx\` ON \`_posts_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_posts_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`post_categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_posts_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`post_categories_id\`) REFERENCES \`post_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_order_idx\` ON \`_posts_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_parent_idx\` ON \`_posts_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_path_idx\` ON \`_posts_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_posts_v_rels_post_categories_id_idx\` ON \`_posts_v_rels\` (\`post_categories_id\`);`)
  await db.run(sql`CREATE TABLE \`post_categories\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`post_categories_slug_idx\` ON \`post_categories\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`post_categories_updated_at_idx\` ON \`post_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`post_categories_created_at_idx\` ON \`post_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`suburb_pages\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`suburb\` text NOT NULL,
  	\`key\` text,
  	\`text\` text,
  	\`picture_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`suburb_pages_suburb_idx\` ON \`suburb_pages\` (\`suburb\`);`)
  await db.run(sql`CREATE INDEX \`suburb_pages_key_idx\` ON \`suburb_pages\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`suburb_pages_picture_idx\` ON \`suburb_pages\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`suburb_pages_updated_at_idx\` ON \`suburb_pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`suburb_pages_created_at_idx\` ON \`suburb_pages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`popups_show_on\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`place\` text DEFAULT 'site',
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_show_on_order_idx\` ON \`popups_show_on\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`popups_show_on_parent_id_idx\` ON \`popups_show_on\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`popups_not_on\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`place\` text DEFAULT 'site',
  	\`address\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_not_on_order_idx\` ON \`popups_not_on\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`popups_not_on_parent_id_idx\` ON \`popups_not_on\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`popups_rules_sources\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_rules_sources_order_idx\` ON \`popups_rules_sources\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`popups_rules_sources_parent_idx\` ON \`popups_rules_sources\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`popups_rules_devices\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_rules_devices_order_idx\` ON \`popups_rules_devices\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`popups_rules_devices_parent_idx\` ON \`popups_rules_devices\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`popups_rules_browsers\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_rules_browsers_order_idx\` ON \`popups_rules_browsers\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`popups_rules_browsers_parent_idx\` ON \`popups_rules_browsers\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`popups\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`label\` text,
  	\`design\` text,
  	\`triggers_page_load\` integer DEFAULT false,
  	\`triggers_page_load_delay\` numeric DEFAULT 5,
  	\`triggers_scrolling\` integer DEFAULT false,
  	\`triggers_scrolling_direction\` text DEFAULT 'down',
  	\`triggers_scrolling_offset\` numeric DEFAULT 50,
  	\`triggers_scrolling_to\` integer DEFAULT false,
  	\`triggers_scrolling_to_selector\` text,
  	\`triggers_click\` integer DEFAULT false,
  	\`triggers_click_times\` numeric DEFAULT 1,
  	\`triggers_inactivity\` integer DEFAULT false,
  	\`triggers_inactivity_time\` numeric DEFAULT 30,
  	\`triggers_exit_intent\` integer DEFAULT false,
  	\`triggers_adblock_detection\` integer DEFAULT false,
  	\`triggers_adblock_detection_delay\` numeric DEFAULT 1,
  	\`open_selector\` text,
  	\`rules_times\` integer DEFAULT false,
  	\`rules_times_times\` numeric DEFAULT 1,
  	\`rules_times_period\` text DEFAULT 'week',
  	\`rules_times_count\` text DEFAULT 'open',
  	\`rules_page_views\` integer DEFAULT false,
  	\`rules_page_views_views\` numeric DEFAULT 3,
  	\`rules_sessions\` integer DEFAULT false,
  	\`rules_sessions_sessions\` numeric DEFAULT 2,
  	\`rules_url\` integer DEFAULT false,
  	\`rules_url_action\` text DEFAULT 'show',
  	\`rules_url_of\` text DEFAULT 'referrer',
  	\`rules_url_match\` text DEFAULT 'contains',
  	\`rules_url_url\` text,
  	\`rules_logged_in\` text DEFAULT 'show',
  	\`rules_schedule_zone\` text DEFAULT 'site',
  	\`rules_schedule_start\` text,
  	\`rules_schedulestart_tz\` text DEFAULT 'Australia/Sydney',
  	\`rules_schedule_end\` text,
  	\`rules_scheduleend_tz\` text DEFAULT 'Australia/Sydney',
  	\`settings_place\` text DEFAULT 'center',
  	\`settings_width\` numeric DEFAULT 640,
  	\`settings_overlay\` integer DEFAULT true,
  	\`settings_prevent_scroll\` integer DEFAULT false,
  	\`settings_close_button\` integer DEFAULT true,
  	\`settings_close_button_position\` text DEFAULT 'inside',
  	\`settings_close_button_delay\` numeric DEFAULT 0,
  	\`settings_close_automatically\` numeric,
  	\`settings_prevent_close_on_background_click\` integer DEFAULT false,
  	\`settings_prevent_close_on_esc\` integer DEFAULT false,
  	\`settings_entrance_animation\` text DEFAULT 'fade',
  	\`settings_exit_animation\` text DEFAULT 'fade',
  	\`settings_entrance_duration\` numeric DEFAULT 0.3,
  	\`settings_a11y_navigation\` integer DEFAULT true,
  	\`settings_avoid_multiple\` integer DEFAULT true,
  	\`settings_classes\` text,
  	\`test_other_id\` integer,
  	\`test_share\` numeric DEFAULT 50,
  	\`goal\` text,
  	\`edited_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`test_other_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`edited_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_test_test_other_idx\` ON \`popups\` (\`test_other_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_edited_by_idx\` ON \`popups\` (\`edited_by_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_updated_at_idx\` ON \`popups\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`popups_created_at_idx\` ON \`popups\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`popups_deleted_at_idx\` ON \`popups\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`popups__status_idx\` ON \`popups\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`popups_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`popups_rels_order_idx\` ON \`popups_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_parent_idx\` ON \`popups_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_path_idx\` ON \`popups_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`popups_rels_pages_id_idx\` ON \`popups_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v_version_show_on\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`place\` text DEFAULT 'site',
  	\`address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_popups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_version_show_on_order_idx\` ON \`_popups_v_version_show_on\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_show_on_parent_id_idx\` ON \`_popups_v_version_show_on\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v_version_not_on\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`place\` text DEFAULT 'site',
  	\`address\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_popups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_version_not_on_order_idx\` ON \`_popups_v_version_not_on\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_not_on_parent_id_idx\` ON \`_popups_v_version_not_on\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v_version_rules_sources\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_popups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_version_rules_sources_order_idx\` ON \`_popups_v_version_rules_sources\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_rules_sources_parent_idx\` ON \`_popups_v_version_rules_sources\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v_version_rules_devices\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_popups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_version_rules_devices_order_idx\` ON \`_popups_v_version_rules_devices\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_rules_devices_parent_idx\` ON \`_popups_v_version_rules_devices\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v_version_rules_browsers\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_popups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_version_rules_browsers_order_idx\` ON \`_popups_v_version_rules_browsers\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_rules_browsers_parent_idx\` ON \`_popups_v_version_rules_browsers\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_label\` text,
  	\`version_design\` text,
  	\`version_triggers_page_load\` integer DEFAULT false,
  	\`version_triggers_page_load_delay\` numeric DEFAULT 5,
  	\`version_triggers_scrolling\` integer DEFAULT false,
  	\`version_triggers_scrolling_direction\` text DEFAULT 'down',
  	\`version_triggers_scrolling_offset\` numeric DEFAULT 50,
  	\`version_triggers_scrolling_to\` integer DEFAULT false,
  	\`version_triggers_scrolling_to_selector\` text,
  	\`version_triggers_click\` integer DEFAULT false,
  	\`version_triggers_click_times\` numeric DEFAULT 1,
  	\`version_triggers_inactivity\` integer DEFAULT false,
  	\`version_triggers_inactivity_time\` numeric DEFAULT 30,
  	\`version_triggers_exit_intent\` integer DEFAULT false,
  	\`version_triggers_adblock_detection\` integer DEFAULT false,
  	\`version_triggers_adblock_detection_delay\` numeric DEFAULT 1,
  	\`version_open_selector\` text,
  	\`version_rules_times\` integer DEFAULT false,
  	\`version_rules_times_times\` numeric DEFAULT 1,
  	\`version_rules_times_period\` text DEFAULT 'week',
  	\`version_rules_times_count\` text DEFAULT 'open',
  	\`version_rules_page_views\` integer DEFAULT false,
  	\`version_rules_page_views_views\` numeric DEFAULT 3,
  	\`version_rules_sessions\` integer DEFAULT false,
  	\`version_rules_sessions_sessions\` numeric DEFAULT 2,
  	\`version_rules_url\` integer DEFAULT false,
  	\`version_rules_url_action\` text DEFAULT 'show',
  	\`version_rules_url_of\` text DEFAULT 'referrer',
  	\`version_rules_url_match\` text DEFAULT 'contains',
  	\`version_rules_url_url\` text,
  	\`version_rules_logged_in\` text DEFAULT 'show',
  	\`version_rules_schedule_zone\` text DEFAULT 'site',
  	\`version_rules_schedule_start\` text,
  	\`version_rules_schedulestart_tz\` text DEFAULT 'Australia/Sydney',
  	\`version_rules_schedule_end\` text,
  	\`version_rules_scheduleend_tz\` text DEFAULT 'Australia/Sydney',
  	\`version_settings_place\` text DEFAULT 'center',
  	\`version_settings_width\` numeric DEFAULT 640,
  	\`version_settings_overlay\` integer DEFAULT true,
  	\`version_settings_prevent_scroll\` integer DEFAULT false,
  	\`version_settings_close_button\` integer DEFAULT true,
  	\`version_settings_close_button_position\` text DEFAULT 'inside',
  	\`version_settings_close_button_delay\` numeric DEFAULT 0,
  	\`version_settings_close_automatically\` numeric,
  	\`version_settings_prevent_close_on_background_click\` integer DEFAULT false,
  	\`version_settings_prevent_close_on_esc\` integer DEFAULT false,
  	\`version_settings_entrance_animation\` text DEFAULT 'fade',
  	\`version_settings_exit_animation\` text DEFAULT 'fade',
  	\`version_settings_entrance_duration\` numeric DEFAULT 0.3,
  	\`version_settings_a11y_navigation\` integer DEFAULT true,
  	\`version_settings_avoid_multiple\` integer DEFAULT true,
  	\`version_settings_classes\` text,
  	\`version_test_other_id\` integer,
  	\`version_test_share\` numeric DEFAULT 50,
  	\`version_goal\` text,
  	\`version_edited_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_test_other_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_edited_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_parent_idx\` ON \`_popups_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_test_version_test_other_idx\` ON \`_popups_v\` (\`version_test_other_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_version_edited_by_idx\` ON \`_popups_v\` (\`version_edited_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_version_updated_at_idx\` ON \`_popups_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_version_created_at_idx\` ON \`_popups_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_version_deleted_at_idx\` ON \`_popups_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_version_version__status_idx\` ON \`_popups_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_created_at_idx\` ON \`_popups_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_updated_at_idx\` ON \`_popups_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_latest_idx\` ON \`_popups_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_popups_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_popups_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_order_idx\` ON \`_popups_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_parent_idx\` ON \`_popups_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_path_idx\` ON \`_popups_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_popups_v_rels_pages_id_idx\` ON \`_popups_v_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE TABLE \`popup_counts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`popup\` numeric NOT NULL,
  	\`day\` text NOT NULL,
  	\`shown\` numeric NOT NULL,
  	\`converted\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`popup_day_idx\` ON \`popup_counts\` (\`popup\`,\`day\`);`)
  await db.run(sql`CREATE TABLE \`contact_forms_rows_choices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`mail_value\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contact_forms_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_forms_rows_choices_order_idx\` ON \`contact_forms_rows_choices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contact_forms_rows_choices_parent_id_idx\` ON \`contact_forms_rows_choices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contact_forms_rows_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`contact_forms_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_forms_rows_days_order_idx\` ON \`contact_forms_rows_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`contact_forms_rows_days_parent_idx\` ON \`contact_forms_rows_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contact_forms_rows_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contact_forms_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_forms_rows_questions_order_idx\` ON \`contact_forms_rows_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contact_forms_rows_questions_parent_id_idx\` ON \`contact_forms_rows_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contact_forms_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'text',
  	\`label\` text,
  	\`required\` integer,
  	\`words\` text,
  	\`several\` integer,
  	\`exclusive\` integer,
  	\`free_text\` integer,
  	\`min_chosen\` numeric,
  	\`max_chosen\` numeric,
  	\`accept\` text DEFAULT 'pdf, doc, docx',
  	\`max_files\` numeric DEFAULT 1,
  	\`max_megabytes\` numeric DEFAULT 5,
  	\`min\` numeric,
  	\`max\` numeric,
  	\`step\` numeric,
  	\`earliest\` text,
  	\`latest\` text,
  	\`optional\` integer,
  	\`inverted\` integer,
  	\`name\` text,
  	\`width\` text DEFAULT 'full',
  	\`hint\` text,
  	\`placeholder\` text,
  	\`initial\` text,
  	\`fill_from\` text,
  	\`fill_from_visitor\` text,
  	\`autocomplete\` text,
  	\`min_length\` numeric,
  	\`max_length\` numeric,
  	\`counter\` text,
  	\`rows\` numeric,
  	\`required_message\` text,
  	\`shown_when_field\` text,
  	\`shown_when_is\` text DEFAULT 'equals',
  	\`shown_when_value\` text,
  	\`control_id\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contact_forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_forms_rows_order_idx\` ON \`contact_forms_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contact_forms_rows_parent_id_idx\` ON \`contact_forms_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contact_forms_one_of\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`fields\` text,
  	\`message\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contact_forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_forms_one_of_order_idx\` ON \`contact_forms_one_of\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`contact_forms_one_of_parent_id_idx\` ON \`contact_forms_one_of\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contact_forms\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`intro\` text,
  	\`submit_label\` text DEFAULT 'Send',
  	\`staff_mail_subject\` text,
  	\`staff_mail_from_name\` text,
  	\`staff_mail_reply_to\` text,
  	\`staff_mail_body\` text,
  	\`staff_mail_is_html\` integer,
  	\`staff_mail_leave_out_empty\` integer,
  	\`staff_mail_attach\` integer,
  	\`staff_mail_headers\` text,
  	\`visitor_mail_is_on\` integer DEFAULT true,
  	\`visitor_mail_subject\` text,
  	\`visitor_mail_from_name\` text,
  	\`visitor_mail_reply_to\` text,
  	\`visitor_mail_body\` text,
  	\`visitor_mail_is_html\` integer,
  	\`visitor_mail_leave_out_empty\` integer,
  	\`visitor_mail_attach\` integer,
  	\`visitor_mail_headers\` text,
  	\`thanks_title\` text,
  	\`redirect\` text,
  	\`messages_mail_sent_ok\` text,
  	\`messages_mail_sent_ng\` text,
  	\`messages_validation_error\` text,
  	\`messages_spam\` text,
  	\`messages_accept_terms\` text,
  	\`messages_upload_failed\` text,
  	\`messages_quiz_answer_not_correct\` text,
  	\`messages_captcha_not_match\` text,
  	\`messages_too_fast\` text,
  	\`messages_from_elsewhere\` text,
  	\`messages_too_many\` text,
  	\`messages_offline\` text,
  	\`messages_unreadable\` text,
  	\`messages_invalid_required\` text,
  	\`messages_invalid_email\` text,
  	\`messages_invalid_url\` text,
  	\`messages_invalid_tel\` text,
  	\`messages_invalid_number\` text,
  	\`messages_invalid_date\` text,
  	\`messages_invalid_time\` text,
  	\`messages_invalid_too_long\` text,
  	\`messages_invalid_too_short\` text,
  	\`messages_number_too_small\` text,
  	\`messages_number_too_large\` text,
  	\`messages_number_off_step\` text,
  	\`messages_date_too_early\` text,
  	\`messages_date_too_late\` text,
  	\`messages_date_wrong_day\` text,
  	\`messages_too_few_chosen\` text,
  	\`messages_too_many_chosen\` text,
  	\`messages_not_in_list\` text,
  	\`messages_upload_file_type_invalid\` text,
  	\`messages_upload_file_too_large\` text,
  	\`messages_upload_file_too_small\` text,
  	\`messages_sending\` text,
  	\`messages_held\` text,
  	\`messages_optional\` text,
  	\`messages_choose\` text,
  	\`messages_count_left\` text,
  	\`messages_count_of\` text,
  	\`messages_count_up\` text,
  	\`messages_count_too_long\` text,
  	\`messages_count_too_short\` text,
  	\`messages_take_out\` text,
  	\`messages_make_smaller\` text,
  	\`slug\` text,
  	\`captcha\` integer,
  	\`acceptance_as_validation\` integer,
  	\`locale\` text DEFAULT 'en_AU',
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft'
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_forms_slug_idx\` ON \`contact_forms\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`contact_forms_updated_at_idx\` ON \`contact_forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_forms_created_at_idx\` ON \`contact_forms\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_forms_deleted_at_idx\` ON \`contact_forms\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_forms__status_idx\` ON \`contact_forms\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`contact_forms_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`contact_forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_forms_texts_order_parent\` ON \`contact_forms_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contact_forms_v_version_rows_choices\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text,
  	\`value\` text,
  	\`mail_value\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contact_forms_v_version_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_forms_v_version_rows_choices_order_idx\` ON \`_contact_forms_v_version_rows_choices\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_contact_forms_v_version_rows_choices_parent_id_idx\` ON \`_contact_forms_v_version_rows_choices\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contact_forms_v_version_rows_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_contact_forms_v_version_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_forms_v_version_rows_days_order_idx\` ON \`_contact_forms_v_version_rows_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_contact_forms_v_version_rows_days_parent_idx\` ON \`_contact_forms_v_version_rows_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contact_forms_v_version_rows_questions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`question\` text,
  	\`answer\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contact_forms_v_version_rows\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_forms_v_version_rows_questions_order_idx\` ON \`_contact_forms_v_version_rows_questions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_contact_forms_v_version_rows_questions_parent_id_idx\` ON \`_contact_forms_v_version_rows_questions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contact_forms_v_version_rows\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text DEFAULT 'text',
  	\`label\` text,
  	\`required\` integer,
  	\`words\` text,
  	\`several\` integer,
  	\`exclusive\` integer,
  	\`free_text\` integer,
  	\`min_chosen\` numeric,
  	\`max_chosen\` numeric,
  	\`accept\` text DEFAULT 'pdf, doc, docx',
  	\`max_files\` numeric DEFAULT 1,
  	\`max_megabytes\` numeric DEFAULT 5,
  	\`min\` numeric,
  	\`max\` numeric,
  	\`step\` numeric,
  	\`earliest\` text,
  	\`latest\` text,
  	\`optional\` integer,
  	\`inverted\` integer,
  	\`name\` text,
  	\`width\` text DEFAULT 'full',
  	\`hint\` text,
  	\`placeholder\` text,
  	\`initial\` text,
  	\`fill_from\` text,
  	\`fill_from_visitor\` text,
  	\`autocomplete\` text,
  	\`min_length\` numeric,
  	\`max_length\` numeric,
  	\`counter\` text,
  	\`rows\` numeric,
  	\`required_message\` text,
  	\`shown_when_field\` text,
  	\`shown_when_is\` text DEFAULT 'equals',
  	\`shown_when_value\` text,
  	\`control_id\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contact_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_forms_v_version_rows_order_idx\` ON \`_contact_forms_v_version_rows\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_contact_forms_v_version_rows_parent_id_idx\` ON \`_contact_forms_v_version_rows\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contact_forms_v_version_one_of\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`fields\` text,
  	\`message\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contact_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_forms_v_version_one_of_order_idx\` ON \`_contact_forms_v_version_one_of\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_contact_forms_v_version_one_of_parent_id_idx\` ON \`_contact_forms_v_version_one_of\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contact_forms_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_title\` text,
  	\`version_intro\` text,
  	\`version_submit_label\` text DEFAULT 'Send',
  	\`version_staff_mail_subject\` text,
  	\`version_staff_mail_from_name\` text,
  	\`version_staff_mail_reply_to\` text,
  	\`version_staff_mail_body\` text,
  	\`version_staff_mail_is_html\` integer,
  	\`version_staff_mail_leave_out_empty\` integer,
  	\`version_staff_mail_attach\` integer,
  	\`version_staff_mail_headers\` text,
  	\`version_visitor_mail_is_on\` integer DEFAULT true,
  	\`version_visitor_mail_subject\` text,
  	\`version_visitor_mail_from_name\` text,
  	\`version_visitor_mail_reply_to\` text,
  	\`version_visitor_mail_body\` text,
  	\`version_visitor_mail_is_html\` integer,
  	\`version_visitor_mail_leave_out_empty\` integer,
  	\`version_visitor_mail_attach\` integer,
  	\`version_visitor_mail_headers\` text,
  	\`version_thanks_title\` text,
  	\`version_redirect\` text,
  	\`version_messages_mail_sent_ok\` text,
  	\`version_messages_mail_sent_ng\` text,
  	\`version_messages_validation_error\` text,
  	\`version_messages_spam\` text,
  	\`version_messages_accept_terms\` text,
  	\`version_messages_upload_failed\` text,
  	\`version_messages_quiz_answer_not_correct\` text,
  	\`version_messages_captcha_not_match\` text,
  	\`version_messages_too_fast\` text,
  	\`version_messages_from_elsewhere\` text,
  	\`version_messages_too_many\` text,
  	\`version_messages_offline\` text,
  	\`version_messages_unreadable\` text,
  	\`version_messages_invalid_required\` text,
  	\`version_messages_invalid_email\` text,
  	\`version_messages_invalid_url\` text,
  	\`version_messages_invalid_tel\` text,
  	\`version_messages_invalid_number\` text,
  	\`version_messages_invalid_date\` text,
  	\`version_messages_invalid_time\` text,
  	\`version_messages_invalid_too_long\` text,
  	\`version_messages_invalid_too_short\` text,
  	\`version_messages_number_too_small\` text,
  	\`version_messages_number_too_large\` text,
  	\`version_messages_number_off_step\` text,
  	\`version_messages_date_too_early\` text,
  	\`version_messages_date_too_late\` text,
  	\`version_messages_date_wrong_day\` text,
  	\`version_messages_too_few_chosen\` text,
  	\`version_messages_too_many_chosen\` text,
  	\`version_messages_not_in_list\` text,
  	\`version_messages_upload_file_type_invalid\` text,
  	\`version_messages_upload_file_too_large\` text,
  	\`version_messages_upload_file_too_small\` text,
  	\`version_messages_sending\` text,
  	\`version_messages_held\` text,
  	\`version_messages_optional\` text,
  	\`version_messages_choose\` text,
  	\`version_messages_count_left\` text,
  	\`version_messages_count_of\` text,
  	\`version_messages_count_up\` text,
  	\`version_messages_count_too_long\` text,
  	\`version_messages_count_too_short\` text,
  	\`version_messages_take_out\` text,
  	\`version_messages_make_smaller\` text,
  	\`version_slug\` text,
  	\`version_captcha\` integer,
  	\`version_acceptance_as_validation\` integer,
  	\`version_locale\` text DEFAULT 'en_AU',
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`contact_forms\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_forms_v_parent_idx\` ON \`_contact_forms_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_contact_forms_v_version_version_slug_idx\` ON \`_contact_forms_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_contact_forms_v_version_version_updated_at_idx\` ON \`_contact_forms_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_forms_v_version_version_created_at_idx\` ON \`_contact_forms_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_forms_v_version_version_deleted_at_idx\` ON \`_contact_forms_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_forms_v_version_version__status_idx\` ON \`_contact_forms_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_contact_forms_v_created_at_idx\` ON \`_contact_forms_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_forms_v_updated_at_idx\` ON \`_contact_forms_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_forms_v_latest_idx\` ON \`_contact_forms_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_contact_forms_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_contact_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_forms_v_texts_order_parent\` ON \`_contact_forms_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`alt\` text,
  	\`source_hash\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric,
  	\`sizes_w480_url\` text,
  	\`sizes_w480_width\` numeric,
  	\`sizes_w480_height\` numeric,
  	\`sizes_w480_mime_type\` text,
  	\`sizes_w480_filesize\` numeric,
  	\`sizes_w480_filename\` text,
  	\`sizes_w768_url\` text,
  	\`sizes_w768_width\` numeric,
  	\`sizes_w768_height\` numeric,
  	\`sizes_w768_mime_type\` text,
  	\`sizes_w768_filesize\` numeric,
  	\`sizes_w768_filename\` text,
  	\`sizes_w1200_url\` text,
  	\`sizes_w1200_width\` numeric,
  	\`sizes_w1200_height\` numeric,
  	\`sizes_w1200_mime_type\` text,
  	\`sizes_w1200_filesize\` numeric,
  	\`sizes_w1200_filename\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`media_title_idx\` ON \`media\` (\`title\`);`)
  await db.run(sql`CREATE INDEX \`media_source_hash_idx\` ON \`media\` (\`source_hash\`);`)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`media_deleted_at_idx\` ON \`media\` (\`deleted_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w480_sizes_w480_filename_idx\` ON \`media\` (\`sizes_w480_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w768_sizes_w768_filename_idx\` ON \`media\` (\`sizes_w768_filename\`);`)
  await db.run(sql`CREATE INDEX \`media_sizes_w1200_sizes_w1200_filename_idx\` ON \`media\` (\`sizes_w1200_filename\`);`)
  await db.run(sql`CREATE TABLE \`media_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`media_texts_order_parent\` ON \`media_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`videos\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`videos_updated_at_idx\` ON \`videos\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`videos_created_at_idx\` ON \`videos\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`videos_filename_idx\` ON \`videos\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`downloads\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`downloads_updated_at_idx\` ON \`downloads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`downloads_created_at_idx\` ON \`downloads\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`downloads_filename_idx\` ON \`downloads\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`sections\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`design\` text,
  	\`edited_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`edited_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`sections_edited_by_idx\` ON \`sections\` (\`edited_by_id\`);`)
  await db.run(sql`CREATE INDEX \`sections_updated_at_idx\` ON \`sections\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`sections_created_at_idx\` ON \`sections\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`sections_deleted_at_idx\` ON \`sections\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`sections__status_idx\` ON \`sections\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_sections_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_design\` text,
  	\`version_edited_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`sections\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_edited_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_sections_v_parent_idx\` ON \`_sections_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version_edited_by_idx\` ON \`_sections_v\` (\`version_edited_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version_updated_at_idx\` ON \`_sections_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version_created_at_idx\` ON \`_sections_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version_deleted_at_idx\` ON \`_sections_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_version_version__status_idx\` ON \`_sections_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_created_at_idx\` ON \`_sections_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_updated_at_idx\` ON \`_sections_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_sections_v_latest_idx\` ON \`_sections_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`templates_conditions_categories\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`templates_conditions_categories_order_idx\` ON \`templates_conditions_categories\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`templates_conditions_categories_parent_idx\` ON \`templates_conditions_categories\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`templates_conditions_statuses\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`templates_conditions_statuses_order_idx\` ON \`templates_conditions_statuses\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`templates_conditions_statuses_parent_idx\` ON \`templates_conditions_statuses\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`templates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`kind\` text,
  	\`name\` text,
  	\`applies_to\` text DEFAULT 'all',
  	\`order\` numeric DEFAULT 10,
  	\`design\` text,
  	\`edited_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`edited_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`templates_kind_idx\` ON \`templates\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`templates_edited_by_idx\` ON \`templates\` (\`edited_by_id\`);`)
  await db.run(sql`CREATE INDEX \`templates_updated_at_idx\` ON \`templates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`templates_created_at_idx\` ON \`templates\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`templates_deleted_at_idx\` ON \`templates\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`templates__status_idx\` ON \`templates\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`templates_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`templates_texts_order_parent\` ON \`templates_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`templates_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`post_categories_id\` integer,
  	\`offices_id\` integer,
  	\`agents_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`post_categories_id\`) REFERENCES \`post_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offices_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`agents_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`templates_rels_order_idx\` ON \`templates_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`templates_rels_parent_idx\` ON \`templates_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`templates_rels_path_idx\` ON \`templates_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`templates_rels_post_categories_id_idx\` ON \`templates_rels\` (\`post_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`templates_rels_offices_id_idx\` ON \`templates_rels\` (\`offices_id\`);`)
  await db.run(sql`CREATE INDEX \`templates_rels_agents_id_idx\` ON \`templates_rels\` (\`agents_id\`);`)
  await db.run(sql`CREATE TABLE \`_templates_v_version_conditions_categories\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_templates_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_templates_v_version_conditions_categories_order_idx\` ON \`_templates_v_version_conditions_categories\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_version_conditions_categories_parent_idx\` ON \`_templates_v_version_conditions_categories\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_templates_v_version_conditions_statuses\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_templates_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_templates_v_version_conditions_statuses_order_idx\` ON \`_templates_v_version_conditions_statuses\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_version_conditions_statuses_parent_idx\` ON \`_templates_v_version_conditions_statuses\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_templates_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_kind\` text,
  	\`version_name\` text,
  	\`version_applies_to\` text DEFAULT 'all',
  	\`version_order\` numeric DEFAULT 10,
  	\`version_design\` text,
  	\`version_edited_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_edited_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_templates_v_parent_idx\` ON \`_templates_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_version_version_kind_idx\` ON \`_templates_v\` (\`version_kind\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_version_version_edited_by_idx\` ON \`_templates_v\` (\`version_edited_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_version_version_updated_at_idx\` ON \`_templates_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_version_version_created_at_idx\` ON \`_templates_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_version_version_deleted_at_idx\` ON \`_templates_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_version_version__status_idx\` ON \`_templates_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_created_at_idx\` ON \`_templates_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_updated_at_idx\` ON \`_templates_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_latest_idx\` ON \`_templates_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_templates_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_templates_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_templates_v_texts_order_parent\` ON \`_templates_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_templates_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`post_categories_id\` integer,
  	\`offices_id\` integer,
  	\`agents_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_templates_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`post_categories_id\`) REFERENCES \`post_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offices_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`agents_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_templates_v_rels_order_idx\` ON \`_templates_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_rels_parent_idx\` ON \`_templates_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_rels_path_idx\` ON \`_templates_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_rels_post_categories_id_idx\` ON \`_templates_v_rels\` (\`post_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_rels_offices_id_idx\` ON \`_templates_v_rels\` (\`offices_id\`);`)
  await db.run(sql`CREATE INDEX \`_templates_v_rels_agents_id_idx\` ON \`_templates_v_rels\` (\`agents_id\`);`)
  await db.run(sql`CREATE TABLE \`item_templates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`source\` text DEFAULT 'listings',
  	\`design\` text,
  	\`edited_by_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`edited_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`item_templates_edited_by_idx\` ON \`item_templates\` (\`edited_by_id\`);`)
  await db.run(sql`CREATE INDEX \`item_templates_updated_at_idx\` ON \`item_templates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`item_templates_created_at_idx\` ON \`item_templates\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`item_templates_deleted_at_idx\` ON \`item_templates\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`item_templates__status_idx\` ON \`item_templates\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`_item_templates_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_source\` text DEFAULT 'listings',
  	\`version_design\` text,
  	\`version_edited_by_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`item_templates\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_edited_by_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_item_templates_v_parent_idx\` ON \`_item_templates_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_item_templates_v_version_version_edited_by_idx\` ON \`_item_templates_v\` (\`version_edited_by_id\`);`)
  await db.run(sql`CREATE INDEX \`_item_templates_v_version_version_updated_at_idx\` ON \`_item_templates_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_item_templates_v_version_version_created_at_idx\` ON \`_item_templates_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_item_templates_v_version_version_deleted_at_idx\` ON \`_item_templates_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_item_templates_v_version_version__status_idx\` ON \`_item_templates_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_item_templates_v_created_at_idx\` ON \`_item_templates_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_item_templates_v_updated_at_idx\` ON \`_item_templates_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_item_templates_v_latest_idx\` ON \`_item_templates_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`style_presets\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`block\` text NOT NULL,
  	\`style\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`style_presets_name_idx\` ON \`style_presets\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`style_presets_updated_at_idx\` ON \`style_presets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`style_presets_created_at_idx\` ON \`style_presets\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`agents_appraisals_weekdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`agents_appraisals_weekdays_order_idx\` ON \`agents_appraisals_weekdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`agents_appraisals_weekdays_parent_idx\` ON \`agents_appraisals_weekdays\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`agents_appraisals_blackouts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`until\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`agents_appraisals_blackouts_order_idx\` ON \`agents_appraisals_blackouts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`agents_appraisals_blackouts_parent_id_idx\` ON \`agents_appraisals_blackouts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`agents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`slug\` text,
  	\`role\` text,
  	\`office_id\` integer,
  	\`email\` text,
  	\`mobile\` text,
  	\`phone\` text,
  	\`bio\` text,
  	\`portrait_id\` integer,
  	\`qualifications\` text,
  	\`licence\` text,
  	\`video_url\` text,
  	\`appraisals_offered\` integer DEFAULT false,
  	\`appraisals_from\` text DEFAULT '09:00',
  	\`appraisals_until\` text DEFAULT '17:00',
  	\`appraisals_minutes\` numeric DEFAULT 45,
  	\`appraisals_gap_minutes\` numeric DEFAULT 15,
  	\`appraisals_notice_hours\` numeric DEFAULT 24,
  	\`appraisals_weeks_ahead\` numeric DEFAULT 4,
  	\`position\` numeric DEFAULT 100,
  	\`property_manager\` integer DEFAULT false,
  	\`feed_id\` text,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`agents_slug_idx\` ON \`agents\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`agents_office_idx\` ON \`agents\` (\`office_id\`);`)
  await db.run(sql`CREATE INDEX \`agents_email_idx\` ON \`agents\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`agents_portrait_idx\` ON \`agents\` (\`portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`agents_feed_id_idx\` ON \`agents\` (\`feed_id\`);`)
  await db.run(sql`CREATE INDEX \`agents_updated_at_idx\` ON \`agents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`agents_created_at_idx\` ON \`agents\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`agents_deleted_at_idx\` ON \`agents\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`agents__status_idx\` ON \`agents\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`agents_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`agents_texts_order_parent\` ON \`agents_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_agents_v_version_appraisals_weekdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_agents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_agents_v_version_appraisals_weekdays_order_idx\` ON \`_agents_v_version_appraisals_weekdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_agents_v_version_appraisals_weekdays_parent_idx\` ON \`_agents_v_version_appraisals_weekdays\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_agents_v_version_appraisals_blackouts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text,
  	\`until\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_agents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_agents_v_version_appraisals_blackouts_order_idx\` ON \`_agents_v_version_appraisals_blackouts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_agents_v_version_appraisals_blackouts_parent_id_idx\` ON \`_agents_v_version_appraisals_blackouts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_agents_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_role\` text,
  	\`version_office_id\` integer,
  	\`version_email\` text,
  	\`version_mobile\` text,
  	\`version_phone\` text,
  	\`version_bio\` text,
  	\`version_portrait_id\` integer,
  	\`version_qualifications\` text,
  	\`version_licence\` text,
  	\`version_video_url\` text,
  	\`version_appraisals_offered\` integer DEFAULT false,
  	\`version_appraisals_from\` text DEFAULT '09:00',
  	\`version_appraisals_until\` text DEFAULT '17:00',
  	\`version_appraisals_minutes\` numeric DEFAULT 45,
  	\`version_appraisals_gap_minutes\` numeric DEFAULT 15,
  	\`version_appraisals_notice_hours\` numeric DEFAULT 24,
  	\`version_appraisals_weeks_ahead\` numeric DEFAULT 4,
  	\`version_position\` numeric DEFAULT 100,
  	\`version_property_manager\` integer DEFAULT false,
  	\`version_feed_id\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_portrait_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_agents_v_parent_idx\` ON \`_agents_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_agents_v_version_version_slug_idx\` ON \`_agents_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_agents_v_version_version_office_idx\` ON \`_agents_v\` (\`version_office_id\`);`)
  await db.run(sql`CREATE INDEX \`_agents_v_version_version_email_idx\` ON \`_agents_v\` (\`version_email\`);`)
  await db.run(sql`CREATE INDEX \`_agents_v_version_version_portrait_idx\` ON \`_agents_v\` (\`version_portrait_id\`);`)
  await db.run(sql`CREATE INDEX \`_agents_v_version_version_feed_id_idx\` ON \`_agents_v\` (\`version_feed_id\`);`)
  await db.run(sql`CREATE INDEX \`_agents_v_version_version_updated_at_idx\` ON \`_agents_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_agents_v_version_version_created_at_idx\` ON \`_agents_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_agents_v_version_version_deleted_at_idx\` ON \`_agents_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_agents_v_version_version__status_idx\` ON \`_agents_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_agents_v_created_at_idx\` ON \`_agents_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_agents_v_updated_at_idx\` ON \`_agents_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_agents_v_latest_idx\` ON \`_agents_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_agents_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_agents_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_agents_v_texts_order_parent\` ON \`_agents_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`offices_appraisals_weekdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`offices_appraisals_weekdays_order_idx\` ON \`offices_appraisals_weekdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`offices_appraisals_weekdays_parent_idx\` ON \`offices_appraisals_weekdays\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`offices_appraisals_blackouts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text,
  	\`until\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`offices_appraisals_blackouts_order_idx\` ON \`offices_appraisals_blackouts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`offices_appraisals_blackouts_parent_id_idx\` ON \`offices_appraisals_blackouts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`offices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`slug\` text,
  	\`street\` text,
  	\`suburb\` text,
  	\`state\` text,
  	\`postcode\` text,
  	\`phone\` text,
  	\`email\` text,
  	\`hours\` text,
  	\`apply_url\` text,
  	\`bio\` text,
  	\`picture_id\` integer,
  	\`appraisals_offered\` integer DEFAULT false,
  	\`appraisals_from\` text DEFAULT '09:00',
  	\`appraisals_until\` text DEFAULT '17:00',
  	\`appraisals_minutes\` numeric DEFAULT 45,
  	\`appraisals_gap_minutes\` numeric DEFAULT 15,
  	\`appraisals_notice_hours\` numeric DEFAULT 24,
  	\`appraisals_weeks_ahead\` numeric DEFAULT 4,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`offices_slug_idx\` ON \`offices\` (\`slug\`);`)
  await db.run(sql`CREATE INDEX \`offices_picture_idx\` ON \`offices\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`offices_updated_at_idx\` ON \`offices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`offices_created_at_idx\` ON \`offices\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`offices_deleted_at_idx\` ON \`offices\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`offices__status_idx\` ON \`offices\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`offices_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`offices_texts_order_parent\` ON \`offices_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_offices_v_version_appraisals_weekdays\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_offices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_offices_v_version_appraisals_weekdays_order_idx\` ON \`_offices_v_version_appraisals_weekdays\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_version_appraisals_weekdays_parent_idx\` ON \`_offices_v_version_appraisals_weekdays\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_offices_v_version_appraisals_blackouts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text,
  	\`until\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_offices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_offices_v_version_appraisals_blackouts_order_idx\` ON \`_offices_v_version_appraisals_blackouts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_version_appraisals_blackouts_parent_id_idx\` ON \`_offices_v_version_appraisals_blackouts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_offices_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_name\` text,
  	\`version_slug\` text,
  	\`version_street\` text,
  	\`version_suburb\` text,
  	\`version_state\` text,
  	\`version_postcode\` text,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version_hours\` text,
  	\`version_apply_url\` text,
  	\`version_bio\` text,
  	\`version_picture_id\` integer,
  	\`version_appraisals_offered\` integer DEFAULT false,
  	\`version_appraisals_from\` text DEFAULT '09:00',
  	\`version_appraisals_until\` text DEFAULT '17:00',
  	\`version_appraisals_minutes\` numeric DEFAULT 45,
  	\`version_appraisals_gap_minutes\` numeric DEFAULT 15,
  	\`version_appraisals_notice_hours\` numeric DEFAULT 24,
  	\`version_appraisals_weeks_ahead\` numeric DEFAULT 4,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_offices_v_parent_idx\` ON \`_offices_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_version_version_slug_idx\` ON \`_offices_v\` (\`version_slug\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_version_version_picture_idx\` ON \`_offices_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_version_version_updated_at_idx\` ON \`_offices_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_version_version_created_at_idx\` ON \`_offices_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_version_version_deleted_at_idx\` ON \`_offices_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_version_version__status_idx\` ON \`_offices_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_created_at_idx\` ON \`_offices_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_updated_at_idx\` ON \`_offices_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_offices_v_latest_idx\` ON \`_offices_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_offices_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_offices_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_offices_v_texts_order_parent\` ON \`_offices_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reviews\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`text\` text NOT NULL,
  	\`stars\` numeric,
  	\`date\` text NOT NULL,
  	\`source\` text DEFAULT 'direct' NOT NULL,
  	\`first_name\` text NOT NULL,
  	\`suburb\` text,
  	\`role\` text,
  	\`agent_id\` integer,
  	\`office_id\` integer,
  	\`listing_id\` integer,
  	\`source_url\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`agent_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`listing_id\`) REFERENCES \`listings\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reviews_date_idx\` ON \`reviews\` (\`date\`);`)
  await db.run(sql`CREATE INDEX \`reviews_agent_idx\` ON \`reviews\` (\`agent_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_office_idx\` ON \`reviews\` (\`office_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_listing_idx\` ON \`reviews\` (\`listing_id\`);`)
  await db.run(sql`CREATE INDEX \`reviews_updated_at_idx\` ON \`reviews\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_created_at_idx\` ON \`reviews\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`reviews_deleted_at_idx\` ON \`reviews\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`newsletters_parts\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`kind\` text DEFAULT 'text' NOT NULL,
  	\`heading\` text,
  	\`text\` text,
  	\`button_text\` text,
  	\`button_link\` text,
  	\`method\` text,
  	\`count\` numeric DEFAULT 4,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`newsletters_parts_order_idx\` ON \`newsletters_parts\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_parts_parent_id_idx\` ON \`newsletters_parts\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`newsletters\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`subject\` text NOT NULL,
  	\`preheader\` text,
  	\`interest\` text DEFAULT 'all',
  	\`per_minute\` numeric DEFAULT 60,
  	\`state\` text DEFAULT 'draft' NOT NULL,
  	\`sent_at\` text,
  	\`html\` text,
  	\`text\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`newsletters_updated_at_idx\` ON \`newsletters\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_created_at_idx\` ON \`newsletters\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`newsletters_deleted_at_idx\` ON \`newsletters\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`newsletters_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`newsletters_texts_order_parent\` ON \`newsletters_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`newsletter_subscribers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`email\` text NOT NULL,
  	\`name\` text,
  	\`phone\` text,
  	\`state\` text NOT NULL,
  	\`consent_text\` text,
  	\`consented_at\` text NOT NULL,
  	\`page\` text,
  	\`confirmed_at\` text,
  	\`ended_at\` text,
  	\`ended_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`newsletter_subscribers_email_idx\` ON \`newsletter_subscribers\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_subscribers_state_idx\` ON \`newsletter_subscribers\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_subscribers_updated_at_idx\` ON \`newsletter_subscribers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_subscribers_created_at_idx\` ON \`newsletter_subscribers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`newsletter_mails\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`newsletter\` numeric NOT NULL,
  	\`subscriber\` numeric NOT NULL,
  	\`state\` text NOT NULL,
  	\`due_at\` text NOT NULL,
  	\`sent_at\` text,
  	\`attempt_count\` numeric DEFAULT 0 NOT NULL,
  	\`attempts\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`newsletter_mails_updated_at_idx\` ON \`newsletter_mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`newsletter_mails_created_at_idx\` ON \`newsletter_mails\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_dueAt_2_idx\` ON \`newsletter_mails\` (\`state\`,\`due_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`newsletter_subscriber_idx\` ON \`newsletter_mails\` (\`newsletter\`,\`subscriber\`);`)
  await db.run(sql`CREATE TABLE \`alerts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`summary\` text,
  	\`name\` text,
  	\`subscriber_id\` integer,
  	\`state\` text NOT NULL,
  	\`frequency\` text NOT NULL,
  	\`events\` text NOT NULL,
  	\`criteria\` text NOT NULL,
  	\`active_since\` text,
  	\`ended_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`subscriber_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`alerts_subscriber_idx\` ON \`alerts\` (\`subscriber_id\`);`)
  await db.run(sql`CREATE INDEX \`alerts_updated_at_idx\` ON \`alerts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`alerts_created_at_idx\` ON \`alerts\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`subscriber_state_idx\` ON \`alerts\` (\`subscriber_id\`,\`state\`);`)
  await db.run(sql`CREATE TABLE \`subscribers_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`subscribers_sessions_order_idx\` ON \`subscribers_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_sessions_parent_id_idx\` ON \`subscribers_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`subscribers\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`first_name\` text,
  	\`last_name\` text,
  	\`mobile\` text,
  	\`has_password\` integer DEFAULT false,
  	\`confirmed_at\` text,
  	\`time_zone\` text DEFAULT 'Australia/Sydney' NOT NULL,
  	\`quiet_from\` numeric DEFAULT 21 NOT NULL,
  	\`quiet_until\` numeric DEFAULT 7 NOT NULL,
  	\`unsubscribed_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	\`login_attempts\` numeric DEFAULT 0,
  	\`lock_until\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`subscribers_updated_at_idx\` ON \`subscribers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`subscribers_created_at_idx\` ON \`subscribers\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`subscribers_email_idx\` ON \`subscribers\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`account_mails\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`subscriber_id\` integer,
  	\`kind\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`data\` text,
  	\`state\` text NOT NULL,
  	\`due_at\` text NOT NULL,
  	\`sent_at\` text,
  	\`attempt_count\` numeric DEFAULT 0 NOT NULL,
  	\`attempts\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`subscriber_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`account_mails_subscriber_idx\` ON \`account_mails\` (\`subscriber_id\`);`)
  await db.run(sql`CREATE INDEX \`account_mails_updated_at_idx\` ON \`account_mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`account_mails_created_at_idx\` ON \`account_mails\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_dueAt_3_idx\` ON \`account_mails\` (\`state\`,\`due_at\`);`)
  await db.run(sql`CREATE TABLE \`alert_targets\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`alert\` numeric NOT NULL,
  	\`subscriber\` numeric NOT NULL,
  	\`suburb_key\` text NOT NULL,
  	\`surrounding\` numeric NOT NULL,
  	\`method\` text NOT NULL,
  	\`category\` text NOT NULL,
  	\`min_price\` numeric NOT NULL,
  	\`max_price\` numeric NOT NULL,
  	\`events\` numeric NOT NULL,
  	\`types\` text NOT NULL,
  	\`beds\` numeric NOT NULL,
  	\`baths\` numeric NOT NULL,
  	\`cars\` numeric NOT NULL,
  	\`min_land\` numeric NOT NULL,
  	\`max_land\` numeric NOT NULL,
  	\`min_area\` numeric NOT NULL,
  	\`max_area\` numeric NOT NULL,
  	\`tenure\` text NOT NULL,
  	\`uses\` text NOT NULL,
  	\`urgency\` numeric NOT NULL,
  	\`since\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`suburbKey_method_category_minPrice_maxPrice_idx\` ON \`alert_targets\` (\`suburb_key\`,\`method\`,\`category\`,\`min_price\`,\`max_price\`);`)
  await db.run(sql`CREATE INDEX \`alert_idx\` ON \`alert_targets\` (\`alert\`);`)
  await db.run(sql`CREATE TABLE \`alert_entries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`alert\` numeric NOT NULL,
  	\`subscriber\` numeric NOT NULL,
  	\`listing\` numeric NOT NULL,
  	\`event\` numeric NOT NULL,
  	\`kind\` text NOT NULL,
  	\`detail\` text NOT NULL,
  	\`at\` numeric NOT NULL,
  	\`due_at\` numeric,
  	\`state\` text NOT NULL,
  	\`batch\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`listing_event_subscriber_idx\` ON \`alert_entries\` (\`listing\`,\`event\`,\`subscriber\`);`)
  await db.run(sql`CREATE INDEX \`state_dueAt_4_idx\` ON \`alert_entries\` (\`state\`,\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`state_alert_idx\` ON \`alert_entries\` (\`state\`,\`alert\`);`)
  await db.run(sql`CREATE TABLE \`alert_digests\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`batch\` text NOT NULL,
  	\`alert\` numeric NOT NULL,
  	\`subscriber\` numeric NOT NULL,
  	\`state\` text NOT NULL,
  	\`due_at\` text NOT NULL,
  	\`sent_at\` text,
  	\`attempt_count\` numeric DEFAULT 0 NOT NULL,
  	\`attempts\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`alert_digests_updated_at_idx\` ON \`alert_digests\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`alert_digests_created_at_idx\` ON \`alert_digests\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_dueAt_5_idx\` ON \`alert_digests\` (\`state\`,\`due_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`batch_alert_idx\` ON \`alert_digests\` (\`batch\`,\`alert\`);`)
  await db.run(sql`CREATE INDEX \`alert_1_idx\` ON \`alert_digests\` (\`alert\`);`)
  await db.run(sql`CREATE TABLE \`alert_confirmations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`alert\` numeric NOT NULL,
  	\`subscriber\` numeric NOT NULL,
  	\`state\` text NOT NULL,
  	\`due_at\` text NOT NULL,
  	\`sent_at\` text,
  	\`attempt_count\` numeric DEFAULT 0 NOT NULL,
  	\`attempts\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`alert_confirmations_updated_at_idx\` ON \`alert_confirmations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`alert_confirmations_created_at_idx\` ON \`alert_confirmations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_dueAt_6_idx\` ON \`alert_confirmations\` (\`state\`,\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`alert_2_idx\` ON \`alert_confirmations\` (\`alert\`);`)
  await db.run(sql`CREATE TABLE \`shortlist_entries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`owner\` text NOT NULL,
  	\`kind\` text NOT NULL,
  	\`listing\` numeric NOT NULL,
  	\`note\` text DEFAULT '' NOT NULL,
  	\`added_at\` numeric NOT NULL,
  	\`seen_at\` numeric NOT NULL,
  	\`price_text\` text NOT NULL,
  	\`channel\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`shortlist_entries_seen_at_idx\` ON \`shortlist_entries\` (\`seen_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`owner_kind_listing_idx\` ON \`shortlist_entries\` (\`owner\`,\`kind\`,\`listing\`);`)
  await db.run(sql`CREATE INDEX \`listing_kind_idx\` ON \`shortlist_entries\` (\`listing\`,\`kind\`);`)
  await db.run(sql`CREATE TABLE \`shortlist_shares\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`token\` text NOT NULL,
  	\`owner\` text NOT NULL,
  	\`name\` text DEFAULT '' NOT NULL,
  	\`with_notes\` integer DEFAULT false NOT NULL,
  	\`made_at\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`shortlist_shares_token_idx\` ON \`shortlist_shares\` (\`token\`);`)
  await db.run(sql`CREATE INDEX \`shortlist_shares_owner_idx\` ON \`shortlist_shares\` (\`owner\`);`)
  await db.run(sql`CREATE TABLE \`feeds\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`file_name\` text NOT NULL,
  	\`source_id\` integer,
  	\`file_hash\` text,
  	\`delivery\` text,
  	\`received_hash\` text,
  	\`again_of\` numeric,
  	\`starts\` numeric,
  	\`origin\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`harm\` text,
  	\`decision\` text,
  	\`decided_by\` text,
  	\`decided_at\` text,
  	\`put_back_by\` text,
  	\`put_back_at\` text,
  	\`put_back_count\` numeric,
  	\`held_until\` text,
  	\`received\` text,
  	\`created\` numeric DEFAULT 0 NOT NULL,
  	\`updated\` numeric DEFAULT 0 NOT NULL,
  	\`unchanged\` numeric DEFAULT 0 NOT NULL,
  	\`skipped\` numeric DEFAULT 0 NOT NULL,
  	\`quarantined\` numeric DEFAULT 0 NOT NULL,
  	\`images_fetched\` numeric DEFAULT 0 NOT NULL,
  	\`problem_count\` numeric DEFAULT 0 NOT NULL,
  	\`problems\` text,
  	\`finished_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`source_id\`) REFERENCES \`feed_sources\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`feeds_source_idx\` ON \`feeds\` (\`source_id\`);`)
  await db.run(sql`CREATE INDEX \`feeds_file_hash_idx\` ON \`feeds\` (\`file_hash\`);`)
  await db.run(sql`CREATE INDEX \`feeds_delivery_idx\` ON \`feeds\` (\`delivery\`);`)
  await db.run(sql`CREATE INDEX \`feeds_received_hash_idx\` ON \`feeds\` (\`received_hash\`);`)
  await db.run(sql`CREATE INDEX \`feeds_state_idx\` ON \`feeds\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`feeds_updated_at_idx\` ON \`feeds\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`feeds_created_at_idx\` ON \`feeds\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`feed_sources\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`kind\` text DEFAULT 'https' NOT NULL,
  	\`pull_address\` text,
  	\`pull_user\` text,
  	\`pull_minutes\` numeric DEFAULT 60,
  	\`pull_password\` text,
  	\`pull_password_set_at\` text,
  	\`pull_due_at\` text,
  	\`pulled\` text,
  	\`pull_failures\` numeric,
  	\`pull_failure\` text,
  	\`missing\` text DEFAULT 'keep' NOT NULL,
  	\`pictures\` integer DEFAULT true,
  	\`profiles\` text DEFAULT 'draft',
  	\`takes_over\` integer DEFAULT false,
  	\`hold_percent\` numeric,
  	\`hold_listings\` numeric,
  	\`silence_hours\` numeric,
  	\`enabled\` integer DEFAULT true,
  	\`test_mode\` integer DEFAULT false,
  	\`key\` text,
  	\`csv_columns\` text,
  	\`made_profiles\` text,
  	\`token_hash\` text,
  	\`token_made_at\` text,
  	\`silent_since\` text,
  	\`repeated_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`feed_sources_key_idx\` ON \`feed_sources\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`feed_sources_updated_at_idx\` ON \`feed_sources\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`feed_sources_created_at_idx\` ON \`feed_sources\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`feed_sources_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`feed_sources\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`feed_sources_texts_order_parent\` ON \`feed_sources_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`feed_sources_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`offices_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`feed_sources\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offices_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`feed_sources_rels_order_idx\` ON \`feed_sources_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`feed_sources_rels_parent_idx\` ON \`feed_sources_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`feed_sources_rels_path_idx\` ON \`feed_sources_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`feed_sources_rels_offices_id_idx\` ON \`feed_sources_rels\` (\`offices_id\`);`)
  await db.run(sql`CREATE INDEX \`feed_sources_rels_users_id_idx\` ON \`feed_sources_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`feed_picture_tries\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`listing\` numeric NOT NULL,
  	\`run\` numeric NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`due_at\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`feed_picture_tries_listing_idx\` ON \`feed_picture_tries\` (\`listing\`);`)
  await db.run(sql`CREATE INDEX \`feed_picture_tries_due_at_idx\` ON \`feed_picture_tries\` (\`due_at\`);`)
  await db.run(sql`CREATE INDEX \`feed_picture_tries_updated_at_idx\` ON \`feed_picture_tries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`feed_picture_tries_created_at_idx\` ON \`feed_picture_tries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`feed_notices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`run\` numeric NOT NULL,
  	\`to\` text NOT NULL,
  	\`cause\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`due_at\` text NOT NULL,
  	\`sent_at\` text,
  	\`attempt_count\` numeric DEFAULT 0 NOT NULL,
  	\`attempts\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`feed_notices_cause_idx\` ON \`feed_notices\` (\`cause\`);`)
  await db.run(sql`CREATE INDEX \`feed_notices_updated_at_idx\` ON \`feed_notices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`feed_notices_created_at_idx\` ON \`feed_notices\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_dueAt_7_idx\` ON \`feed_notices\` (\`state\`,\`due_at\`);`)
  await db.run(sql`CREATE TABLE \`duty_editions\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`state\` text NOT NULL,
  	\`status\` text DEFAULT 'draft' NOT NULL,
  	\`why\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`tables\` text NOT NULL,
  	\`saved_by\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`duty_editions_updated_at_idx\` ON \`duty_editions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`duty_editions_created_at_idx\` ON \`duty_editions\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`_duty_editions_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`parent_id\` integer,
  	\`version_state\` text NOT NULL,
  	\`version_status\` text DEFAULT 'draft' NOT NULL,
  	\`version_why\` text NOT NULL,
  	\`version_title\` text NOT NULL,
  	\`version_tables\` text NOT NULL,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`duty_editions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_duty_editions_v_parent_idx\` ON \`_duty_editions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_duty_editions_v_version_version_updated_at_idx\` ON \`_duty_editions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_duty_editions_v_version_version_created_at_idx\` ON \`_duty_editions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_duty_editions_v_created_at_idx\` ON \`_duty_editions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_duty_editions_v_updated_at_idx\` ON \`_duty_editions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`duty_notices\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`to\` text NOT NULL,
  	\`when\` text NOT NULL,
  	\`ends\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`due_at\` text NOT NULL,
  	\`sent_at\` text,
  	\`attempt_count\` numeric DEFAULT 0 NOT NULL,
  	\`attempts\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`duty_notices_updated_at_idx\` ON \`duty_notices\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`duty_notices_created_at_idx\` ON \`duty_notices\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`state_dueAt_8_idx\` ON \`duty_notices\` (\`state\`,\`due_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`when_ends_to_idx\` ON \`duty_notices\` (\`when\`,\`ends\`,\`to\`);`)
  await db.run(sql`CREATE TABLE \`duty_statistics\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`day\` text NOT NULL,
  	\`host\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`property_type\` numeric NOT NULL,
  	\`first_home_buyer\` numeric NOT NULL,
  	\`purchasing\` numeric NOT NULL,
  	\`value_from\` numeric NOT NULL,
  	\`calculations\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`day_host_state_propertyType_firstHomeBuyer_purchasing_va_idx\` ON \`duty_statistics\` (\`day\`,\`host\`,\`state\`,\`property_type\`,\`first_home_buyer\`,\`purchasing\`,\`value_from\`);`)
  await db.run(sql`CREATE TABLE \`blocked_hosts\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`host\` text NOT NULL,
  	\`reason\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`blocked_hosts_host_idx\` ON \`blocked_hosts\` (\`host\`);`)
  await db.run(sql`CREATE INDEX \`blocked_hosts_updated_at_idx\` ON \`blocked_hosts\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`blocked_hosts_created_at_idx\` ON \`blocked_hosts\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`must_change_password\` integer DEFAULT false,
  	\`role\` text DEFAULT 'agent' NOT NULL,
  	\`agent_id\` integer,
  	\`office_id\` integer,
  	\`deactivated\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text,
  	FOREIGN KEY (\`agent_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`users_agent_idx\` ON \`users\` (\`agent_id\`);`)
  await db.run(sql`CREATE INDEX \`users_office_idx\` ON \`users\` (\`office_id\`);`)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`from\` text NOT NULL,
  	\`to\` text,
  	\`kind\` text DEFAULT '301' NOT NULL,
  	\`hits\` numeric DEFAULT 0,
  	\`last_hit_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_deleted_at_idx\` ON \`redirects\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`missing_addresses\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`path\` text NOT NULL,
  	\`deleted_title\` text,
  	\`redirect_to\` text,
  	\`hits\` numeric DEFAULT 1,
  	\`last_seen_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`missing_addresses_path_idx\` ON \`missing_addresses\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`missing_addresses_updated_at_idx\` ON \`missing_addresses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`missing_addresses_created_at_idx\` ON \`missing_addresses\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`webhooks\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`secret\` text NOT NULL,
  	\`enabled\` integer DEFAULT true,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`webhooks_name_idx\` ON \`webhooks\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`webhooks_updated_at_idx\` ON \`webhooks\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`webhooks_created_at_idx\` ON \`webhooks\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`webhooks_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`webhooks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`webhooks_texts_order_parent\` ON \`webhooks_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`audit_log\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`author\` text NOT NULL,
  	\`author_id\` numeric,
  	\`action\` text NOT NULL,
  	\`place\` text,
  	\`record\` text,
  	\`title\` text,
  	\`changes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_log_author_idx\` ON \`audit_log\` (\`author\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_updated_at_idx\` ON \`audit_log\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_created_at_idx\` ON \`audit_log\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`place_record_idx\` ON \`audit_log\` (\`place\`,\`record\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`listings_id\` integer,
  	\`public_listings_id\` integer,
  	\`listing_events_id\` integer,
  	\`property_documents_id\` integer,
  	\`feed_withdrawals_id\` integer,
  	\`empty_searches_id\` integer,
  	\`listing_changes_id\` integer,
  	\`listing_views_id\` integer,
  	\`vendor_reports_id\` integer,
  	\`vendor_report_mails_id\` integer,
  	\`leads_id\` integer,
  	\`deliveries_id\` integer,
  	\`pages_id\` integer,
  	\`posts_id\` integer,
  	\`post_categories_id\` integer,
  	\`suburb_pages_id\` integer,
  	\`popups_id\` integer,
  	\`popup_counts_id\` integer,
  	\`contact_forms_id\` integer,
  	\`media_id\` integer,
  	\`videos_id\` integer,
  	\`downloads_id\` integer,
  	\`sections_id\` integer,
  	\`templates_id\` integer,
  	\`item_templates_id\` integer,
  	\`style_presets_id\` integer,
  	\`agents_id\` integer,
  	\`offices_id\` integer,
  	\`reviews_id\` integer,
  	\`newsletters_id\` integer,
  	\`newsletter_subscribers_id\` integer,
  	\`newsletter_mails_id\` integer,
  	\`alerts_id\` integer,
  	\`subscribers_id\` integer,
  	\`account_mails_id\` integer,
  	\`alert_targets_id\` integer,
  	\`alert_entries_id\` integer,
  	\`alert_digests_id\` integer,
  	\`alert_confirmations_id\` integer,
  	\`shortlist_entries_id\` integer,
  	\`shortlist_shares_id\` integer,
  	\`feeds_id\` integer,
  	\`feed_sources_id\` integer,
  	\`feed_picture_tries_id\` integer,
  	\`feed_notices_id\` integer,
  	\`duty_editions_id\` integer,
  	\`duty_notices_id\` integer,
  	\`duty_statistics_id\` integer,
  	\`blocked_hosts_id\` integer,
  	\`users_id\` integer,
  	\`redirects_id\` integer,
  	\`missing_addresses_id\` integer,
  	\`webhooks_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`listings_id\`) REFERENCES \`listings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`public_listings_id\`) REFERENCES \`public_listings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`listing_events_id\`) REFERENCES \`listing_events\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`property_documents_id\`) REFERENCES \`property_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`feed_withdrawals_id\`) REFERENCES \`feed_withdrawals\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`empty_searches_id\`) REFERENCES \`empty_searches\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`listing_changes_id\`) REFERENCES \`listing_changes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`listing_views_id\`) REFERENCES \`listing_views\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vendor_reports_id\`) REFERENCES \`vendor_reports\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`vendor_report_mails_id\`) REFERENCES \`vendor_report_mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`leads_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`deliveries_id\`) REFERENCES \`deliveries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`posts_id\`) REFERENCES \`posts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`post_categories_id\`) REFERENCES \`post_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`suburb_pages_id\`) REFERENCES \`suburb_pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`popups_id\`) REFERENCES \`popups\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`popup_counts_id\`) REFERENCES \`popup_counts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_forms_id\`) REFERENCES \`contact_forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`videos_id\`) REFERENCES \`videos\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`downloads_id\`) REFERENCES \`downloads\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`sections_id\`) REFERENCES \`sections\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`templates_id\`) REFERENCES \`templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`item_templates_id\`) REFERENCES \`item_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`style_presets_id\`) REFERENCES \`style_presets\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`agents_id\`) REFERENCES \`agents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`offices_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`reviews_id\`) REFERENCES \`reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`newsletters_id\`) REFERENCES \`newsletters\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`newsletter_subscribers_id\`) REFERENCES \`newsletter_subscribers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`newsletter_mails_id\`) REFERENCES \`newsletter_mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`alerts_id\`) REFERENCES \`alerts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscribers_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`account_mails_id\`) REFERENCES \`account_mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`alert_targets_id\`) REFERENCES \`alert_targets\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`alert_entries_id\`) REFERENCES \`alert_entries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`alert_digests_id\`) REFERENCES \`alert_digests\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`alert_confirmations_id\`) REFERENCES \`alert_confirmations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`shortlist_entries_id\`) REFERENCES \`shortlist_entries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`shortlist_shares_id\`) REFERENCES \`shortlist_shares\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`feeds_id\`) REFERENCES \`feeds\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`feed_sources_id\`) REFERENCES \`feed_sources\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`feed_picture_tries_id\`) REFERENCES \`feed_picture_tries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`feed_notices_id\`) REFERENCES \`feed_notices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`duty_editions_id\`) REFERENCES \`duty_editions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`duty_notices_id\`) REFERENCES \`duty_notices\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`duty_statistics_id\`) REFERENCES \`duty_statistics\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`blocked_hosts_id\`) REFERENCES \`blocked_hosts\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`missing_addresses_id\`) REFERENCES \`missing_addresses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`webhooks_id\`) REFERENCES \`webhooks\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_listings_id_idx\` ON \`payload_locked_documents_rels\` (\`listings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_public_listings_id_idx\` ON \`payload_locked_documents_rels\` (\`public_listings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_listing_events_id_idx\` ON \`payload_locked_documents_rels\` (\`listing_events_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_property_documents_id_idx\` ON \`payload_locked_documents_rels\` (\`property_documents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_feed_withdrawals_id_idx\` ON \`payload_locked_documents_rels\` (\`feed_withdrawals_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_empty_searches_id_idx\` ON \`payload_locked_documents_rels\` (\`empty_searches_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_listing_changes_id_idx\` ON \`payload_locked_documents_rels\` (\`listing_changes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_listing_views_id_idx\` ON \`payload_locked_documents_rels\` (\`listing_views_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vendor_reports_id_idx\` ON \`payload_locked_documents_rels\` (\`vendor_reports_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_vendor_report_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`vendor_report_mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_leads_id_idx\` ON \`payload_locked_documents_rels\` (\`leads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_deliveries_id_idx\` ON \`payload_locked_documents_rels\` (\`deliveries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_posts_id_idx\` ON \`payload_locked_documents_rels\` (\`posts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_post_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`post_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_suburb_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`suburb_pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_popups_id_idx\` ON \`payload_locked_documents_rels\` (\`popups_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_popup_counts_id_idx\` ON \`payload_locked_documents_rels\` (\`popup_counts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_videos_id_idx\` ON \`payload_locked_documents_rels\` (\`videos_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_downloads_id_idx\` ON \`payload_locked_documents_rels\` (\`downloads_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_sections_id_idx\` ON \`payload_locked_documents_rels\` (\`sections_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_item_templates_id_idx\` ON \`payload_locked_documents_rels\` (\`item_templates_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_style_presets_id_idx\` ON \`payload_locked_documents_rels\` (\`style_presets_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_agents_id_idx\` ON \`payload_locked_documents_rels\` (\`agents_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_offices_id_idx\` ON \`payload_locked_documents_rels\` (\`offices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_reviews_id_idx\` ON \`payload_locked_documents_rels\` (\`reviews_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletters_id_idx\` ON \`payload_locked_documents_rels\` (\`newsletters_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletter_subscribers_id_idx\` ON \`payload_locked_documents_rels\` (\`newsletter_subscribers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_newsletter_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`newsletter_mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_alerts_id_idx\` ON \`payload_locked_documents_rels\` (\`alerts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_subscribers_id_idx\` ON \`payload_locked_documents_rels\` (\`subscribers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_account_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`account_mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_alert_targets_id_idx\` ON \`payload_locked_documents_rels\` (\`alert_targets_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_alert_entries_id_idx\` ON \`payload_locked_documents_rels\` (\`alert_entries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_alert_digests_id_idx\` ON \`payload_locked_documents_rels\` (\`alert_digests_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_alert_confirmations_id_idx\` ON \`payload_locked_documents_rels\` (\`alert_confirmations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_shortlist_entries_id_idx\` ON \`payload_locked_documents_rels\` (\`shortlist_entries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_shortlist_shares_id_idx\` ON \`payload_locked_documents_rels\` (\`shortlist_shares_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_feeds_id_idx\` ON \`payload_locked_documents_rels\` (\`feeds_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_feed_sources_id_idx\` ON \`payload_locked_documents_rels\` (\`feed_sources_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_feed_picture_tries_id_idx\` ON \`payload_locked_documents_rels\` (\`feed_picture_tries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_feed_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`feed_notices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_duty_editions_id_idx\` ON \`payload_locked_documents_rels\` (\`duty_editions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_duty_notices_id_idx\` ON \`payload_locked_documents_rels\` (\`duty_notices_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_duty_statistics_id_idx\` ON \`payload_locked_documents_rels\` (\`duty_statistics_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_blocked_hosts_id_idx\` ON \`payload_locked_documents_rels\` (\`blocked_hosts_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_missing_addresses_id_idx\` ON \`payload_locked_documents_rels\` (\`missing_addresses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_webhooks_id_idx\` ON \`payload_locked_documents_rels\` (\`webhooks_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`subscribers_id\` integer,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`subscribers_id\`) REFERENCES \`subscribers\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_subscribers_id_idx\` ON \`payload_preferences_rels\` (\`subscribers_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_query_presets\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`is_shared\` integer DEFAULT false,
  	\`access_read_constraint\` text DEFAULT 'onlyMe',
  	\`access_update_constraint\` text DEFAULT 'onlyMe',
  	\`access_delete_constraint\` text DEFAULT 'onlyMe',
  	\`where\` text,
  	\`columns\` text,
  	\`group_by\` text,
  	\`related_collection\` text NOT NULL,
  	\`is_temp\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_query_presets_updated_at_idx\` ON \`payload_query_presets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_query_presets_created_at_idx\` ON \`payload_query_presets\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_query_presets_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_query_presets\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_query_presets_rels_order_idx\` ON \`payload_query_presets_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_query_presets_rels_parent_idx\` ON \`payload_query_presets_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_query_presets_rels_path_idx\` ON \`payload_query_presets_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_query_presets_rels_users_id_idx\` ON \`payload_query_presets_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_strengths\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_strengths_order_idx\` ON \`settings_strengths\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_strengths_parent_id_idx\` ON \`settings_strengths\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_languages_order_idx\` ON \`settings_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_languages_parent_idx\` ON \`settings_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_embed_providers\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_embed_providers_order_idx\` ON \`settings_embed_providers\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`settings_embed_providers_parent_idx\` ON \`settings_embed_providers\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_licences\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`state\` text NOT NULL,
  	\`number\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_licences_order_idx\` ON \`settings_licences\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`settings_licences_parent_id_idx\` ON \`settings_licences\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`agency_name\` text DEFAULT 'Your agency' NOT NULL,
  	\`tagline\` text,
  	\`intro\` text,
  	\`hero_image_id\` integer,
  	\`phone\` text,
  	\`email\` text,
  	\`map_style_url\` text DEFAULT 'https://tiles.openfreemap.org/styles/positron',
  	\`apply_url\` text,
  	\`how_to_apply\` text,
  	\`picture_lightbox\` integer DEFAULT true,
  	\`logo_id\` integer,
  	\`dark_logo_id\` integer,
  	\`logo_width\` numeric DEFAULT 180,
  	\`icon_id\` integer,
  	\`share_image_id\` integer,
  	\`gtag_id\` text,
  	\`google_ads_id\` text,
  	\`tag_manager_id\` text,
  	\`meta_pixel_id\` text,
  	\`consent_note\` text,
  	\`legal_name\` text,
  	\`abn\` text,
  	\`privacy_contact\` text,
  	\`recipients\` text,
  	\`privacy_url\` text,
  	\`statement_required\` integer DEFAULT true,
  	\`hidden_from_search\` integer DEFAULT false,
  	\`verification_tags\` text,
  	\`robots_rules\` text,
  	\`llms_file\` integer DEFAULT true,
  	\`listings_file\` integer DEFAULT true,
  	\`demo\` integer DEFAULT false,
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`dark_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_hero_image_idx\` ON \`settings\` (\`hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_logo_idx\` ON \`settings\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_dark_logo_idx\` ON \`settings\` (\`dark_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_icon_idx\` ON \`settings\` (\`icon_id\`);`)
  await db.run(sql`CREATE INDEX \`settings_share_image_idx\` ON \`settings\` (\`share_image_id\`);`)
  await db.run(sql`CREATE TABLE \`settings_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`settings_texts_order_parent\` ON \`settings_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_strengths\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_strengths_order_idx\` ON \`_settings_v_version_strengths\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_strengths_parent_id_idx\` ON \`_settings_v_version_strengths\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_languages_order_idx\` ON \`_settings_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_languages_parent_idx\` ON \`_settings_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_embed_providers\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_embed_providers_order_idx\` ON \`_settings_v_version_embed_providers\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_embed_providers_parent_idx\` ON \`_settings_v_version_embed_providers\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_version_licences\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`state\` text NOT NULL,
  	\`number\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_licences_order_idx\` ON \`_settings_v_version_licences\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_licences_parent_id_idx\` ON \`_settings_v_version_licences\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_agency_name\` text DEFAULT 'Your agency' NOT NULL,
  	\`version_tagline\` text,
  	\`version_intro\` text,
  	\`version_hero_image_id\` integer,
  	\`version_phone\` text,
  	\`version_email\` text,
  	\`version_map_style_url\` text DEFAULT 'https://tiles.openfreemap.org/styles/positron',
  	\`version_apply_url\` text,
  	\`version_how_to_apply\` text,
  	\`version_picture_lightbox\` integer DEFAULT true,
  	\`version_logo_id\` integer,
  	\`version_dark_logo_id\` integer,
  	\`version_logo_width\` numeric DEFAULT 180,
  	\`version_icon_id\` integer,
  	\`version_share_image_id\` integer,
  	\`version_gtag_id\` text,
  	\`version_google_ads_id\` text,
  	\`version_tag_manager_id\` text,
  	\`version_meta_pixel_id\` text,
  	\`version_consent_note\` text,
  	\`version_legal_name\` text,
  	\`version_abn\` text,
  	\`version_privacy_contact\` text,
  	\`version_recipients\` text,
  	\`version_privacy_url\` text,
  	\`version_statement_required\` integer DEFAULT true,
  	\`version_hidden_from_search\` integer DEFAULT false,
  	\`version_verification_tags\` text,
  	\`version_robots_rules\` text,
  	\`version_llms_file\` integer DEFAULT true,
  	\`version_listings_file\` integer DEFAULT true,
  	\`version_demo\` integer DEFAULT false,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`version_hero_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_dark_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_share_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_hero_image_idx\` ON \`_settings_v\` (\`version_hero_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_logo_idx\` ON \`_settings_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_dark_logo_idx\` ON \`_settings_v\` (\`version_dark_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_icon_idx\` ON \`_settings_v\` (\`version_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_version_version_share_image_idx\` ON \`_settings_v\` (\`version_share_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_created_at_idx\` ON \`_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_settings_v_updated_at_idx\` ON \`_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_settings_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_settings_v_texts_order_parent\` ON \`_settings_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`theme\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`colours_brand\` text DEFAULT '#1f4038',
  	\`colours_brand_deep\` text DEFAULT '#142c26',
  	\`colours_accent\` text DEFAULT '#a84a22',
  	\`colours_accent_deep\` text DEFAULT '#883a19',
  	\`colours_ink\` text DEFAULT '#1c2623',
  	\`colours_muted\` text DEFAULT '#56645e',
  	\`colours_paper\` text DEFAULT '#ffffff',
  	\`colours_sand\` text DEFAULT '#f7f3ea',
  	\`headings\` text DEFAULT 'young-serif' NOT NULL,
  	\`body\` text DEFAULT 'figtree' NOT NULL,
  	\`scale\` text DEFAULT 'normal' NOT NULL,
  	\`corners\` text DEFAULT 'medium' NOT NULL,
  	\`cards\` text DEFAULT 'border' NOT NULL,
  	\`button_shape\` text DEFAULT 'corners' NOT NULL,
  	\`button_style\` text DEFAULT 'solid' NOT NULL,
  	\`button_case\` text DEFAULT 'normal' NOT NULL,
  	\`button_weight\` text DEFAULT 'semibold' NOT NULL,
  	\`spacing\` text DEFAULT 'normal' NOT NULL,
  	\`page_width\` numeric DEFAULT 1248 NOT NULL,
  	\`stretched_section_container\` text,
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_theme_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_colours_brand\` text DEFAULT '#1f4038',
  	\`version_colours_brand_deep\` text DEFAULT '#142c26',
  	\`version_colours_accent\` text DEFAULT '#a84a22',
  	\`version_colours_accent_deep\` text DEFAULT '#883a19',
  	\`version_colours_ink\` text DEFAULT '#1c2623',
  	\`version_colours_muted\` text DEFAULT '#56645e',
  	\`version_colours_paper\` text DEFAULT '#ffffff',
  	\`version_colours_sand\` text DEFAULT '#f7f3ea',
  	\`version_headings\` text DEFAULT 'young-serif' NOT NULL,
  	\`version_body\` text DEFAULT 'figtree' NOT NULL,
  	\`version_scale\` text DEFAULT 'normal' NOT NULL,
  	\`version_corners\` text DEFAULT 'medium' NOT NULL,
  	\`version_cards\` text DEFAULT 'border' NOT NULL,
  	\`version_button_shape\` text DEFAULT 'corners' NOT NULL,
  	\`version_button_style\` text DEFAULT 'solid' NOT NULL,
  	\`version_button_case\` text DEFAULT 'normal' NOT NULL,
  	\`version_button_weight\` text DEFAULT 'semibold' NOT NULL,
  	\`version_spacing\` text DEFAULT 'normal' NOT NULL,
  	\`version_page_width\` numeric DEFAULT 1248 NOT NULL,
  	\`version_stretched_section_container\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_theme_v_created_at_idx\` ON \`_theme_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_theme_v_updated_at_idx\` ON \`_theme_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`lead_form_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`forms\` text,
  	\`alert_registration_conversion\` integer DEFAULT true,
  	\`alert_registration_password\` text DEFAULT 'optional',
  	\`alert_registration_mobile\` text DEFAULT 'optional',
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_lead_form_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_forms\` text,
  	\`version_alert_registration_conversion\` integer DEFAULT true,
  	\`version_alert_registration_password\` text DEFAULT 'optional',
  	\`version_alert_registration_mobile\` text DEFAULT 'optional',
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_lead_form_settings_v_created_at_idx\` ON \`_lead_form_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_lead_form_settings_v_updated_at_idx\` ON \`_lead_form_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`lead_handling_places\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`place\` text NOT NULL,
  	\`office_id\` integer NOT NULL,
  	FOREIGN KEY (\`office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`lead_handling\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_handling_places_order_idx\` ON \`lead_handling_places\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`lead_handling_places_parent_id_idx\` ON \`lead_handling_places\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`lead_handling_places_office_idx\` ON \`lead_handling_places\` (\`office_id\`);`)
  await db.run(sql`CREATE TABLE \`lead_handling_copies\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`how\` text DEFAULT 'bcc' NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`lead_handling\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_handling_copies_order_idx\` ON \`lead_handling_copies\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`lead_handling_copies_parent_id_idx\` ON \`lead_handling_copies\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`lead_handling\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`reply_address\` text,
  	\`sms_webhook_url\` text,
  	\`sms_webhook_secret\` text,
  	\`reminders_by_email\` integer DEFAULT false,
  	\`reminders_by_sms\` integer DEFAULT false,
  	\`reminders_hours_before\` numeric DEFAULT 24,
  	\`reminders_quiet_from\` text DEFAULT '20',
  	\`reminders_quiet_until\` text DEFAULT '8',
  	\`keep_months\` numeric,
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`lead_handling_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`lead_handling\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_handling_texts_order_parent\` ON \`lead_handling_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_lead_handling_v_version_places\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`place\` text NOT NULL,
  	\`office_id\` integer NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`office_id\`) REFERENCES \`offices\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_lead_handling_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_lead_handling_v_version_places_order_idx\` ON \`_lead_handling_v_version_places\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_lead_handling_v_version_places_parent_id_idx\` ON \`_lead_handling_v_version_places\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_lead_handling_v_version_places_office_idx\` ON \`_lead_handling_v_version_places\` (\`office_id\`);`)
  await db.run(sql`CREATE TABLE \`_lead_handling_v_version_copies\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`email\` text NOT NULL,
  	\`how\` text DEFAULT 'bcc' NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_lead_handling_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_lead_handling_v_version_copies_order_idx\` ON \`_lead_handling_v_version_copies\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_lead_handling_v_version_copies_parent_id_idx\` ON \`_lead_handling_v_version_copies\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_lead_handling_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_reply_address\` text,
  	\`version_sms_webhook_url\` text,
  	\`version_sms_webhook_secret\` text,
  	\`version_reminders_by_email\` integer DEFAULT false,
  	\`version_reminders_by_sms\` integer DEFAULT false,
  	\`version_reminders_hours_before\` numeric DEFAULT 24,
  	\`version_reminders_quiet_from\` text DEFAULT '20',
  	\`version_reminders_quiet_until\` text DEFAULT '8',
  	\`version_keep_months\` numeric,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_lead_handling_v_created_at_idx\` ON \`_lead_handling_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_lead_handling_v_updated_at_idx\` ON \`_lead_handling_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_lead_handling_v_texts\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`text\` text,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_lead_handling_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_lead_handling_v_texts_order_parent\` ON \`_lead_handling_v_texts\` (\`order\`,\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`lead_mail_templates_replies\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`lead_mail_templates\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lead_mail_templates_replies_order_idx\` ON \`lead_mail_templates_replies\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`lead_mail_templates_replies_parent_id_idx\` ON \`lead_mail_templates_replies\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`lead_mail_templates\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`texts\` text,
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_lead_mail_templates_v_version_replies\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`title\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_lead_mail_templates_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_lead_mail_templates_v_version_replies_order_idx\` ON \`_lead_mail_templates_v_version_replies\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_lead_mail_templates_v_version_replies_parent_id_idx\` ON \`_lead_mail_templates_v_version_replies\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_lead_mail_templates_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_texts\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_lead_mail_templates_v_created_at_idx\` ON \`_lead_mail_templates_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_lead_mail_templates_v_updated_at_idx\` ON \`_lead_mail_templates_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`contact_form_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`words\` text,
  	\`addresses\` text,
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_contact_form_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_words\` text,
  	\`version_addresses\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_form_settings_v_created_at_idx\` ON \`_contact_form_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_form_settings_v_updated_at_idx\` ON \`_contact_form_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`header_links_below\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`url\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_links_below_order_idx\` ON \`header_links_below\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_links_below_parent_id_idx\` ON \`header_links_below\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`url\` text,
  	\`section_id\` integer,
  	FOREIGN KEY (\`section_id\`) REFERENCES \`sections\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_links_order_idx\` ON \`header_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_links_parent_id_idx\` ON \`header_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_links_section_idx\` ON \`header_links\` (\`section_id\`);`)
  await db.run(sql`CREATE TABLE \`header_mobile_links_below\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`url\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_mobile_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_mobile_links_below_order_idx\` ON \`header_mobile_links_below\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_mobile_links_below_parent_id_idx\` ON \`header_mobile_links_below\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header_mobile_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`url\` text,
  	\`section_id\` integer,
  	FOREIGN KEY (\`section_id\`) REFERENCES \`sections\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_mobile_links_order_idx\` ON \`header_mobile_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_mobile_links_parent_id_idx\` ON \`header_mobile_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_mobile_links_section_idx\` ON \`header_mobile_links\` (\`section_id\`);`)
  await db.run(sql`CREATE TABLE \`header\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`button_label\` text,
  	\`button_url\` text,
  	\`sticky_offset\` numeric,
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_header_v_version_links_below\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v_version_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_version_links_below_order_idx\` ON \`_header_v_version_links_below\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_links_below_parent_id_idx\` ON \`_header_v_version_links_below\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text NOT NULL,
  	\`url\` text,
  	\`section_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`section_id\`) REFERENCES \`sections\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_version_links_order_idx\` ON \`_header_v_version_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_links_parent_id_idx\` ON \`_header_v_version_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_links_section_idx\` ON \`_header_v_version_links\` (\`section_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_mobile_links_below\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v_version_mobile_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_version_mobile_links_below_order_idx\` ON \`_header_v_version_mobile_links_below\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_mobile_links_below_parent_id_idx\` ON \`_header_v_version_mobile_links_below\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_mobile_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text NOT NULL,
  	\`url\` text,
  	\`section_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`section_id\`) REFERENCES \`sections\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_version_mobile_links_order_idx\` ON \`_header_v_version_mobile_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_mobile_links_parent_id_idx\` ON \`_header_v_version_mobile_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_mobile_links_section_idx\` ON \`_header_v_version_mobile_links\` (\`section_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_button_label\` text,
  	\`version_button_url\` text,
  	\`version_sticky_offset\` numeric,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_created_at_idx\` ON \`_header_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_updated_at_idx\` ON \`_header_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`footer_links_below\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`url\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_links_below_order_idx\` ON \`footer_links_below\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_links_below_parent_id_idx\` ON \`footer_links_below\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`label\` text NOT NULL,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_links_order_idx\` ON \`footer_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_links_parent_id_idx\` ON \`footer_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`small_print\` text,
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`_footer_v_version_links_below\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text NOT NULL,
  	\`url\` text NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v_version_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_links_below_order_idx\` ON \`_footer_v_version_links_below\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_links_below_parent_id_idx\` ON \`_footer_v_version_links_below\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`label\` text NOT NULL,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_links_order_idx\` ON \`_footer_v_version_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_links_parent_id_idx\` ON \`_footer_v_version_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_small_print\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_created_at_idx\` ON \`_footer_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_updated_at_idx\` ON \`_footer_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`feed_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`hold_percent\` numeric DEFAULT 20 NOT NULL,
  	\`hold_listings\` numeric DEFAULT 5 NOT NULL,
  	\`keep_held_days\` numeric DEFAULT 7 NOT NULL,
  	\`keep_files_days\` numeric DEFAULT 30 NOT NULL,
  	\`keep_changes_days\` numeric DEFAULT 90 NOT NULL,
  	\`webhook_url\` text,
  	\`webhook_secret\` text,
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`feed_settings_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`feed_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`feed_settings_rels_order_idx\` ON \`feed_settings_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`feed_settings_rels_parent_idx\` ON \`feed_settings_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`feed_settings_rels_path_idx\` ON \`feed_settings_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`feed_settings_rels_users_id_idx\` ON \`feed_settings_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`_feed_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_hold_percent\` numeric DEFAULT 20 NOT NULL,
  	\`version_hold_listings\` numeric DEFAULT 5 NOT NULL,
  	\`version_keep_held_days\` numeric DEFAULT 7 NOT NULL,
  	\`version_keep_files_days\` numeric DEFAULT 30 NOT NULL,
  	\`version_keep_changes_days\` numeric DEFAULT 90 NOT NULL,
  	\`version_webhook_url\` text,
  	\`version_webhook_secret\` text,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_feed_settings_v_created_at_idx\` ON \`_feed_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_feed_settings_v_updated_at_idx\` ON \`_feed_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_feed_settings_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_feed_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_feed_settings_v_rels_order_idx\` ON \`_feed_settings_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_feed_settings_v_rels_parent_idx\` ON \`_feed_settings_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_feed_settings_v_rels_path_idx\` ON \`_feed_settings_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_feed_settings_v_rels_users_id_idx\` ON \`_feed_settings_v_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`duty_settings\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`saved_by\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`duty_settings_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`duty_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`duty_settings_rels_order_idx\` ON \`duty_settings_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`duty_settings_rels_parent_idx\` ON \`duty_settings_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`duty_settings_rels_path_idx\` ON \`duty_settings_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`duty_settings_rels_users_id_idx\` ON \`duty_settings_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`_duty_settings_v\` (
  	\`id\` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
  	\`version_saved_by\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`_duty_settings_v_created_at_idx\` ON \`_duty_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_duty_settings_v_updated_at_idx\` ON \`_duty_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_duty_settings_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_duty_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_duty_settings_v_rels_order_idx\` ON \`_duty_settings_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_duty_settings_v_rels_parent_idx\` ON \`_duty_settings_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_duty_settings_v_rels_path_idx\` ON \`_duty_settings_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_duty_settings_v_rels_users_id_idx\` ON \`_duty_settings_v_rels\` (\`users_id\`);`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`listings_inspections\`;`)
  await db.run(sql`DROP TABLE \`listings_documents\`;`)
  await db.run(sql`DROP TABLE \`listings\`;`)
  await db.run(sql`DROP TABLE \`listings_texts\`;`)
  await db.run(sql`DROP TABLE \`listings_rels\`;`)
  await db.run(sql`DROP TABLE \`_listings_v_version_inspections\`;`)
  await db.run(sql`DROP TABLE \`_listings_v_version_documents\`;`)
  await db.run(sql`DROP TABLE \`_listings_v\`;`)
  await db.run(sql`DROP TABLE \`_listings_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_listings_v_rels\`;`)
  await db.run(sql`DROP TABLE \`public_listings\`;`)
  await db.run(sql`DROP TABLE \`listing_events\`;`)
  await db.run(sql`DROP TABLE \`property_documents\`;`)
  await db.run(sql`DROP TABLE \`feed_withdrawals\`;`)
  await db.run(sql`DROP TABLE \`empty_searches\`;`)
  await db.run(sql`DROP TABLE \`listing_changes\`;`)
  await db.run(sql`DROP TABLE \`listing_changes_rels\`;`)
  await db.run(sql`DROP TABLE \`listing_views\`;`)
  await db.run(sql`DROP TABLE \`vendor_reports\`;`)
  await db.run(sql`DROP TABLE \`vendor_reports_texts\`;`)
  await db.run(sql`DROP TABLE \`vendor_report_mails\`;`)
  await db.run(sql`DROP TABLE \`leads\`;`)
  await db.run(sql`DROP TABLE \`leads_rels\`;`)
  await db.run(sql`DROP TABLE \`lead_notes\`;`)
  await db.run(sql`DROP TABLE \`lead_messages\`;`)
  await db.run(sql`DROP TABLE \`lead_tasks\`;`)
  await db.run(sql`DROP TABLE \`appointments\`;`)
  await db.run(sql`DROP TABLE \`appointment_times\`;`)
  await db.run(sql`DROP TABLE \`contacts\`;`)
  await db.run(sql`DROP TABLE \`contact_addresses\`;`)
  await db.run(sql`DROP TABLE \`deliveries\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`posts\`;`)
  await db.run(sql`DROP TABLE \`posts_rels\`;`)
  await db.run(sql`DROP TABLE \`_posts_v\`;`)
  await db.run(sql`DROP TABLE \`_posts_v_rels\`;`)
  await db.run(sql`DROP TABLE \`post_categories\`;`)
  await db.run(sql`DROP TABLE \`suburb_pages\`;`)
  await db.run(sql`DROP TABLE \`popups_show_on\`;`)
  await db.run(sql`DROP TABLE \`popups_not_on\`;`)
  await db.run(sql`DROP TABLE \`popups_rules_sources\`;`)
  await db.run(sql`DROP TABLE \`popups_rules_devices\`;`)
  await db.run(sql`DROP TABLE \`popups_rules_browsers\`;`)
  await db.run(sql`DROP TABLE \`popups\`;`)
  await db.run(sql`DROP TABLE \`popups_rels\`;`)
  await db.run(sql`DROP TABLE \`_popups_v_version_show_on\`;`)
  await db.run(sql`DROP TABLE \`_popups_v_version_not_on\`;`)
  await db.run(sql`DROP TABLE \`_popups_v_version_rules_sources\`;`)
  await db.run(sql`DROP TABLE \`_popups_v_version_rules_devices\`;`)
  await db.run(sql`DROP TABLE \`_popups_v_version_rules_browsers\`;`)
  await db.run(sql`DROP TABLE \`_popups_v\`;`)
  await db.run(sql`DROP TABLE \`_popups_v_rels\`;`)
  await db.run(sql`DROP TABLE \`popup_counts\`;`)
  await db.run(sql`DROP TABLE \`contact_forms_rows_choices\`;`)
  await db.run(sql`DROP TABLE \`contact_forms_rows_days\`;`)
  await db.run(sql`DROP TABLE \`contact_forms_rows_questions\`;`)
  await db.run(sql`DROP TABLE \`contact_forms_rows\`;`)
  await db.run(sql`DROP TABLE \`contact_forms_one_of\`;`)
  await db.run(sql`DROP TABLE \`contact_forms\`;`)
  await db.run(sql`DROP TABLE \`contact_forms_texts\`;`)
  await db.run(sql`DROP TABLE \`_contact_forms_v_version_rows_choices\`;`)
  await db.run(sql`DROP TABLE \`_contact_forms_v_version_rows_days\`;`)
  await db.run(sql`DROP TABLE \`_contact_forms_v_version_rows_questions\`;`)
  await db.run(sql`DROP TABLE \`_contact_forms_v_version_rows\`;`)
  await db.run(sql`DROP TABLE \`_contact_forms_v_version_one_of\`;`)
  await db.run(sql`DROP TABLE \`_contact_forms_v\`;`)
  await db.run(sql`DROP TABLE \`_contact_forms_v_texts\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_texts\`;`)
  await db.run(sql`DROP TABLE \`videos\`;`)
  await db.run(sql`DROP TABLE \`downloads\`;`)
  await db.run(sql`DROP TABLE \`sections\`;`)
  await db.run(sql`DROP TABLE \`_sections_v\`;`)
  await db.run(sql`DROP TABLE \`templates_conditions_categories\`;`)
  await db.run(sql`DROP TABLE \`templates_conditions_statuses\`;`)
  await db.run(sql`DROP TABLE \`templates\`;`)
  await db.run(sql`DROP TABLE \`templates_texts\`;`)
  await db.run(sql`DROP TABLE \`templates_rels\`;`)
  await db.run(sql`DROP TABLE \`_templates_v_version_conditions_categories\`;`)
  await db.run(sql`DROP TABLE \`_templates_v_version_conditions_statuses\`;`)
  await db.run(sql`DROP TABLE \`_templates_v\`;`)
  await db.run(sql`DROP TABLE \`_templates_v_texts\`;`)
  await db.run(sql`DROP TABLE \`_templates_v_rels\`;`)
  await db.run(sql`DROP TABLE \`item_templates\`;`)
  await db.run(sql`DROP TABLE \`_item_templates_v\`;`)
  await db.run(sql`DROP TABLE \`style_presets\`;`)
  await db.run(sql`DROP TABLE \`agents_appraisals_weekdays\`;`)
  await db.run(sql`DROP TABLE \`agents_appraisals_blackouts\`;`)
  await db.run(sql`DROP TABLE \`agents\`;`)
  await db.run(sql`DROP TABLE \`agents_texts\`;`)
  await db.run(sql`DROP TABLE \`_agents_v_version_appraisals_weekdays\`;`)
  await db.run(sql`DROP TABLE \`_agents_v_version_appraisals_blackouts\`;`)
  await db.run(sql`DROP TABLE \`_agents_v\`;`)
  await db.run(sql`DROP TABLE \`_agents_v_texts\`;`)
  await db.run(sql`DROP TABLE \`offices_appraisals_weekdays\`;`)
  await db.run(sql`DROP TABLE \`offices_appraisals_blackouts\`;`)
  await db.run(sql`DROP TABLE \`offices\`;`)
  await db.run(sql`DROP TABLE \`offices_texts\`;`)
  await db.run(sql`DROP TABLE \`_offices_v_version_appraisals_weekdays\`;`)
  await db.run(sql`DROP TABLE \`_offices_v_version_appraisals_blackouts\`;`)
  await db.run(sql`DROP TABLE \`_offices_v\`;`)
  await db.run(sql`DROP TABLE \`_offices_v_texts\`;`)
  await db.run(sql`DROP TABLE \`reviews\`;`)
  await db.run(sql`DROP TABLE \`newsletters_parts\`;`)
  await db.run(sql`DROP TABLE \`newsletters\`;`)
  await db.run(sql`DROP TABLE \`newsletters_texts\`;`)
  await db.run(sql`DROP TABLE \`newsletter_subscribers\`;`)
  await db.run(sql`DROP TABLE \`newsletter_mails\`;`)
  await db.run(sql`DROP TABLE \`alerts\`;`)
  await db.run(sql`DROP TABLE \`subscribers_sessions\`;`)
  await db.run(sql`DROP TABLE \`subscribers\`;`)
  await db.run(sql`DROP TABLE \`account_mails\`;`)
  await db.run(sql`DROP TABLE \`alert_targets\`;`)
  await db.run(sql`DROP TABLE \`alert_entries\`;`)
  await db.run(sql`DROP TABLE \`alert_digests\`;`)
  await db.run(sql`DROP TABLE \`alert_confirmations\`;`)
  await db.run(sql`DROP TABLE \`shortlist_entries\`;`)
  await db.run(sql`DROP TABLE \`shortlist_shares\`;`)
  await db.run(sql`DROP TABLE \`feeds\`;`)
  await db.run(sql`DROP TABLE \`feed_sources\`;`)
  await db.run(sql`DROP TABLE \`feed_sources_texts\`;`)
  await db.run(sql`DROP TABLE \`feed_sources_rels\`;`)
  await db.run(sql`DROP TABLE \`feed_picture_tries\`;`)
  await db.run(sql`DROP TABLE \`feed_notices\`;`)
  await db.run(sql`DROP TABLE \`duty_editions\`;`)
  await db.run(sql`DROP TABLE \`_duty_editions_v\`;`)
  await db.run(sql`DROP TABLE \`duty_notices\`;`)
  await db.run(sql`DROP TABLE \`duty_statistics\`;`)
  await db.run(sql`DROP TABLE \`blocked_hosts\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`missing_addresses\`;`)
  await db.run(sql`DROP TABLE \`webhooks\`;`)
  await db.run(sql`DROP TABLE \`webhooks_texts\`;`)
  await db.run(sql`DROP TABLE \`audit_log\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`payload_query_presets\`;`)
  await db.run(sql`DROP TABLE \`payload_query_presets_rels\`;`)
  await db.run(sql`DROP TABLE \`settings_strengths\`;`)
  await db.run(sql`DROP TABLE \`settings_languages\`;`)
  await db.run(sql`DROP TABLE \`settings_embed_providers\`;`)
  await db.run(sql`DROP TABLE \`settings_licences\`;`)
  await db.run(sql`DROP TABLE \`settings\`;`)
  await db.run(sql`DROP TABLE \`settings_texts\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_strengths\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_embed_providers\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_version_licences\`;`)
  await db.run(sql`DROP TABLE \`_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_settings_v_texts\`;`)
  await db.run(sql`DROP TABLE \`theme\`;`)
  await db.run(sql`DROP TABLE \`_theme_v\`;`)
  await db.run(sql`DROP TABLE \`lead_form_settings\`;`)
  await db.run(sql`DROP TABLE \`_lead_form_settings_v\`;`)
  await db.run(sql`DROP TABLE \`lead_handling_places\`;`)
  await db.run(sql`DROP TABLE \`lead_handling_copies\`;`)
  await db.run(sql`DROP TABLE \`lead_handling\`;`)
  await db.run(sql`DROP TABLE \`lead_handling_texts\`;`)
  await db.run(sql`DROP TABLE \`_lead_handling_v_version_places\`;`)
  await db.run(sql`DROP TABLE \`_lead_handling_v_version_copies\`;`)
  await db.run(sql`DROP TABLE \`_lead_handling_v\`;`)
  await db.run(sql`DROP TABLE \`_lead_handling_v_texts\`;`)
  await db.run(sql`DROP TABLE \`lead_mail_templates_replies\`;`)
  await db.run(sql`DROP TABLE \`lead_mail_templates\`;`)
  await db.run(sql`DROP TABLE \`_lead_mail_templates_v_version_replies\`;`)
  await db.run(sql`DROP TABLE \`_lead_mail_templates_v\`;`)
  await db.run(sql`DROP TABLE \`contact_form_settings\`;`)
  await db.run(sql`DROP TABLE \`_contact_form_settings_v\`;`)
  await db.run(sql`DROP TABLE \`header_links_below\`;`)
  await db.run(sql`DROP TABLE \`header_links\`;`)
  await db.run(sql`DROP TABLE \`header_mobile_links_below\`;`)
  await db.run(sql`DROP TABLE \`header_mobile_links\`;`)
  await db.run(sql`DROP TABLE \`header\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_links_below\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_links\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_mobile_links_below\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_mobile_links\`;`)
  await db.run(sql`DROP TABLE \`_header_v\`;`)
  await db.run(sql`DROP TABLE \`footer_links_below\`;`)
  await db.run(sql`DROP TABLE \`footer_links\`;`)
  await db.run(sql`DROP TABLE \`footer\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_links_below\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_links\`;`)
  await db.run(sql`DROP TABLE \`_footer_v\`;`)
  await db.run(sql`DROP TABLE \`feed_settings\`;`)
  await db.run(sql`DROP TABLE \`feed_settings_rels\`;`)
  await db.run(sql`DROP TABLE \`_feed_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_feed_settings_v_rels\`;`)
  await db.run(sql`DROP TABLE \`duty_settings\`;`)
  await db.run(sql`DROP TABLE \`duty_settings_rels\`;`)
  await db.run(sql`DROP TABLE \`_duty_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_duty_settings_v_rels\`;`)
}
