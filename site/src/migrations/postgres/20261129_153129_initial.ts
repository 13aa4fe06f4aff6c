import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_listings_documents_kind" AS ENUM('brochure', 'statement-of-information', 'floor-plan', 'contract', 'other');
  CREATE TYPE "public"."enum_listings_state" AS ENUM('ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA');
  CREATE TYPE "public"."enum_listings_rent_period" AS ENUM('week', 'month', 'year');
  CREATE TYPE "public"."enum_listings_sold_price_display" AS ENUM('yes', 'range', 'no');
  CREATE TYPE "public"."enum_listings_auction_result" AS ENUM('sold', 'sold-prior', 'sold-after', 'passed-in', 'withdrawn', 'postponed');
  CREATE TYPE "public"."enum_listings_market_status" AS ENUM('current', 'sold', 'leased', 'withdrawn', 'offmarket', 'deleted');
  CREATE TYPE "public"."enum_listings_method" AS ENUM('buy', 'rent');
  CREATE TYPE "public"."enum_listings_category" AS ENUM('residential', 'rural', 'holiday', 'commercial', 'business');
  CREATE TYPE "public"."enum_listings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__listings_v_version_documents_kind" AS ENUM('brochure', 'statement-of-information', 'floor-plan', 'contract', 'other');
  CREATE TYPE "public"."enum__listings_v_version_state" AS ENUM('ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA');
  CREATE TYPE "public"."enum__listings_v_version_rent_period" AS ENUM('week', 'month', 'year');
  CREATE TYPE "public"."enum__listings_v_version_sold_price_display" AS ENUM('yes', 'range', 'no');
  CREATE TYPE "public"."enum__listings_v_version_auction_result" AS ENUM('sold', 'sold-prior', 'sold-after', 'passed-in', 'withdrawn', 'postponed');
  CREATE TYPE "public"."enum__listings_v_version_method" AS ENUM('buy', 'rent');
  CREATE TYPE "public"."enum__listings_v_version_category" AS ENUM('residential', 'rural', 'holiday', 'commercial', 'business');
  CREATE TYPE "public"."enum__listings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_leads_state" AS ENUM('new', 'working', 'done', 'spam');
  CREATE TYPE "public"."enum_appointments_state" AS ENUM('booked', 'cancelled');
  CREATE TYPE "public"."enum_deliveries_kind" AS ENUM('notice', 'assigned', 'reminder', 'copy', 'hidden-copy', 'autoresponse', 'reply', 'sms', 'visitor-reminder', 'visitor-sms', 'webhook');
  CREATE TYPE "public"."enum_deliveries_state" AS ENUM('due', 'sending', 'sent', 'outbox', 'failed', 'held', 'skipped');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_posts_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__posts_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_popups_show_on_place" AS ENUM('site', 'home', 'pages', 'certain-pages', 'address-is', 'address-starts', 'listings', 'listings-buy', 'listings-rent', 'listings-sold', 'listings-leased', 'search', 'search-buy', 'search-rent', 'search-sold', 'search-leased', 'category-residential', 'category-rural', 'category-holiday', 'category-commercial', 'category-business', 'agents', 'offices', 'suburbs', 'news', 'calculators');
  CREATE TYPE "public"."enum_popups_not_on_place" AS ENUM('site', 'home', 'pages', 'certain-pages', 'address-is', 'address-starts', 'listings', 'listings-buy', 'listings-rent', 'listings-sold', 'listings-leased', 'search', 'search-buy', 'search-rent', 'search-sold', 'search-leased', 'category-residential', 'category-rural', 'category-holiday', 'category-commercial', 'category-business', 'agents', 'offices', 'suburbs', 'news', 'calculators');
  CREATE TYPE "public"."enum_popups_rules_sources" AS ENUM('search', 'external', 'internal');
  CREATE TYPE "public"."enum_popups_rules_devices" AS ENUM('desktop', 'tablet', 'mobile');
  CREATE TYPE "public"."enum_popups_rules_browsers" AS ENUM('chrome', 'edge', 'firefox', 'safari', 'opera', 'samsung');
  CREATE TYPE "public"."enum_popups_triggers_scrolling_direction" AS ENUM('down', 'up');
  CREATE TYPE "public"."enum_popups_rules_times_period" AS ENUM('ever', 'session', 'day', 'week', 'month');
  CREATE TYPE "public"."enum_popups_rules_times_count" AS ENUM('open', 'close');
  CREATE TYPE "public"."enum_popups_rules_url_action" AS ENUM('show', 'hide');
  CREATE TYPE "public"."enum_popups_rules_url_of" AS ENUM('referrer', 'page');
  CREATE TYPE "public"."enum_popups_rules_url_match" AS ENUM('exact', 'contains', 'regex');
  CREATE TYPE "public"."enum_popups_rules_logged_in" AS ENUM('show', 'hide');
  CREATE TYPE "public"."enum_popups_rules_schedule_zone" AS ENUM('site', 'visitor');
  CREATE TYPE "public"."enum_popups_rules_schedulestart_tz" AS ENUM('Australia/Sydney', 'Australia/Brisbane', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth');
  CREATE TYPE "public"."enum_popups_rules_scheduleend_tz" AS ENUM('Australia/Sydney', 'Australia/Brisbane', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth');
  CREATE TYPE "public"."enum_popups_settings_place" AS ENUM('center', 'top', 'bottom', 'left', 'right', 'bottom-left', 'bottom-right');
  CREATE TYPE "public"."enum_popups_settings_close_button_position" AS ENUM('inside', 'outside');
  CREATE TYPE "public"."enum_popups_settings_entrance_animation" AS ENUM('none', 'fade', 'zoom', 'slide-top', 'slide-bottom', 'slide-start', 'slide-end', 'fade-in', 'fade-in-up', 'fade-in-down', 'fade-in-left', 'fade-in-right', 'zoom-in', 'zoom-in-up', 'zoom-in-down', 'zoom-in-left', 'zoom-in-right', 'rotate-in', 'roll-in', 'flip-in-x', 'flip-in-y', 'rotate-in-down-left', 'rotate-in-down-right', 'rotate-in-up-left', 'rotate-in-up-right', 'slide-in-up', 'slide-in-down', 'slide-in-left', 'slide-in-right', 'light-speed-in', 'bounce-in', 'bounce-in-up', 'bounce-in-down', 'bounce-in-left', 'bounce-in-right', 'bounce', 'pulse', 'flash', 'shake', 'swing', 'tada', 'jello', 'rubber-band', 'head-shake', 'wobble');
  CREATE TYPE "public"."enum_popups_settings_exit_animation" AS ENUM('none', 'fade', 'zoom', 'slide-top', 'slide-bottom', 'slide-start', 'slide-end', 'fade-in', 'fade-in-up', 'fade-in-down', 'fade-in-left', 'fade-in-right', 'zoom-in', 'zoom-in-up', 'zoom-in-down', 'zoom-in-left', 'zoom-in-right', 'rotate-in', 'roll-in', 'flip-in-x', 'flip-in-y', 'rotate-in-down-left', 'rotate-in-down-right', 'rotate-in-up-left', 'rotate-in-up-right', 'slide-in-up', 'slide-in-down', 'slide-in-left', 'slide-in-right', 'light-speed-in', 'bounce-in', 'bounce-in-up', 'bounce-in-down', 'bounce-in-left', 'bounce-in-right', 'bounce', 'pulse', 'flash', 'shake', 'swing', 'tada', 'jello', 'rubber-band', 'head-shake', 'wobble');
  CREATE TYPE "public"."enum_popups_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__popups_v_version_show_on_place" AS ENUM('site', 'home', 'pages', 'certain-pages', 'address-is', 'address-starts', 'listings', 'listings-buy', 'listings-rent', 'listings-sold', 'listings-leased', 'search', 'search-buy', 'search-rent', 'search-sold', 'search-leased', 'category-residential', 'category-rural', 'category-holiday', 'category-commercial', 'category-business', 'agents', 'offices', 'suburbs', 'news', 'calculators');
  CREATE TYPE "public"."enum__popups_v_version_not_on_place" AS ENUM('site', 'home', 'pages', 'certain-pages', 'address-is', 'address-starts', 'listings', 'listings-buy', 'listings-rent', 'listings-sold', 'listings-leased', 'search', 'search-buy', 'search-rent', 'search-sold', 'search-leased', 'category-residential', 'category-rural', 'category-holiday', 'category-commercial', 'category-business', 'agents', 'offices', 'suburbs', 'news', 'calculators');
  CREATE TYPE "public"."enum__popups_v_version_rules_sources" AS ENUM('search', 'external', 'internal');
  CREATE TYPE "public"."enum__popups_v_version_rules_devices" AS ENUM('desktop', 'tablet', 'mobile');
  CREATE TYPE "public"."enum__popups_v_version_rules_browsers" AS ENUM('chrome', 'edge', 'firefox', 'safari', 'opera', 'samsung');
  CREATE TYPE "public"."enum__popups_v_version_triggers_scrolling_direction" AS ENUM('down', 'up');
  CREATE TYPE "public"."enum__popups_v_version_rules_times_period" AS ENUM('ever', 'session', 'day', 'week', 'month');
  CREATE TYPE "public"."enum__popups_v_version_rules_times_count" AS ENUM('open', 'close');
  CREATE TYPE "public"."enum__popups_v_version_rules_url_action" AS ENUM('show', 'hide');
  CREATE TYPE "public"."enum__popups_v_version_rules_url_of" AS ENUM('referrer', 'page');
  CREATE TYPE "public"."enum__popups_v_version_rules_url_match" AS ENUM('exact', 'contains', 'regex');
  CREATE TYPE "public"."enum__popups_v_version_rules_logged_in" AS ENUM('show', 'hide');
  CREATE TYPE "public"."enum__popups_v_version_rules_schedule_zone" AS ENUM('site', 'visitor');
  CREATE TYPE "public"."enum__popups_v_version_rules_schedulestart_tz" AS ENUM('Australia/Sydney', 'Australia/Brisbane', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth');
  CREATE TYPE "public"."enum__popups_v_version_rules_scheduleend_tz" AS ENUM('Australia/Sydney', 'Australia/Brisbane', 'Australia/Adelaide', 'Australia/Darwin', 'Australia/Perth');
  CREATE TYPE "public"."enum__popups_v_version_settings_place" AS ENUM('center', 'top', 'bottom', 'left', 'right', 'bottom-left', 'bottom-right');
  CREATE TYPE "public"."enum__popups_v_version_settings_close_button_position" AS ENUM('inside', 'outside');
  CREATE TYPE "public"."enum__popups_v_version_settings_entrance_animation" AS ENUM('none', 'fade', 'zoom', 'slide-top', 'slide-bottom', 'slide-start', 'slide-end', 'fade-in', 'fade-in-up', 'fade-in-down', 'fade-in-left', 'fade-in-right', 'zoom-in', 'zoom-in-up', 'zoom-in-down', 'zoom-in-left', 'zoom-in-right', 'rotate-in', 'roll-in', 'flip-in-x', 'flip-in-y', 'rotate-in-down-left', 'rotate-in-down-right', 'rotate-in-up-left', 'rotate-in-up-right', 'slide-in-up', 'slide-in-down', 'slide-in-left', 'slide-in-right', 'light-speed-in', 'bounce-in', 'bounce-in-up', 'bounce-in-down', 'bounce-in-left', 'bounce-in-right', 'bounce', 'pulse', 'flash', 'shake', 'swing', 'tada', 'jello', 'rubber-band', 'head-shake', 'wobble');
  CREATE TYPE "public"."enum__popups_v_version_settings_exit_animation" AS ENUM('none', 'fade', 'zoom', 'slide-top', 'slide-bottom', 'slide-start', 'slide-end', 'fade-in', 'fade-in-up', 'fade-in-down', 'fade-in-left', 'fade-in-right', 'zoom-in', 'zoom-in-up', 'zoom-in-down', 'zoom-in-left', 'zoom-in-right', 'rotate-in', 'roll-in', 'flip-in-x', 'flip-in-y', 'rotate-in-down-left', 'rotate-in-down-right', 'rotate-in-up-left', 'rotate-in-up-right', 'slide-in-up', 'slide-in-down', 'slide-in-left', 'slide-in-right', 'light-speed-in', 'bounce-in', 'bounce-in-up', 'bounce-in-down', 'bounce-in-left', 'bounce-in-right', 'bounce', 'pulse', 'flash', 'shake', 'swing', 'tada', 'jello', 'rubber-band', 'head-shake', 'wobble');
  CREATE TYPE "public"."enum__popups_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_contact_forms_rows_days" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum_contact_forms_rows_kind" AS ENUM('text', 'email', 'phone', 'textarea', 'select', 'checkboxes', 'radio', 'acceptance', 'file', 'number', 'range', 'date', 'time', 'url', 'quiz', 'hidden', 'heading', 'words');
  CREATE TYPE "public"."enum_contact_forms_rows_width" AS ENUM('full', 'half', 'third');
  CREATE TYPE "public"."enum_contact_forms_rows_fill_from_visitor" AS ENUM('name', 'firstName', 'lastName', 'email', 'phone');
  CREATE TYPE "public"."enum_contact_forms_rows_counter" AS ENUM('up', 'down');
  CREATE TYPE "public"."enum_contact_forms_rows_shown_when_is" AS ENUM('equals', 'not', 'filled', 'empty');
  CREATE TYPE "public"."enum_contact_forms_locale" AS ENUM('en_AU', 'ar', 'zh_CN', 'zh_TW', 'fr_FR', 'de_DE', 'el', 'it_IT', 'ko_KR', 'es_ES', 'vi');
  CREATE TYPE "public"."enum_contact_forms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__contact_forms_v_version_rows_days" AS ENUM('1', '2', '3', '4', '5', '6', '7');
  CREATE TYPE "public"."enum__contact_forms_v_version_rows_kind" AS ENUM('text', 'email', 'phone', 'textarea', 'select', 'checkboxes', 'radio', 'acceptance', 'file', 'number', 'range', 'date', 'time', 'url', 'quiz', 'hidden', 'heading', 'words');
  CREATE TYPE "public"."enum__contact_forms_v_version_rows_width" AS ENUM('full', 'half', 'third');
  CREATE TYPE "public"."enum__contact_forms_v_version_rows_fill_from_visitor" AS ENUM('name', 'firstName', 'lastName', 'email', 'phone');
  CREATE TYPE "public"."enum__contact_forms_v_version_rows_counter" AS ENUM('up', 'down');
  CREATE TYPE "public"."enum__contact_forms_v_version_rows_shown_when_is" AS ENUM('equals', 'not', 'filled', 'empty');
  CREATE TYPE "public"."enum__contact_forms_v_version_locale" AS ENUM('en_AU', 'ar', 'zh_CN', 'zh_TW', 'fr_FR', 'de_DE', 'el', 'it_IT', 'ko_KR', 'es_ES', 'vi');
  CREATE TYPE "public"."enum__contact_forms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_sections_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__sections_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_templates_conditions_categories" AS ENUM('residential', 'rural', 'holiday', 'commercial', 'business');
  CREATE TYPE "public"."enum_templates_conditions_statuses" AS ENUM('buy', 'rent', 'under-offer', 'sold', 'leased');
  CREATE TYPE "public"."enum_templates_kind" AS ENUM('header', 'footer', 'listing', 'agent', 'office', 'suburb', 'post', 'archive', 'not-found');
  CREATE TYPE "public"."enum_templates_applies_to" AS ENUM('all', 'some');
  CREATE TYPE "public"."enum_templates_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__templates_v_version_conditions_categories" AS ENUM('residential', 'rural', 'holiday', 'commercial', 'business');
  CREATE TYPE "public"."enum__templates_v_version_conditions_statuses" AS ENUM('buy', 'rent', 'under-offer', 'sold', 'leased');
  CREATE TYPE "public"."enum__templates_v_version_kind" AS ENUM('header', 'footer', 'listing', 'agent', 'office', 'suburb', 'post', 'archive', 'not-found');
  CREATE TYPE "public"."enum__templates_v_version_applies_to" AS ENUM('all', 'some');
  CREATE TYPE "public"."enum__templates_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_item_templates_source" AS ENUM('listings', 'agents', 'offices', 'posts', 'pages', 'testimonials');
  CREATE TYPE "public"."enum_item_templates_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__item_templates_v_version_source" AS ENUM('listings', 'agents', 'offices', 'posts', 'pages', 'testimonials');
  CREATE TYPE "public"."enum__item_templates_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_agents_appraisals_weekdays" AS ENUM('sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday');
  CREATE TYPE "public"."enum_agents_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__agents_v_version_appraisals_weekdays" AS ENUM('sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday');
  CREATE TYPE "public"."enum__agents_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_offices_appraisals_weekdays" AS ENUM('sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday');
  CREATE TYPE "public"."enum_offices_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__offices_v_version_appraisals_weekdays" AS ENUM('sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday');
  CREATE TYPE "public"."enum__offices_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum_reviews_source" AS ENUM('google', 'ratemyagent', 'realestate', 'domain', 'facebook', 'direct');
  CREATE TYPE "public"."enum_reviews_role" AS ENUM('seller', 'buyer', 'landlord', 'tenant');
  CREATE TYPE "public"."enum_newsletters_parts_kind" AS ENUM('text', 'listings', 'openHomes', 'posts');
  CREATE TYPE "public"."enum_newsletters_parts_method" AS ENUM('buy', 'rent');
  CREATE TYPE "public"."enum_newsletters_interest" AS ENUM('all', 'buyer', 'tenant', 'vendor', 'landlord');
  CREATE TYPE "public"."enum_newsletters_state" AS ENUM('draft', 'sending', 'sent', 'stopped');
  CREATE TYPE "public"."enum_newsletter_subscribers_state" AS ENUM('pending', 'confirmed', 'unsubscribed');
  CREATE TYPE "public"."enum_alerts_state" AS ENUM('unconfirmed', 'active', 'paused', 'ended');
  CREATE TYPE "public"."enum_alerts_frequency" AS ENUM('instant', 'daily', 'weekly');
  CREATE TYPE "public"."enum_account_mails_kind" AS ENUM('confirm', 'reset-password', 'password-changed', 'change-email', 'email-changing', 'email-changed');
  CREATE TYPE "public"."enum_account_mails_state" AS ENUM('due', 'sending', 'sent', 'outbox', 'failed');
  CREATE TYPE "public"."enum_feeds_origin" AS ENUM('upload', 'command', 'https', 'ftp', 'folder', 'pull', 'demo');
  CREATE TYPE "public"."enum_feeds_state" AS ENUM('waiting', 'running', 'held', 'done', 'tested', 'quarantined', 'failed', 'interrupted', 'discarded');
  CREATE TYPE "public"."enum_feeds_decision" AS ENUM('apply', 'apply-without-withdrawals', 'discard');
  CREATE TYPE "public"."enum_feed_sources_kind" AS ENUM('https', 'ftp', 'pull', 'folder');
  CREATE TYPE "public"."enum_feed_sources_missing" AS ENUM('keep', 'withdraw');
  CREATE TYPE "public"."enum_feed_sources_profiles" AS ENUM('off', 'draft', 'published');
  CREATE TYPE "public"."enum_feed_notices_state" AS ENUM('due', 'sending', 'sent', 'outbox', 'failed');
  CREATE TYPE "public"."enum_duty_editions_state" AS ENUM('ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA');
  CREATE TYPE "public"."enum_duty_editions_status" AS ENUM('draft', 'published', 'withdrawn');
  CREATE TYPE "public"."enum__duty_editions_v_version_state" AS ENUM('ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA');
  CREATE TYPE "public"."enum__duty_editions_v_version_status" AS ENUM('draft', 'published', 'withdrawn');
  CREATE TYPE "public"."enum_duty_notices_when" AS ENUM('before', 'after');
  CREATE TYPE "public"."enum_duty_notices_state" AS ENUM('due', 'sending', 'sent', 'outbox', 'failed');
  CREATE TYPE "public"."enum_users_role" AS ENUM('admin', 'editor', 'manager', 'property-manager', 'agent', 'marketing', 'viewer');
  CREATE TYPE "public"."enum_redirects_kind" AS ENUM('301', '302', '410');
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('create', 'update', 'trash', 'restore', 'delete', 'sign-in');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_query_presets_access_read_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_update_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_delete_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('leads');
  CREATE TYPE "public"."enum_settings_languages" AS ENUM('zh', 'vi', 'ar');
  CREATE TYPE "public"."enum_settings_embed_providers" AS ENUM('youtube', 'vimeo', 'matterport', 'google-maps', 'calendly', 'ratemyagent', 'google-reviews', '2apply', 'instagram');
  CREATE TYPE "public"."enum_settings_licences_state" AS ENUM('ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA');
  CREATE TYPE "public"."enum__settings_v_version_languages" AS ENUM('zh', 'vi', 'ar');
  CREATE TYPE "public"."enum__settings_v_version_embed_providers" AS ENUM('youtube', 'vimeo', 'matterport', 'google-maps', 'calendly', 'ratemyagent', 'google-reviews', '2apply', 'instagram');
  CREATE TYPE "public"."enum__settings_v_version_licences_state" AS ENUM('ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA');
  CREATE TYPE "public"."enum_theme_headings" AS ENUM('figtree', 'inter', 'dm-sans', 'montserrat', 'source-sans-3', 'young-serif', 'playfair-display', 'lora', 'source-serif-4');
  CREATE TYPE "public"."enum_theme_body" AS ENUM('figtree', 'inter', 'dm-sans', 'montserrat', 'source-sans-3', 'young-serif', 'playfair-display', 'lora', 'source-serif-4');
  CREATE TYPE "public"."enum_theme_scale" AS ENUM('normal', 'compact', 'generous');
  CREATE TYPE "public"."enum_theme_corners" AS ENUM('medium', 'none', 'small', 'round');
  CREATE TYPE "public"."enum_theme_cards" AS ENUM('border', 'shadow', 'filled');
  CREATE TYPE "public"."enum_theme_button_shape" AS ENUM('corners', 'square', 'rounded', 'pill');
  CREATE TYPE "public"."enum_theme_button_style" AS ENUM('solid', 'outline');
  CREATE TYPE "public"."enum_theme_button_case" AS ENUM('normal', 'upper');
  CREATE TYPE "public"."enum_theme_button_weight" AS ENUM('semibold', 'medium', 'bold');
  CREATE TYPE "public"."enum_theme_spacing" AS ENUM('normal', 'compact', 'generous');
  CREATE TYPE "public"."enum__theme_v_version_headings" AS ENUM('figtree', 'inter', 'dm-sans', 'montserrat', 'source-sans-3', 'young-serif', 'playfair-display', 'lora', 'source-serif-4');
  CREATE TYPE "public"."enum__theme_v_version_body" AS ENUM('figtree', 'inter', 'dm-sans', 'montserrat', 'source-sans-3', 'young-serif', 'playfair-display', 'lora', 'source-serif-4');
  CREATE TYPE "public"."enum__theme_v_version_scale" AS ENUM('normal', 'compact', 'generous');
  CREATE TYPE "public"."enum__theme_v_version_corners" AS ENUM('medium', 'none', 'small', 'round');
  CREATE TYPE "public"."enum__theme_v_version_cards" AS ENUM('border', 'shadow', 'filled');
  CREATE TYPE "public"."enum__theme_v_version_button_shape" AS ENUM('corners', 'square', 'rounded', 'pill');
  CREATE TYPE "public"."enum__theme_v_version_button_style" AS ENUM('solid', 'outline');
  CREATE TYPE "public"."enum__theme_v_version_button_case" AS ENUM('normal', 'upper');
  CREATE TYPE "public"."enum__theme_v_version_button_weight" AS ENUM('semibold', 'medium', 'bold');
  CREATE TYPE "public"."enum__theme_v_version_spacing" AS ENUM('normal', 'compact', 'generous');
  CREATE TYPE "public"."enum_lead_form_settings_alert_registration_password" AS ENUM('optional', 'required', 'hidden');
  CREATE TYPE "public"."enum_lead_form_settings_alert_registration_mobile" AS ENUM('optional', 'required', 'hidden');
  CREATE TYPE "public"."enum__lead_form_settings_v_version_alert_registration_password" AS ENUM('optional', 'required', 'hidden');
  CREATE TYPE "public"."enum__lead_form_settings_v_version_alert_registration_mobile" AS ENUM('optional', 'required', 'hidden');
  CREATE TYPE "public"."enum_lead_handling_copies_how" AS ENUM('bcc', 'cc');
  CREATE TYPE "public"."enum_lead_handling_reminders_quiet_from" AS ENUM('0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23');
  CREATE TYPE "public"."enum_lead_handling_reminders_quiet_until" AS ENUM('0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23');
  CREATE TYPE "public"."enum__lead_handling_v_version_copies_how" AS ENUM('bcc', 'cc');
  CREATE TYPE "public"."enum__lead_handling_v_version_reminders_quiet_from" AS ENUM('0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23');
  CREATE TYPE "public"."enum__lead_handling_v_version_reminders_quiet_until" AS ENUM('0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15', '16', '17', '18', '19', '20', '21', '22', '23');
  CREATE TABLE "listings_inspections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "listings_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_listings_documents_kind" DEFAULT 'brochure',
  	"title" varchar,
  	"file_id" integer,
  	"address" varchar
  );
  
  CREATE TABLE "listings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"address_hidden" boolean,
  	"site" varchar,
  	"sub_number" varchar,
  	"lot_number" varchar,
  	"street_number" varchar,
  	"street" varchar,
  	"suburb" varchar,
  	"state" "enum_listings_state",
  	"postcode" varchar,
  	"country" varchar DEFAULT 'Australia',
  	"suburb_hidden" boolean,
  	"latitude" numeric,
  	"longitude" numeric,
  	"municipality" varchar,
  	"estate" varchar,
  	"price_hidden" boolean,
  	"price" numeric,
  	"price_max" numeric,
  	"price_view" varchar,
  	"also_for_rent" boolean,
  	"rent" numeric,
  	"rent_period" "enum_listings_rent_period" DEFAULT 'week',
  	"rent_per_square_metre" numeric,
  	"bond" numeric,
  	"available_from" varchar,
  	"outgoings" numeric,
  	"plus_outgoings" boolean,
  	"plus_gst" boolean,
  	"plus_sav" boolean,
  	"return_percent" numeric,
  	"takings" varchar,
  	"sold_price" numeric,
  	"sold_price_display" "enum_listings_sold_price_display",
  	"sold_date" varchar,
  	"beds" numeric,
  	"baths" numeric,
  	"cars" numeric,
  	"ensuites" numeric,
  	"living_areas" numeric,
  	"land_area" numeric,
  	"land_area_text" varchar,
  	"building_area" numeric,
  	"building_area_text" varchar,
  	"frontage_text" varchar,
  	"energy_rating" numeric,
  	"year_built" numeric,
  	"new_construction" boolean,
  	"pet_friendly" boolean,
  	"furnished" boolean,
  	"extras" jsonb,
  	"headline" varchar,
  	"description" varchar,
  	"auction_at" timestamp(3) with time zone,
  	"auction_result" "enum_listings_auction_result",
  	"video_url" varchar,
  	"tour_url" varchar,
  	"apply_url" varchar,
  	"feed_images" jsonb,
  	"status" "enum_listings_market_status" DEFAULT 'current',
  	"publish_incomplete" boolean,
  	"under_offer" boolean,
  	"method" "enum_listings_method" DEFAULT 'buy',
  	"category" "enum_listings_category" DEFAULT 'residential',
  	"property_type" varchar,
  	"authority" varchar,
  	"listed_at" timestamp(3) with time zone,
  	"feed_agent_id" varchar,
  	"feed_unique_id" varchar,
  	"feed_mod_time" varchar,
  	"feed_differs" boolean,
  	"feed_run" numeric,
  	"office_id" integer,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"_status" "enum_listings_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "listings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "listings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"agents_id" integer
  );
  
  CREATE TABLE "_listings_v_version_inspections" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"starts_at" timestamp(3) with time zone,
  	"ends_at" timestamp(3) with time zone,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_listings_v_version_documents" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__listings_v_version_documents_kind" DEFAULT 'brochure',
  	"title" varchar,
  	"file_id" integer,
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_listings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_address_hidden" boolean,
  	"version_site" varchar,
  	"version_sub_number" varchar,
  	"version_lot_number" varchar,
  	"version_street_number" varchar,
  	"version_street" varchar,
  	"version_suburb" varchar,
  	"version_state" "enum__listings_v_version_state",
  	"version_postcode" varchar,
  	"version_country" varchar DEFAULT 'Australia',
  	"version_suburb_hidden" boolean,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_municipality" varchar,
  	"version_estate" varchar,
  	"version_price_hidden" boolean,
  	"version_price" numeric,
  	"version_price_max" numeric,
  	"version_price_view" varchar,
  	"version_also_for_rent" boolean,
  	"version_rent" numeric,
  	"version_rent_period" "enum__listings_v_version_rent_period" DEFAULT 'week',
  	"version_rent_per_square_metre" numeric,
  	"version_bond" numeric,
  	"version_available_from" varchar,
  	"version_outgoings" numeric,
  	"version_plus_outgoings" boolean,
  	"version_plus_gst" boolean,
  	"version_plus_sav" boolean,
  	"version_return_percent" numeric,
  	"version_takings" varchar,
  	"version_sold_price" numeric,
  	"version_sold_price_display" "enum__listings_v_version_sold_price_display",
  	"version_sold_date" varchar,
  	"version_beds" numeric,
  	"version_baths" numeric,
  	"version_cars" numeric,
  	"version_ensuites" numeric,
  	"version_living_areas" numeric,
  	"version_land_area" numeric,
  	"version_land_area_text" varchar,
  	"version_building_area" numeric,
  	"version_building_area_text" varchar,
  	"version_frontage_text" varchar,
  	"version_energy_rating" numeric,
  	"version_year_built" numeric,
  	"version_new_construction" boolean,
  	"version_pet_friendly" boolean,
  	"version_furnished" boolean,
  	"version_extras" jsonb,
  	"version_headline" varchar,
  	"version_description" varchar,
  	"version_auction_at" timestamp(3) with time zone,
  	"version_auction_result" "enum__listings_v_version_auction_result",
  	"version_video_url" varchar,
  	"version_tour_url" varchar,
  	"version_apply_url" varchar,
  	"version_feed_images" jsonb,
  	"version_status" "enum_listings_market_status" DEFAULT 'current',
  	"version_publish_incomplete" boolean,
  	"version_under_offer" boolean,
  	"version_method" "enum__listings_v_version_method" DEFAULT 'buy',
  	"version_category" "enum__listings_v_version_category" DEFAULT 'residential',
  	"version_property_type" varchar,
  	"version_authority" varchar,
  	"version_listed_at" timestamp(3) with time zone,
  	"version_feed_agent_id" varchar,
  	"version_feed_unique_id" varchar,
  	"version_feed_mod_time" varchar,
  	"version_feed_differs" boolean,
  	"version_feed_run" numeric,
  	"version_office_id" integer,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version__status" "enum__listings_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_listings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_listings_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"agents_id" integer
  );
  
  CREATE TABLE "public_listings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"listing" numeric NOT NULL,
  	"channel" varchar NOT NULL,
  	"category" varchar NOT NULL,
  	"property_type" varchar,
  	"suburb_key" varchar,
  	"suburb_name" varchar,
  	"state" varchar NOT NULL,
  	"price_low" numeric,
  	"price_high" numeric,
  	"price_up" numeric NOT NULL,
  	"price_down" numeric NOT NULL,
  	"beds" numeric NOT NULL,
  	"baths" numeric NOT NULL,
  	"cars" numeric NOT NULL,
  	"land" numeric NOT NULL,
  	"building" numeric DEFAULT 0 NOT NULL,
  	"tenure" varchar,
  	"uses" varchar DEFAULT '' NOT NULL,
  	"features" varchar DEFAULT '' NOT NULL,
  	"traits" varchar DEFAULT '' NOT NULL,
  	"newly_built" numeric DEFAULT 0 NOT NULL,
  	"under_offer" numeric DEFAULT 0 NOT NULL,
  	"available_on" varchar,
  	"auction_at" numeric,
  	"sold_year" numeric,
  	"days_listed" numeric,
  	"area_price" numeric,
  	"latitude" numeric,
  	"longitude" numeric,
  	"sorted_at" numeric NOT NULL,
  	"office" numeric,
  	"card" jsonb NOT NULL,
  	"page" jsonb NOT NULL
  );
  
  CREATE TABLE "listing_events" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"listing" numeric NOT NULL,
  	"kind" varchar NOT NULL,
  	"fingerprint" varchar NOT NULL,
  	"detail" jsonb NOT NULL,
  	"price_low" numeric,
  	"price_high" numeric,
  	"at" numeric NOT NULL,
  	"state" varchar NOT NULL
  );
  
  CREATE TABLE "property_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"source_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "feed_withdrawals" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"agent_id" varchar NOT NULL,
  	"unique_id" varchar NOT NULL,
  	"status" varchar NOT NULL,
  	"mod_time" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "empty_searches" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"label" varchar NOT NULL,
  	"day" varchar NOT NULL,
  	"searches" numeric NOT NULL
  );
  
  CREATE TABLE "listing_changes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"listing" numeric NOT NULL,
  	"run" numeric NOT NULL,
  	"kind" varchar NOT NULL,
  	"by" varchar,
  	"at" numeric NOT NULL,
  	"diff" jsonb NOT NULL
  );
  
  CREATE TABLE "listing_changes_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"property_documents_id" integer
  );
  
  CREATE TABLE "listing_views" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"listing" numeric NOT NULL,
  	"day" varchar NOT NULL,
  	"views" numeric NOT NULL
  );
  
  CREATE TABLE "vendor_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"listing_id" integer NOT NULL,
  	"weekly" boolean DEFAULT true,
  	"link" numeric DEFAULT 1 NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "vendor_reports_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "vendor_report_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"report" numeric NOT NULL,
  	"to" varchar NOT NULL,
  	"week" varchar NOT NULL,
  	"state" varchar NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"attempt_count" numeric DEFAULT 0 NOT NULL,
  	"attempts" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_leads_state" DEFAULT 'new',
  	"assignee_id" integer,
  	"reference" varchar NOT NULL,
  	"token" varchar NOT NULL,
  	"form" varchar NOT NULL,
  	"form_version" numeric,
  	"form_title" varchar,
  	"name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"answers" jsonb NOT NULL,
  	"attachments" jsonb,
  	"mails" jsonb,
  	"listing_id" integer,
  	"inspection" timestamp(3) with time zone,
  	"contact_id" integer,
  	"agent_id" integer,
  	"office_id" integer,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"opened_at" timestamp(3) with time zone,
  	"page" varchar,
  	"source" jsonb,
  	"log" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "leads_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"agents_id" integer
  );
  
  CREATE TABLE "lead_notes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"by" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"from" varchar NOT NULL,
  	"subject" varchar,
  	"text" varchar NOT NULL,
  	"message_id" varchar NOT NULL,
  	"files" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_tasks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"text" varchar NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"assignee_id" integer,
  	"by" varchar NOT NULL,
  	"done_at" timestamp(3) with time zone,
  	"done_by" varchar,
  	"reminder" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "appointments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"host" varchar NOT NULL,
  	"host_name" varchar NOT NULL,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"zone" varchar NOT NULL,
  	"host_zone" varchar NOT NULL,
  	"state" "enum_appointments_state" NOT NULL,
  	"changes" numeric NOT NULL,
  	"mark" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "appointment_times" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"appointment_id" integer NOT NULL,
  	"cell" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contacts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"origin" varchar NOT NULL,
  	"last_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contact_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"contact_id" integer,
  	"value" varchar NOT NULL,
  	"sms_stopped_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lead_id" integer NOT NULL,
  	"kind" "enum_deliveries_kind" NOT NULL,
  	"to" varchar NOT NULL,
  	"by" varchar,
  	"reply_to" varchar,
  	"subject" varchar,
  	"text" varchar,
  	"files" jsonb,
  	"because" varchar,
  	"state" "enum_deliveries_state" NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"attempt_count" numeric DEFAULT 0 NOT NULL,
  	"attempts" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"path" varchar,
  	"hide_header" boolean DEFAULT false,
  	"hide_footer" boolean DEFAULT false,
  	"design" jsonb,
  	"edited_by_id" integer,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_path" varchar,
  	"version_hide_header" boolean DEFAULT false,
  	"version_hide_footer" boolean DEFAULT false,
  	"version_design" jsonb,
  	"version_edited_by_id" integer,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "posts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"excerpt" varchar,
  	"picture_id" integer,
  	"design" jsonb,
  	"edited_by_id" integer,
  	"seo_title" varchar,
  	"seo_description" varchar,
  	"seo_image_id" integer,
  	"seo_noindex" boolean,
  	"slug" varchar,
  	"published_at" timestamp(3) with time zone,
  	"author_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_posts_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "posts_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"post_categories_id" integer
  );
  
  CREATE TABLE "_posts_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_excerpt" varchar,
  	"version_picture_id" integer,
  	"version_design" jsonb,
  	"version_edited_by_id" integer,
  	"version_seo_title" varchar,
  	"version_seo_description" varchar,
  	"version_seo_image_id" integer,
  	"version_seo_noindex" boolean,
  	"version_slug" varchar,
  	"version_published_at" timestamp(3) with time zone,
  	"version_author_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__posts_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_posts_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"post_categories_id" integer
  );
  
  CREATE TABLE "post_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "suburb_pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"suburb" varchar NOT NULL,
  	"key" varchar,
  	"text" varchar,
  	"picture_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "popups_show_on" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"place" "enum_popups_show_on_place" DEFAULT 'site',
  	"address" varchar
  );
  
  CREATE TABLE "popups_not_on" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"place" "enum_popups_not_on_place" DEFAULT 'site',
  	"address" varchar
  );
  
  CREATE TABLE "popups_rules_sources" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_popups_rules_sources",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "popups_rules_devices" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_popups_rules_devices",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "popups_rules_browsers" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_popups_rules_browsers",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "popups" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"label" varchar,
  	"design" jsonb,
  	"triggers_page_load" boolean DEFAULT false,
  	"triggers_page_load_delay" numeric DEFAULT 5,
  	"triggers_scrolling" boolean DEFAULT false,
  	"triggers_scrolling_direction" "enum_popups_triggers_scrolling_direction" DEFAULT 'down',
  	"triggers_scrolling_offset" numeric DEFAULT 50,
  	"triggers_scrolling_to" boolean DEFAULT false,
  	"triggers_scrolling_to_selector" varchar,
  	"triggers_click" boolean DEFAULT false,
  	"triggers_click_times" numeric DEFAULT 1,
  	"triggers_inactivity" boolean DEFAULT false,
  	"triggers_inactivity_time" numeric DEFAULT 30,
  	"triggers_exit_intent" boolean DEFAULT false,
  	"triggers_adblock_detection" boolean DEFAULT false,
  	"triggers_adblock_detection_delay" numeric DEFAULT 1,
  	"open_selector" varchar,
  	"rules_times" boolean DEFAULT false,
  	"rules_times_times" numeric DEFAULT 1,
  	"rules_times_period" "enum_popups_rules_times_period" DEFAULT 'week',
  	"rules_times_count" "enum_popups_rules_times_count" DEFAULT 'open',
  	"rules_page_views" boolean DEFAULT false,
  	"rules_page_views_views" numeric DEFAULT 3,
  	"rules_sessions" boolean DEFAULT false,
  	"rules_sessions_sessions" numeric DEFAULT 2,
  	"rules_url" boolean DEFAULT false,
  	"rules_url_action" "enum_popups_rules_url_action" DEFAULT 'show',
  	"rules_url_of" "enum_popups_rules_url_of" DEFAULT 'referrer',
  	"rules_url_match" "enum_popups_rules_url_match" DEFAULT 'contains',
  	"rules_url_url" varchar,
  	"rules_logged_in" "enum_popups_rules_logged_in" DEFAULT 'show',
  	"rules_schedule_zone" "enum_popups_rules_schedule_zone" DEFAULT 'site',
  	"rules_schedule_start" timestamp(3) with time zone,
  	"rules_schedulestart_tz" "enum_popups_rules_schedulestart_tz" DEFAULT 'Australia/Sydney',
  	"rules_schedule_end" timestamp(3) with time zone,
  	"rules_scheduleend_tz" "enum_popups_rules_scheduleend_tz" DEFAULT 'Australia/Sydney',
  	"settings_place" "enum_popups_settings_place" DEFAULT 'center',
  	"settings_width" numeric DEFAULT 640,
  	"settings_overlay" boolean DEFAULT true,
  	"settings_prevent_scroll" boolean DEFAULT false,
  	"settings_close_button" boolean DEFAULT true,
  	"settings_close_button_position" "enum_popups_settings_close_button_position" DEFAULT 'inside',
  	"settings_close_button_delay" numeric DEFAULT 0,
  	"settings_close_automatically" numeric,
  	"settings_prevent_close_on_background_click" boolean DEFAULT false,
  	"settings_prevent_close_on_esc" boolean DEFAULT false,
  	"settings_entrance_animation" "enum_popups_settings_entrance_animation" DEFAULT 'fade',
  	"settings_exit_animation" "enum_popups_settings_exit_animation" DEFAULT 'fade',
  	"settings_entrance_duration" numeric DEFAULT 0.3,
  	"settings_a11y_navigation" boolean DEFAULT true,
  	"settings_avoid_multiple" boolean DEFAULT true,
  	"settings_classes" varchar,
  	"test_other_id" integer,
  	"test_share" numeric DEFAULT 50,
  	"goal" varchar,
  	"edited_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_popups_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "popups_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer
  );
  
  CREATE TABLE "_popups_v_version_show_on" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"place" "enum__popups_v_version_show_on_place" DEFAULT 'site',
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_popups_v_version_not_on" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"place" "enum__popups_v_version_not_on_place" DEFAULT 'site',
  	"address" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_popups_v_version_rules_sources" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__popups_v_version_rules_sources",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_popups_v_version_rules_devices" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__popups_v_version_rules_devices",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_popups_v_version_rules_browsers" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__popups_v_version_rules_browsers",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_popups_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_label" varchar,
  	"version_design" jsonb,
  	"version_triggers_page_load" boolean DEFAULT false,
  	"version_triggers_page_load_delay" numeric DEFAULT 5,
  	"version_triggers_scrolling" boolean DEFAULT false,
  	"version_triggers_scrolling_direction" "enum__popups_v_version_triggers_scrolling_direction" DEFAULT 'down',
  	"version_triggers_scrolling_offset" numeric DEFAULT 50,
  	"version_triggers_scrolling_to" boolean DEFAULT false,
  	"version_triggers_scrolling_to_selector" varchar,
  	"version_triggers_click" boolean DEFAULT false,
  	"version_triggers_click_times" numeric DEFAULT 1,
  	"version_triggers_inactivity" boolean DEFAULT false,
  	"version_triggers_inactivity_time" numeric DEFAULT 30,
  	"version_triggers_exit_intent" boolean DEFAULT false,
  	"version_triggers_adblock_detection" boolean DEFAULT false,
  	"version_triggers_adblock_detection_delay" numeric DEFAULT 1,
  	"version_open_selector" varchar,
  	"version_rules_times" boolean DEFAULT false,
  	"version_rules_times_times" numeric DEFAULT 1,
  	"version_rules_times_period" "enum__popups_v_version_rules_times_period" DEFAULT 'week',
  	"version_rules_times_count" "enum__popups_v_version_rules_times_count" DEFAULT 'open',
  	"version_rules_page_views" boolean DEFAULT false,
  	"version_rules_page_views_views" numeric DEFAULT 3,
  	"version_rules_sessions" boolean DEFAULT false,
  	"version_rules_sessions_sessions" numeric DEFAULT 2,
  	"version_rules_url" boolean DEFAULT false,
  	"version_rules_url_action" "enum__popups_v_version_rules_url_action" DEFAULT 'show',
  	"version_rules_url_of" "enum__popups_v_version_rules_url_of" DEFAULT 'referrer',
  	"version_rules_url_match" "enum__popups_v_version_rules_url_match" DEFAULT 'contains',
  	"version_rules_url_url" varchar,
  	"version_rules_logged_in" "enum__popups_v_version_rules_logged_in" DEFAULT 'show',
  	"version_rules_schedule_zone" "enum__popups_v_version_rules_schedule_zone" DEFAULT 'site',
  	"version_rules_schedule_start" timestamp(3) with time zone,
  	"version_rules_schedulestart_tz" "enum__popups_v_version_rules_schedulestart_tz" DEFAULT 'Australia/Sydney',
  	"version_rules_schedule_end" timestamp(3) with time zone,
  	"version_rules_scheduleend_tz" "enum__popups_v_version_rules_scheduleend_tz" DEFAULT 'Australia/Sydney',
  	"version_settings_place" "enum__popups_v_version_settings_place" DEFAULT 'center',
  	"version_settings_width" numeric DEFAULT 640,
  	"version_settings_overlay" boolean DEFAULT true,
  	"version_settings_prevent_scroll" boolean DEFAULT false,
  	"version_settings_close_button" boolean DEFAULT true,
  	"version_settings_close_button_position" "enum__popups_v_version_settings_close_button_position" DEFAULT 'inside',
  	"version_settings_close_button_delay" numeric DEFAULT 0,
  	"version_settings_close_automatically" numeric,
  	"version_settings_prevent_close_on_background_click" boolean DEFAULT false,
  	"version_settings_prevent_close_on_esc" boolean DEFAULT false,
  	"version_settings_entrance_animation" "enum__popups_v_version_settings_entrance_animation" DEFAULT 'fade',
  	"version_settings_exit_animation" "enum__popups_v_version_settings_exit_animation" DEFAULT 'fade',
  	"version_settings_entrance_duration" numeric DEFAULT 0.3,
  	"version_settings_a11y_navigation" boolean DEFAULT true,
  	"version_settings_avoid_multiple" boolean DEFAULT true,
  	"version_settings_classes" varchar,
  	"version_test_other_id" integer,
  	"version_test_share" numeric DEFAULT 50,
  	"version_goal" varchar,
  	"version_edited_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__popups_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_popups_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer
  );
  
  CREATE TABLE "popup_counts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"popup" numeric NOT NULL,
  	"day" varchar NOT NULL,
  	"shown" numeric NOT NULL,
  	"converted" numeric NOT NULL
  );
  
  CREATE TABLE "contact_forms_rows_choices" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"mail_value" varchar
  );
  
  CREATE TABLE "contact_forms_rows_days" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_contact_forms_rows_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "contact_forms_rows_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar
  );
  
  CREATE TABLE "contact_forms_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_contact_forms_rows_kind" DEFAULT 'text',
  	"label" varchar,
  	"required" boolean,
  	"words" varchar,
  	"several" boolean,
  	"exclusive" boolean,
  	"free_text" boolean,
  	"min_chosen" numeric,
  	"max_chosen" numeric,
  	"accept" varchar DEFAULT 'pdf, doc, docx',
  	"max_files" numeric DEFAULT 1,
  	"max_megabytes" numeric DEFAULT 5,
  	"min" numeric,
  	"max" numeric,
  	"step" numeric,
  	"earliest" varchar,
  	"latest" varchar,
  	"optional" boolean,
  	"inverted" boolean,
  	"name" varchar,
  	"width" "enum_contact_forms_rows_width" DEFAULT 'full',
  	"hint" varchar,
  	"placeholder" varchar,
  	"initial" varchar,
  	"fill_from" varchar,
  	"fill_from_visitor" "enum_contact_forms_rows_fill_from_visitor",
  	"autocomplete" varchar,
  	"min_length" numeric,
  	"max_length" numeric,
  	"counter" "enum_contact_forms_rows_counter",
  	"rows" numeric,
  	"required_message" varchar,
  	"shown_when_field" varchar,
  	"shown_when_is" "enum_contact_forms_rows_shown_when_is" DEFAULT 'equals',
  	"shown_when_value" varchar,
  	"control_id" varchar
  );
  
  CREATE TABLE "contact_forms_one_of" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"fields" varchar,
  	"message" varchar
  );
  
  CREATE TABLE "contact_forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"intro" varchar,
  	"submit_label" varchar DEFAULT 'Send',
  	"staff_mail_subject" varchar,
  	"staff_mail_from_name" varchar,
  	"staff_mail_reply_to" varchar,
  	"staff_mail_body" varchar,
  	"staff_mail_is_html" boolean,
  	"staff_mail_leave_out_empty" boolean,
  	"staff_mail_attach" boolean,
  	"staff_mail_headers" varchar,
  	"visitor_mail_is_on" boolean DEFAULT true,
  	"visitor_mail_subject" varchar,
  	"visitor_mail_from_name" varchar,
  	"visitor_mail_reply_to" varchar,
  	"visitor_mail_body" varchar,
  	"visitor_mail_is_html" boolean,
  	"visitor_mail_leave_out_empty" boolean,
  	"visitor_mail_attach" boolean,
  	"visitor_mail_headers" varchar,
  	"thanks_title" varchar,
  	"redirect" varchar,
  	"messages_mail_sent_ok" varchar,
  	"messages_mail_sent_ng" varchar,
  	"messages_validation_error" varchar,
  	"messages_spam" varchar,
  	"messages_accept_terms" varchar,
  	"messages_upload_failed" varchar,
  	"messages_quiz_answer_not_correct" varchar,
  	"messages_captcha_not_match" varchar,
  	"messages_too_fast" varchar,
  	"messages_from_elsewhere" varchar,
  	"messages_too_many" varchar,
  	"messages_offline" varchar,
  	"messages_unreadable" varchar,
  	"messages_invalid_required" varchar,
  	"messages_invalid_email" varchar,
  	"messages_invalid_url" varchar,
  	"messages_invalid_tel" varchar,
  	"messages_invalid_number" varchar,
  	"messages_invalid_date" varchar,
  	"messages_invalid_time" varchar,
  	"messages_invalid_too_long" varchar,
  	"messages_invalid_too_short" varchar,
  	"messages_number_too_small" varchar,
  	"messages_number_too_large" varchar,
  	"messages_number_off_step" varchar,
  	"messages_date_too_early" varchar,
  	"messages_date_too_late" varchar,
  	"messages_date_wrong_day" varchar,
  	"messages_too_few_chosen" varchar,
  	"messages_too_many_chosen" varchar,
  	"messages_not_in_list" varchar,
  	"messages_upload_file_type_invalid" varchar,
  	"messages_upload_file_too_large" varchar,
  	"messages_upload_file_too_small" varchar,
  	"messages_sending" varchar,
  	"messages_held" varchar,
  	"messages_optional" varchar,
  	"messages_choose" varchar,
  	"messages_count_left" varchar,
  	"messages_count_of" varchar,
  	"messages_count_up" varchar,
  	"messages_count_too_long" varchar,
  	"messages_count_too_short" varchar,
  	"messages_take_out" varchar,
  	"messages_make_smaller" varchar,
  	"slug" varchar,
  	"captcha" boolean,
  	"acceptance_as_validation" boolean,
  	"locale" "enum_contact_forms_locale" DEFAULT 'en_AU',
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_contact_forms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "contact_forms_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_contact_forms_v_version_rows_choices" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar,
  	"value" varchar,
  	"mail_value" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_contact_forms_v_version_rows_days" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__contact_forms_v_version_rows_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_contact_forms_v_version_rows_questions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"question" varchar,
  	"answer" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_contact_forms_v_version_rows" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum__contact_forms_v_version_rows_kind" DEFAULT 'text',
  	"label" varchar,
  	"required" boolean,
  	"words" varchar,
  	"several" boolean,
  	"exclusive" boolean,
  	"free_text" boolean,
  	"min_chosen" numeric,
  	"max_chosen" numeric,
  	"accept" varchar DEFAULT 'pdf, doc, docx',
  	"max_files" numeric DEFAULT 1,
  	"max_megabytes" numeric DEFAULT 5,
  	"min" numeric,
  	"max" numeric,
  	"step" numeric,
  	"earliest" varchar,
  	"latest" varchar,
  	"optional" boolean,
  	"inverted" boolean,
  	"name" varchar,
  	"width" "enum__contact_forms_v_version_rows_width" DEFAULT 'full',
  	"hint" varchar,
  	"placeholder" varchar,
  	"initial" varchar,
  	"fill_from" varchar,
  	"fill_from_visitor" "enum__contact_forms_v_version_rows_fill_from_visitor",
  	"autocomplete" varchar,
  	"min_length" numeric,
  	"max_length" numeric,
  	"counter" "enum__contact_forms_v_version_rows_counter",
  	"rows" numeric,
  	"required_message" varchar,
  	"shown_when_field" varchar,
  	"shown_when_is" "enum__contact_forms_v_version_rows_shown_when_is" DEFAULT 'equals',
  	"shown_when_value" varchar,
  	"control_id" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_contact_forms_v_version_one_of" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"fields" varchar,
  	"message" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_contact_forms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_title" varchar,
  	"version_intro" varchar,
  	"version_submit_label" varchar DEFAULT 'Send',
  	"version_staff_mail_subject" varchar,
  	"version_staff_mail_from_name" varchar,
  	"version_staff_mail_reply_to" varchar,
  	"version_staff_mail_body" varchar,
  	"version_staff_mail_is_html" boolean,
  	"version_staff_mail_leave_out_empty" boolean,
  	"version_staff_mail_attach" boolean,
  	"version_staff_mail_headers" varchar,
  	"version_visitor_mail_is_on" boolean DEFAULT true,
  	"version_visitor_mail_subject" varchar,
  	"version_visitor_mail_from_name" varchar,
  	"version_visitor_mail_reply_to" varchar,
  	"version_visitor_mail_body" varchar,
  	"version_visitor_mail_is_html" boolean,
  	"version_visitor_mail_leave_out_empty" boolean,
  	"version_visitor_mail_attach" boolean,
  	"version_visitor_mail_headers" varchar,
  	"version_thanks_title" varchar,
  	"version_redirect" varchar,
  	"version_messages_mail_sent_ok" varchar,
  	"version_messages_mail_sent_ng" varchar,
  	"version_messages_validation_error" varchar,
  	"version_messages_spam" varchar,
  	"version_messages_accept_terms" varchar,
  	"version_messages_upload_failed" varchar,
  	"version_messages_quiz_answer_not_correct" varchar,
  	"version_messages_captcha_not_match" varchar,
  	"version_messages_too_fast" varchar,
  	"version_messages_from_elsewhere" varchar,
  	"version_messages_too_many" varchar,
  	"version_messages_offline" varchar,
  	"version_messages_unreadable" varchar,
  	"version_messages_invalid_required" varchar,
  	"version_messages_invalid_email" varchar,
  	"version_messages_invalid_url" varchar,
  	"version_messages_invalid_tel" varchar,
  	"version_messages_invalid_number" varchar,
  	"version_messages_invalid_date" varchar,
  	"version_messages_invalid_time" varchar,
  	"version_messages_invalid_too_long" varchar,
  	"version_messages_invalid_too_short" varchar,
  	"version_messages_number_too_small" varchar,
  	"version_messages_number_too_large" varchar,
  	"version_messages_number_off_step" varchar,
  	"version_messages_date_too_early" varchar,
  	"version_messages_date_too_late" varchar,
  	"version_messages_date_wrong_day" varchar,
  	"version_messages_too_few_chosen" varchar,
  	"version_messages_too_many_chosen" varchar,
  	"version_messages_not_in_list" varchar,
  	"version_messages_upload_file_type_invalid" varchar,
  	"version_messages_upload_file_too_large" varchar,
  	"version_messages_upload_file_too_small" varchar,
  	"version_messages_sending" varchar,
  	"version_messages_held" varchar,
  	"version_messages_optional" varchar,
  	"version_messages_choose" varchar,
  	"version_messages_count_left" varchar,
  	"version_messages_count_of" varchar,
  	"version_messages_count_up" varchar,
  	"version_messages_count_too_long" varchar,
  	"version_messages_count_too_short" varchar,
  	"version_messages_take_out" varchar,
  	"version_messages_make_smaller" varchar,
  	"version_slug" varchar,
  	"version_captcha" boolean,
  	"version_acceptance_as_validation" boolean,
  	"version_locale" "enum__contact_forms_v_version_locale" DEFAULT 'en_AU',
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__contact_forms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_contact_forms_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"alt" varchar,
  	"source_hash" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric,
  	"sizes_w480_url" varchar,
  	"sizes_w480_width" numeric,
  	"sizes_w480_height" numeric,
  	"sizes_w480_mime_type" varchar,
  	"sizes_w480_filesize" numeric,
  	"sizes_w480_filename" varchar,
  	"sizes_w768_url" varchar,
  	"sizes_w768_width" numeric,
  	"sizes_w768_height" numeric,
  	"sizes_w768_mime_type" varchar,
  	"sizes_w768_filesize" numeric,
  	"sizes_w768_filename" varchar,
  	"sizes_w1200_url" varchar,
  	"sizes_w1200_width" numeric,
  	"sizes_w1200_height" numeric,
  	"sizes_w1200_mime_type" varchar,
  	"sizes_w1200_filesize" numeric,
  	"sizes_w1200_filename" varchar
  );
  
  CREATE TABLE "media_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "videos" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "downloads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "sections" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"design" jsonb,
  	"edited_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_sections_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_sections_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_design" jsonb,
  	"version_edited_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__sections_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "templates_conditions_categories" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_templates_conditions_categories",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "templates_conditions_statuses" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_templates_conditions_statuses",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"kind" "enum_templates_kind",
  	"name" varchar,
  	"applies_to" "enum_templates_applies_to" DEFAULT 'all',
  	"order" numeric DEFAULT 10,
  	"design" jsonb,
  	"edited_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_templates_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "templates_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "templates_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"post_categories_id" integer,
  	"offices_id" integer,
  	"agents_id" integer
  );
  
  CREATE TABLE "_templates_v_version_conditions_categories" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__templates_v_version_conditions_categories",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_templates_v_version_conditions_statuses" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__templates_v_version_conditions_statuses",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_templates_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_kind" "enum__templates_v_version_kind",
  	"version_name" varchar,
  	"version_applies_to" "enum__templates_v_version_applies_to" DEFAULT 'all',
  	"version_order" numeric DEFAULT 10,
  	"version_design" jsonb,
  	"version_edited_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__templates_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_templates_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_templates_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"post_categories_id" integer,
  	"offices_id" integer,
  	"agents_id" integer
  );
  
  CREATE TABLE "item_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"source" "enum_item_templates_source" DEFAULT 'listings',
  	"design" jsonb,
  	"edited_by_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_item_templates_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "_item_templates_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_source" "enum__item_templates_v_version_source" DEFAULT 'listings',
  	"version_design" jsonb,
  	"version_edited_by_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__item_templates_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "style_presets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"block" varchar NOT NULL,
  	"style" jsonb NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "agents_appraisals_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_agents_appraisals_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "agents_appraisals_blackouts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"until" varchar
  );
  
  CREATE TABLE "agents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"slug" varchar,
  	"role" varchar,
  	"office_id" integer,
  	"email" varchar,
  	"mobile" varchar,
  	"phone" varchar,
  	"bio" varchar,
  	"portrait_id" integer,
  	"qualifications" varchar,
  	"licence" varchar,
  	"video_url" varchar,
  	"appraisals_offered" boolean DEFAULT false,
  	"appraisals_from" varchar DEFAULT '09:00',
  	"appraisals_until" varchar DEFAULT '17:00',
  	"appraisals_minutes" numeric DEFAULT 45,
  	"appraisals_gap_minutes" numeric DEFAULT 15,
  	"appraisals_notice_hours" numeric DEFAULT 24,
  	"appraisals_weeks_ahead" numeric DEFAULT 4,
  	"position" numeric DEFAULT 100,
  	"property_manager" boolean DEFAULT false,
  	"feed_id" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_agents_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "agents_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_agents_v_version_appraisals_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__agents_v_version_appraisals_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_agents_v_version_appraisals_blackouts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"until" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_agents_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_role" varchar,
  	"version_office_id" integer,
  	"version_email" varchar,
  	"version_mobile" varchar,
  	"version_phone" varchar,
  	"version_bio" varchar,
  	"version_portrait_id" integer,
  	"version_qualifications" varchar,
  	"version_licence" varchar,
  	"version_video_url" varchar,
  	"version_appraisals_offered" boolean DEFAULT false,
  	"version_appraisals_from" varchar DEFAULT '09:00',
  	"version_appraisals_until" varchar DEFAULT '17:00',
  	"version_appraisals_minutes" numeric DEFAULT 45,
  	"version_appraisals_gap_minutes" numeric DEFAULT 15,
  	"version_appraisals_notice_hours" numeric DEFAULT 24,
  	"version_appraisals_weeks_ahead" numeric DEFAULT 4,
  	"version_position" numeric DEFAULT 100,
  	"version_property_manager" boolean DEFAULT false,
  	"version_feed_id" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__agents_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_agents_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "offices_appraisals_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_offices_appraisals_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "offices_appraisals_blackouts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"until" varchar
  );
  
  CREATE TABLE "offices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"slug" varchar,
  	"street" varchar,
  	"suburb" varchar,
  	"state" varchar,
  	"postcode" varchar,
  	"phone" varchar,
  	"email" varchar,
  	"hours" varchar,
  	"apply_url" varchar,
  	"bio" varchar,
  	"picture_id" integer,
  	"appraisals_offered" boolean DEFAULT false,
  	"appraisals_from" varchar DEFAULT '09:00',
  	"appraisals_until" varchar DEFAULT '17:00',
  	"appraisals_minutes" numeric DEFAULT 45,
  	"appraisals_gap_minutes" numeric DEFAULT 15,
  	"appraisals_notice_hours" numeric DEFAULT 24,
  	"appraisals_weeks_ahead" numeric DEFAULT 4,
  	"latitude" numeric,
  	"longitude" numeric,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_offices_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "offices_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_offices_v_version_appraisals_weekdays" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__offices_v_version_appraisals_weekdays",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_offices_v_version_appraisals_blackouts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar,
  	"until" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_offices_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_name" varchar,
  	"version_slug" varchar,
  	"version_street" varchar,
  	"version_suburb" varchar,
  	"version_state" varchar,
  	"version_postcode" varchar,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_hours" varchar,
  	"version_apply_url" varchar,
  	"version_bio" varchar,
  	"version_picture_id" integer,
  	"version_appraisals_offered" boolean DEFAULT false,
  	"version_appraisals_from" varchar DEFAULT '09:00',
  	"version_appraisals_until" varchar DEFAULT '17:00',
  	"version_appraisals_minutes" numeric DEFAULT 45,
  	"version_appraisals_gap_minutes" numeric DEFAULT 15,
  	"version_appraisals_notice_hours" numeric DEFAULT 24,
  	"version_appraisals_weeks_ahead" numeric DEFAULT 4,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__offices_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"latest" boolean
  );
  
  CREATE TABLE "_offices_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "reviews" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"stars" numeric,
  	"date" varchar NOT NULL,
  	"source" "enum_reviews_source" DEFAULT 'direct' NOT NULL,
  	"first_name" varchar NOT NULL,
  	"suburb" varchar,
  	"role" "enum_reviews_role",
  	"agent_id" integer,
  	"office_id" integer,
  	"listing_id" integer,
  	"source_url" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "newsletters_parts" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"kind" "enum_newsletters_parts_kind" DEFAULT 'text' NOT NULL,
  	"heading" varchar,
  	"text" varchar,
  	"button_text" varchar,
  	"button_link" varchar,
  	"method" "enum_newsletters_parts_method",
  	"count" numeric DEFAULT 4
  );
  
  CREATE TABLE "newsletters" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subject" varchar NOT NULL,
  	"preheader" varchar,
  	"interest" "enum_newsletters_interest" DEFAULT 'all',
  	"per_minute" numeric DEFAULT 60,
  	"state" "enum_newsletters_state" DEFAULT 'draft' NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"html" varchar,
  	"text" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "newsletters_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "newsletter_subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"name" varchar,
  	"phone" varchar,
  	"state" "enum_newsletter_subscribers_state" NOT NULL,
  	"consent_text" varchar,
  	"consented_at" timestamp(3) with time zone NOT NULL,
  	"page" varchar,
  	"confirmed_at" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"ended_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "newsletter_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"newsletter" numeric NOT NULL,
  	"subscriber" numeric NOT NULL,
  	"state" varchar NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"attempt_count" numeric DEFAULT 0 NOT NULL,
  	"attempts" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "alerts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"summary" varchar,
  	"name" varchar,
  	"subscriber_id" integer,
  	"state" "enum_alerts_state" NOT NULL,
  	"frequency" "enum_alerts_frequency" NOT NULL,
  	"events" jsonb NOT NULL,
  	"criteria" jsonb NOT NULL,
  	"active_since" timestamp(3) with time zone,
  	"ended_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "subscribers_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"first_name" varchar,
  	"last_name" varchar,
  	"mobile" varchar,
  	"has_password" boolean DEFAULT false,
  	"confirmed_at" timestamp(3) with time zone,
  	"time_zone" varchar DEFAULT 'Australia/Sydney' NOT NULL,
  	"quiet_from" numeric DEFAULT 21 NOT NULL,
  	"quiet_until" numeric DEFAULT 7 NOT NULL,
  	"unsubscribed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone,
  	"login_attempts" numeric DEFAULT 0,
  	"lock_until" timestamp(3) with time zone
  );
  
  CREATE TABLE "account_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"subscriber_id" integer,
  	"kind" "enum_account_mails_kind" NOT NULL,
  	"to" varchar NOT NULL,
  	"data" jsonb,
  	"state" "enum_account_mails_state" NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"attempt_count" numeric DEFAULT 0 NOT NULL,
  	"attempts" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "alert_targets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alert" numeric NOT NULL,
  	"subscriber" numeric NOT NULL,
  	"suburb_key" varchar NOT NULL,
  	"surrounding" numeric NOT NULL,
  	"method" varchar NOT NULL,
  	"category" varchar NOT NULL,
  	"min_price" numeric NOT NULL,
  	"max_price" numeric NOT NULL,
  	"events" numeric NOT NULL,
  	"types" varchar NOT NULL,
  	"beds" numeric NOT NULL,
  	"baths" numeric NOT NULL,
  	"cars" numeric NOT NULL,
  	"min_land" numeric NOT NULL,
  	"max_land" numeric NOT NULL,
  	"min_area" numeric NOT NULL,
  	"max_area" numeric NOT NULL,
  	"tenure" varchar NOT NULL,
  	"uses" varchar NOT NULL,
  	"urgency" numeric NOT NULL,
  	"since" numeric NOT NULL
  );
  
  CREATE TABLE "alert_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alert" numeric NOT NULL,
  	"subscriber" numeric NOT NULL,
  	"listing" numeric NOT NULL,
  	"event" numeric NOT NULL,
  	"kind" varchar NOT NULL,
  	"detail" jsonb NOT NULL,
  	"at" numeric NOT NULL,
  	"due_at" numeric,
  	"state" varchar NOT NULL,
  	"batch" varchar
  );
  
  CREATE TABLE "alert_digests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"batch" varchar NOT NULL,
  	"alert" numeric NOT NULL,
  	"subscriber" numeric NOT NULL,
  	"state" varchar NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"attempt_count" numeric DEFAULT 0 NOT NULL,
  	"attempts" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "alert_confirmations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"alert" numeric NOT NULL,
  	"subscriber" numeric NOT NULL,
  	"state" varchar NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"attempt_count" numeric DEFAULT 0 NOT NULL,
  	"attempts" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "shortlist_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"owner" varchar NOT NULL,
  	"kind" varchar NOT NULL,
  	"listing" numeric NOT NULL,
  	"note" varchar DEFAULT '' NOT NULL,
  	"added_at" numeric NOT NULL,
  	"seen_at" numeric NOT NULL,
  	"price_text" varchar NOT NULL,
  	"channel" varchar NOT NULL
  );
  
  CREATE TABLE "shortlist_shares" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"token" varchar NOT NULL,
  	"owner" varchar NOT NULL,
  	"name" varchar DEFAULT '' NOT NULL,
  	"with_notes" boolean DEFAULT false NOT NULL,
  	"made_at" numeric NOT NULL
  );
  
  CREATE TABLE "feeds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_name" varchar NOT NULL,
  	"source_id" integer,
  	"file_hash" varchar,
  	"delivery" varchar,
  	"received_hash" varchar,
  	"again_of" numeric,
  	"starts" numeric,
  	"origin" "enum_feeds_origin" NOT NULL,
  	"state" "enum_feeds_state" NOT NULL,
  	"harm" jsonb,
  	"decision" "enum_feeds_decision",
  	"decided_by" varchar,
  	"decided_at" timestamp(3) with time zone,
  	"put_back_by" varchar,
  	"put_back_at" timestamp(3) with time zone,
  	"put_back_count" numeric,
  	"held_until" timestamp(3) with time zone,
  	"received" jsonb,
  	"created" numeric DEFAULT 0 NOT NULL,
  	"updated" numeric DEFAULT 0 NOT NULL,
  	"unchanged" numeric DEFAULT 0 NOT NULL,
  	"skipped" numeric DEFAULT 0 NOT NULL,
  	"quarantined" numeric DEFAULT 0 NOT NULL,
  	"images_fetched" numeric DEFAULT 0 NOT NULL,
  	"problem_count" numeric DEFAULT 0 NOT NULL,
  	"problems" jsonb,
  	"finished_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "feed_sources" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"kind" "enum_feed_sources_kind" DEFAULT 'https' NOT NULL,
  	"pull_address" varchar,
  	"pull_user" varchar,
  	"pull_minutes" numeric DEFAULT 60,
  	"pull_password" varchar,
  	"pull_password_set_at" timestamp(3) with time zone,
  	"pull_due_at" timestamp(3) with time zone,
  	"pulled" jsonb,
  	"pull_failures" numeric,
  	"pull_failure" varchar,
  	"missing" "enum_feed_sources_missing" DEFAULT 'keep' NOT NULL,
  	"pictures" boolean DEFAULT true,
  	"profiles" "enum_feed_sources_profiles" DEFAULT 'draft',
  	"takes_over" boolean DEFAULT false,
  	"hold_percent" numeric,
  	"hold_listings" numeric,
  	"silence_hours" numeric,
  	"enabled" boolean DEFAULT true,
  	"test_mode" boolean DEFAULT false,
  	"key" varchar,
  	"csv_columns" jsonb,
  	"made_profiles" jsonb,
  	"token_hash" varchar,
  	"token_made_at" timestamp(3) with time zone,
  	"silent_since" timestamp(3) with time zone,
  	"repeated_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "feed_sources_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "feed_sources_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"offices_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "feed_picture_tries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"listing" numeric NOT NULL,
  	"run" numeric NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "feed_notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"run" numeric NOT NULL,
  	"to" varchar NOT NULL,
  	"cause" varchar NOT NULL,
  	"state" "enum_feed_notices_state" NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"attempt_count" numeric DEFAULT 0 NOT NULL,
  	"attempts" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "duty_editions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum_duty_editions_state" NOT NULL,
  	"status" "enum_duty_editions_status" DEFAULT 'draft' NOT NULL,
  	"why" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"tables" jsonb NOT NULL,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_duty_editions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_state" "enum__duty_editions_v_version_state" NOT NULL,
  	"version_status" "enum__duty_editions_v_version_status" DEFAULT 'draft' NOT NULL,
  	"version_why" varchar NOT NULL,
  	"version_title" varchar NOT NULL,
  	"version_tables" jsonb NOT NULL,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "duty_notices" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar NOT NULL,
  	"when" "enum_duty_notices_when" NOT NULL,
  	"ends" varchar NOT NULL,
  	"state" "enum_duty_notices_state" NOT NULL,
  	"due_at" timestamp(3) with time zone NOT NULL,
  	"sent_at" timestamp(3) with time zone,
  	"attempt_count" numeric DEFAULT 0 NOT NULL,
  	"attempts" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "duty_statistics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"day" varchar NOT NULL,
  	"host" varchar NOT NULL,
  	"state" varchar NOT NULL,
  	"property_type" numeric NOT NULL,
  	"first_home_buyer" numeric NOT NULL,
  	"purchasing" numeric NOT NULL,
  	"value_from" numeric NOT NULL,
  	"calculations" numeric NOT NULL
  );
  
  CREATE TABLE "blocked_hosts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"host" varchar NOT NULL,
  	"reason" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"must_change_password" boolean DEFAULT false,
  	"role" "enum_users_role" DEFAULT 'agent' NOT NULL,
  	"agent_id" integer,
  	"office_id" integer,
  	"deactivated" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to" varchar,
  	"kind" "enum_redirects_kind" DEFAULT '301' NOT NULL,
  	"hits" numeric DEFAULT 0,
  	"last_hit_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "missing_addresses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"path" varchar NOT NULL,
  	"deleted_title" varchar,
  	"redirect_to" varchar,
  	"hits" numeric DEFAULT 1,
  	"last_seen_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "webhooks" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"secret" varchar NOT NULL,
  	"enabled" boolean DEFAULT true,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "webhooks_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"author" varchar NOT NULL,
  	"author_id" numeric,
  	"action" "enum_audit_log_action" NOT NULL,
  	"place" varchar,
  	"record" varchar,
  	"title" varchar,
  	"changes" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"listings_id" integer,
  	"public_listings_id" integer,
  	"listing_events_id" integer,
  	"property_documents_id" integer,
  	"feed_withdrawals_id" integer,
  	"empty_searches_id" integer,
  	"listing_changes_id" integer,
  	"listing_views_id" integer,
  	"vendor_reports_id" integer,
  	"vendor_report_mails_id" integer,
  	"leads_id" integer,
  	"deliveries_id" integer,
  	"pages_id" integer,
  	"posts_id" integer,
  	"post_categories_id" integer,
  	"suburb_pages_id" integer,
  	"popups_id" integer,
  	"popup_counts_id" integer,
  	"contact_forms_id" integer,
  	"media_id" integer,
  	"videos_id" integer,
  	"downloads_id" integer,
  	"sections_id" integer,
  	"templates_id" integer,
  	"item_templates_id" integer,
  	"style_presets_id" integer,
  	"agents_id" integer,
  	"offices_id" integer,
  	"reviews_id" integer,
  	"newsletters_id" integer,
  	"newsletter_subscribers_id" integer,
  	"newsletter_mails_id" integer,
  	"alerts_id" integer,
  	"subscribers_id" integer,
  	"account_mails_id" integer,
  	"alert_targets_id" integer,
  	"alert_entries_id" integer,
  	"alert_digests_id" integer,
  	"alert_confirmations_id" integer,
  	"shortlist_entries_id" integer,
  	"shortlist_shares_id" integer,
  	"feeds_id" integer,
  	"feed_sources_id" integer,
  	"feed_picture_tries_id" integer,
  	"feed_notices_id" integer,
  	"duty_editions_id" integer,
  	"duty_notices_id" integer,
  	"duty_statistics_id" integer,
  	"blocked_hosts_id" integer,
  	"users_id" integer,
  	"redirects_id" integer,
  	"missing_addresses_id" integer,
  	"webhooks_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"subscribers_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"is_shared" boolean DEFAULT false,
  	"access_read_constraint" "enum_payload_query_presets_access_read_constraint" DEFAULT 'onlyMe',
  	"access_update_constraint" "enum_payload_query_presets_access_update_constraint" DEFAULT 'onlyMe',
  	"access_delete_constraint" "enum_payload_query_presets_access_delete_constraint" DEFAULT 'onlyMe',
  	"where" jsonb,
  	"columns" jsonb,
  	"group_by" varchar,
  	"related_collection" "enum_payload_query_presets_related_collection" NOT NULL,
  	"is_temp" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "settings_strengths" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "settings_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_settings_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings_embed_providers" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_settings_embed_providers",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "settings_licences" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"state" "enum_settings_licences_state" NOT NULL,
  	"number" varchar NOT NULL
  );
  
  CREATE TABLE "settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"agency_name" varchar DEFAULT 'Your agency' NOT NULL,
  	"tagline" varchar,
  	"intro" varchar,
  	"hero_image_id" integer,
  	"phone" varchar,
  	"email" varchar,
  	"map_style_url" varchar DEFAULT 'https://tiles.openfreemap.org/styles/positron',
  	"apply_url" varchar,
  	"how_to_apply" varchar,
  	"picture_lightbox" boolean DEFAULT true,
  	"logo_id" integer,
  	"dark_logo_id" integer,
  	"logo_width" numeric DEFAULT 180,
  	"icon_id" integer,
  	"share_image_id" integer,
  	"gtag_id" varchar,
  	"google_ads_id" varchar,
  	"tag_manager_id" varchar,
  	"meta_pixel_id" varchar,
  	"consent_note" varchar,
  	"legal_name" varchar,
  	"abn" varchar,
  	"privacy_contact" varchar,
  	"recipients" varchar,
  	"privacy_url" varchar,
  	"statement_required" boolean DEFAULT true,
  	"hidden_from_search" boolean DEFAULT false,
  	"verification_tags" varchar,
  	"robots_rules" varchar,
  	"llms_file" boolean DEFAULT true,
  	"listings_file" boolean DEFAULT true,
  	"demo" boolean DEFAULT false,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "settings_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_settings_v_version_strengths" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__settings_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_v_version_embed_providers" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__settings_v_version_embed_providers",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_settings_v_version_licences" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"state" "enum__settings_v_version_licences_state" NOT NULL,
  	"number" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_agency_name" varchar DEFAULT 'Your agency' NOT NULL,
  	"version_tagline" varchar,
  	"version_intro" varchar,
  	"version_hero_image_id" integer,
  	"version_phone" varchar,
  	"version_email" varchar,
  	"version_map_style_url" varchar DEFAULT 'https://tiles.openfreemap.org/styles/positron',
  	"version_apply_url" varchar,
  	"version_how_to_apply" varchar,
  	"version_picture_lightbox" boolean DEFAULT true,
  	"version_logo_id" integer,
  	"version_dark_logo_id" integer,
  	"version_logo_width" numeric DEFAULT 180,
  	"version_icon_id" integer,
  	"version_share_image_id" integer,
  	"version_gtag_id" varchar,
  	"version_google_ads_id" varchar,
  	"version_tag_manager_id" varchar,
  	"version_meta_pixel_id" varchar,
  	"version_consent_note" varchar,
  	"version_legal_name" varchar,
  	"version_abn" varchar,
  	"version_privacy_contact" varchar,
  	"version_recipients" varchar,
  	"version_privacy_url" varchar,
  	"version_statement_required" boolean DEFAULT true,
  	"version_hidden_from_search" boolean DEFAULT false,
  	"version_verification_tags" varchar,
  	"version_robots_rules" varchar,
  	"version_llms_file" boolean DEFAULT true,
  	"version_listings_file" boolean DEFAULT true,
  	"version_demo" boolean DEFAULT false,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_settings_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "theme" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"colours_brand" varchar DEFAULT '#1f4038',
  	"colours_brand_deep" varchar DEFAULT '#142c26',
  	"colours_accent" varchar DEFAULT '#a84a22',
  	"colours_accent_deep" varchar DEFAULT '#883a19',
  	"colours_ink" varchar DEFAULT '#1c2623',
  	"colours_muted" varchar DEFAULT '#56645e',
  	"colours_paper" varchar DEFAULT '#ffffff',
  	"colours_sand" varchar DEFAULT '#f7f3ea',
  	"headings" "enum_theme_headings" DEFAULT 'young-serif' NOT NULL,
  	"body" "enum_theme_body" DEFAULT 'figtree' NOT NULL,
  	"scale" "enum_theme_scale" DEFAULT 'normal' NOT NULL,
  	"corners" "enum_theme_corners" DEFAULT 'medium' NOT NULL,
  	"cards" "enum_theme_cards" DEFAULT 'border' NOT NULL,
  	"button_shape" "enum_theme_button_shape" DEFAULT 'corners' NOT NULL,
  	"button_style" "enum_theme_button_style" DEFAULT 'solid' NOT NULL,
  	"button_case" "enum_theme_button_case" DEFAULT 'normal' NOT NULL,
  	"button_weight" "enum_theme_button_weight" DEFAULT 'semibold' NOT NULL,
  	"spacing" "enum_theme_spacing" DEFAULT 'normal' NOT NULL,
  	"page_width" numeric DEFAULT 1248 NOT NULL,
  	"stretched_section_container" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_theme_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_colours_brand" varchar DEFAULT '#1f4038',
  	"version_colours_brand_deep" varchar DEFAULT '#142c26',
  	"version_colours_accent" varchar DEFAULT '#a84a22',
  	"version_colours_accent_deep" varchar DEFAULT '#883a19',
  	"version_colours_ink" varchar DEFAULT '#1c2623',
  	"version_colours_muted" varchar DEFAULT '#56645e',
  	"version_colours_paper" varchar DEFAULT '#ffffff',
  	"version_colours_sand" varchar DEFAULT '#f7f3ea',
  	"version_headings" "enum__theme_v_version_headings" DEFAULT 'young-serif' NOT NULL,
  	"version_body" "enum__theme_v_version_body" DEFAULT 'figtree' NOT NULL,
  	"version_scale" "enum__theme_v_version_scale" DEFAULT 'normal' NOT NULL,
  	"version_corners" "enum__theme_v_version_corners" DEFAULT 'medium' NOT NULL,
  	"version_cards" "enum__theme_v_version_cards" DEFAULT 'border' NOT NULL,
  	"version_button_shape" "enum__theme_v_version_button_shape" DEFAULT 'corners' NOT NULL,
  	"version_button_style" "enum__theme_v_version_button_style" DEFAULT 'solid' NOT NULL,
  	"version_button_case" "enum__theme_v_version_button_case" DEFAULT 'normal' NOT NULL,
  	"version_button_weight" "enum__theme_v_version_button_weight" DEFAULT 'semibold' NOT NULL,
  	"version_spacing" "enum__theme_v_version_spacing" DEFAULT 'normal' NOT NULL,
  	"version_page_width" numeric DEFAULT 1248 NOT NULL,
  	"version_stretched_section_container" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_form_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"forms" jsonb,
  	"alert_registration_conversion" boolean DEFAULT true,
  	"alert_registration_password" "enum_lead_form_settings_alert_registration_password" DEFAULT 'optional',
  	"alert_registration_mobile" "enum_lead_form_settings_alert_registration_mobile" DEFAULT 'optional',
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_lead_form_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_forms" jsonb,
  	"version_alert_registration_conversion" boolean DEFAULT true,
  	"version_alert_registration_password" "enum__lead_form_settings_v_version_alert_registration_password" DEFAULT 'optional',
  	"version_alert_registration_mobile" "enum__lead_form_settings_v_version_alert_registration_mobile" DEFAULT 'optional',
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lead_handling_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"place" varchar NOT NULL,
  	"office_id" integer NOT NULL
  );
  
  CREATE TABLE "lead_handling_copies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"how" "enum_lead_handling_copies_how" DEFAULT 'bcc' NOT NULL
  );
  
  CREATE TABLE "lead_handling" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reply_address" varchar,
  	"sms_webhook_url" varchar,
  	"sms_webhook_secret" varchar,
  	"reminders_by_email" boolean DEFAULT false,
  	"reminders_by_sms" boolean DEFAULT false,
  	"reminders_hours_before" numeric DEFAULT 24,
  	"reminders_quiet_from" "enum_lead_handling_reminders_quiet_from" DEFAULT '20',
  	"reminders_quiet_until" "enum_lead_handling_reminders_quiet_until" DEFAULT '8',
  	"keep_months" numeric,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "lead_handling_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "_lead_handling_v_version_places" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"place" varchar NOT NULL,
  	"office_id" integer NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lead_handling_v_version_copies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"how" "enum__lead_handling_v_version_copies_how" DEFAULT 'bcc' NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lead_handling_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_reply_address" varchar,
  	"version_sms_webhook_url" varchar,
  	"version_sms_webhook_secret" varchar,
  	"version_reminders_by_email" boolean DEFAULT false,
  	"version_reminders_by_sms" boolean DEFAULT false,
  	"version_reminders_hours_before" numeric DEFAULT 24,
  	"version_reminders_quiet_from" "enum__lead_handling_v_version_reminders_quiet_from" DEFAULT '20',
  	"version_reminders_quiet_until" "enum__lead_handling_v_version_reminders_quiet_until" DEFAULT '8',
  	"version_keep_months" numeric,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_lead_handling_v_texts" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"text" varchar
  );
  
  CREATE TABLE "lead_mail_templates_replies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL
  );
  
  CREATE TABLE "lead_mail_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"texts" jsonb,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_lead_mail_templates_v_version_replies" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_lead_mail_templates_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_texts" jsonb,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contact_form_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"words" varchar,
  	"addresses" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_contact_form_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_words" varchar,
  	"version_addresses" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "header_links_below" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "header_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar,
  	"section_id" integer
  );
  
  CREATE TABLE "header_mobile_links_below" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "header_mobile_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar,
  	"section_id" integer
  );
  
  CREATE TABLE "header" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"button_label" varchar,
  	"button_url" varchar,
  	"sticky_offset" numeric,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_header_v_version_links_below" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v_version_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar,
  	"section_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v_version_mobile_links_below" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v_version_mobile_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar,
  	"section_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_button_label" varchar,
  	"version_button_url" varchar,
  	"version_sticky_offset" numeric,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "footer_links_below" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL
  );
  
  CREATE TABLE "footer_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar
  );
  
  CREATE TABLE "footer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"small_print" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_footer_v_version_links_below" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"label" varchar NOT NULL,
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_small_print" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "feed_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hold_percent" numeric DEFAULT 20 NOT NULL,
  	"hold_listings" numeric DEFAULT 5 NOT NULL,
  	"keep_held_days" numeric DEFAULT 7 NOT NULL,
  	"keep_files_days" numeric DEFAULT 30 NOT NULL,
  	"keep_changes_days" numeric DEFAULT 90 NOT NULL,
  	"webhook_url" varchar,
  	"webhook_secret" varchar,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "feed_settings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "_feed_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_hold_percent" numeric DEFAULT 20 NOT NULL,
  	"version_hold_listings" numeric DEFAULT 5 NOT NULL,
  	"version_keep_held_days" numeric DEFAULT 7 NOT NULL,
  	"version_keep_files_days" numeric DEFAULT 30 NOT NULL,
  	"version_keep_changes_days" numeric DEFAULT 90 NOT NULL,
  	"version_webhook_url" varchar,
  	"version_webhook_secret" varchar,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_feed_settings_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "duty_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"saved_by" varchar,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "duty_settings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "_duty_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_saved_by" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_duty_settings_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  ALTER TABLE "listings_inspections" ADD CONSTRAINT "listings_inspections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listings_documents" ADD CONSTRAINT "listings_documents_file_id_property_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."property_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "listings_documents" ADD CONSTRAINT "listings_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listings" ADD CONSTRAINT "listings_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "listings_texts" ADD CONSTRAINT "listings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listings_rels" ADD CONSTRAINT "listings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listings_rels" ADD CONSTRAINT "listings_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listings_rels" ADD CONSTRAINT "listings_rels_agents_fk" FOREIGN KEY ("agents_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_listings_v_version_inspections" ADD CONSTRAINT "_listings_v_version_inspections_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_listings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_listings_v_version_documents" ADD CONSTRAINT "_listings_v_version_documents_file_id_property_documents_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."property_documents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_listings_v_version_documents" ADD CONSTRAINT "_listings_v_version_documents_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_listings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_listings_v" ADD CONSTRAINT "_listings_v_parent_id_listings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_listings_v" ADD CONSTRAINT "_listings_v_version_office_id_offices_id_fk" FOREIGN KEY ("version_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_listings_v_texts" ADD CONSTRAINT "_listings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_listings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_listings_v_rels" ADD CONSTRAINT "_listings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_listings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_listings_v_rels" ADD CONSTRAINT "_listings_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_listings_v_rels" ADD CONSTRAINT "_listings_v_rels_agents_fk" FOREIGN KEY ("agents_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listing_changes_rels" ADD CONSTRAINT "listing_changes_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."listing_changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listing_changes_rels" ADD CONSTRAINT "listing_changes_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "listing_changes_rels" ADD CONSTRAINT "listing_changes_rels_property_documents_fk" FOREIGN KEY ("property_documents_id") REFERENCES "public"."property_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "vendor_reports" ADD CONSTRAINT "vendor_reports_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "vendor_reports_texts" ADD CONSTRAINT "vendor_reports_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."vendor_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads_rels" ADD CONSTRAINT "leads_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads_rels" ADD CONSTRAINT "leads_rels_agents_fk" FOREIGN KEY ("agents_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_notes" ADD CONSTRAINT "lead_notes_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_messages" ADD CONSTRAINT "lead_messages_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_tasks" ADD CONSTRAINT "lead_tasks_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_tasks" ADD CONSTRAINT "lead_tasks_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointment_times" ADD CONSTRAINT "appointment_times_appointment_id_appointments_id_fk" FOREIGN KEY ("appointment_id") REFERENCES "public"."appointments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_addresses" ADD CONSTRAINT "contact_addresses_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "deliveries" ADD CONSTRAINT "deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_seo_image_id_media_id_fk" FOREIGN KEY ("seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts" ADD CONSTRAINT "posts_author_id_agents_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "posts_rels" ADD CONSTRAINT "posts_rels_post_categories_fk" FOREIGN KEY ("post_categories_id") REFERENCES "public"."post_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_parent_id_posts_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_seo_image_id_media_id_fk" FOREIGN KEY ("version_seo_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v" ADD CONSTRAINT "_posts_v_version_author_id_agents_id_fk" FOREIGN KEY ("version_author_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_posts_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_posts_v_rels" ADD CONSTRAINT "_posts_v_rels_post_categories_fk" FOREIGN KEY ("post_categories_id") REFERENCES "public"."post_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "suburb_pages" ADD CONSTRAINT "suburb_pages_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "popups_show_on" ADD CONSTRAINT "popups_show_on_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_not_on" ADD CONSTRAINT "popups_not_on_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rules_sources" ADD CONSTRAINT "popups_rules_sources_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rules_devices" ADD CONSTRAINT "popups_rules_devices_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rules_browsers" ADD CONSTRAINT "popups_rules_browsers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups" ADD CONSTRAINT "popups_test_other_id_popups_id_fk" FOREIGN KEY ("test_other_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "popups" ADD CONSTRAINT "popups_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "popups_rels" ADD CONSTRAINT "popups_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "popups_rels" ADD CONSTRAINT "popups_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_version_show_on" ADD CONSTRAINT "_popups_v_version_show_on_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_version_not_on" ADD CONSTRAINT "_popups_v_version_not_on_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_version_rules_sources" ADD CONSTRAINT "_popups_v_version_rules_sources_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_version_rules_devices" ADD CONSTRAINT "_popups_v_version_rules_devices_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_version_rules_browsers" ADD CONSTRAINT "_popups_v_version_rules_browsers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v" ADD CONSTRAINT "_popups_v_parent_id_popups_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popups_v" ADD CONSTRAINT "_popups_v_version_test_other_id_popups_id_fk" FOREIGN KEY ("version_test_other_id") REFERENCES "public"."popups"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popups_v" ADD CONSTRAINT "_popups_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_popups_v_rels" ADD CONSTRAINT "_popups_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_popups_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_popups_v_rels" ADD CONSTRAINT "_popups_v_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_forms_rows_choices" ADD CONSTRAINT "contact_forms_rows_choices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_forms_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_forms_rows_days" ADD CONSTRAINT "contact_forms_rows_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."contact_forms_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_forms_rows_questions" ADD CONSTRAINT "contact_forms_rows_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_forms_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_forms_rows" ADD CONSTRAINT "contact_forms_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_forms_one_of" ADD CONSTRAINT "contact_forms_one_of_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_forms_texts" ADD CONSTRAINT "contact_forms_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."contact_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_forms_v_version_rows_choices" ADD CONSTRAINT "_contact_forms_v_version_rows_choices_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_forms_v_version_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_forms_v_version_rows_days" ADD CONSTRAINT "_contact_forms_v_version_rows_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_contact_forms_v_version_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_forms_v_version_rows_questions" ADD CONSTRAINT "_contact_forms_v_version_rows_questions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_forms_v_version_rows"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_forms_v_version_rows" ADD CONSTRAINT "_contact_forms_v_version_rows_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_forms_v_version_one_of" ADD CONSTRAINT "_contact_forms_v_version_one_of_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_forms_v" ADD CONSTRAINT "_contact_forms_v_parent_id_contact_forms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."contact_forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contact_forms_v_texts" ADD CONSTRAINT "_contact_forms_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_contact_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_texts" ADD CONSTRAINT "media_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "sections" ADD CONSTRAINT "sections_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sections_v" ADD CONSTRAINT "_sections_v_parent_id_sections_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_sections_v" ADD CONSTRAINT "_sections_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_conditions_categories" ADD CONSTRAINT "templates_conditions_categories_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_conditions_statuses" ADD CONSTRAINT "templates_conditions_statuses_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates" ADD CONSTRAINT "templates_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "templates_texts" ADD CONSTRAINT "templates_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_rels" ADD CONSTRAINT "templates_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_rels" ADD CONSTRAINT "templates_rels_post_categories_fk" FOREIGN KEY ("post_categories_id") REFERENCES "public"."post_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_rels" ADD CONSTRAINT "templates_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "templates_rels" ADD CONSTRAINT "templates_rels_agents_fk" FOREIGN KEY ("agents_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_version_conditions_categories" ADD CONSTRAINT "_templates_v_version_conditions_categories_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_version_conditions_statuses" ADD CONSTRAINT "_templates_v_version_conditions_statuses_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v" ADD CONSTRAINT "_templates_v_parent_id_templates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v" ADD CONSTRAINT "_templates_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_templates_v_texts" ADD CONSTRAINT "_templates_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_rels" ADD CONSTRAINT "_templates_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_rels" ADD CONSTRAINT "_templates_v_rels_post_categories_fk" FOREIGN KEY ("post_categories_id") REFERENCES "public"."post_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_rels" ADD CONSTRAINT "_templates_v_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_templates_v_rels" ADD CONSTRAINT "_templates_v_rels_agents_fk" FOREIGN KEY ("agents_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "item_templates" ADD CONSTRAINT "item_templates_edited_by_id_users_id_fk" FOREIGN KEY ("edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_item_templates_v" ADD CONSTRAINT "_item_templates_v_parent_id_item_templates_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."item_templates"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_item_templates_v" ADD CONSTRAINT "_item_templates_v_version_edited_by_id_users_id_fk" FOREIGN KEY ("version_edited_by_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "agents_appraisals_weekdays" ADD CONSTRAINT "agents_appraisals_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "agents_appraisals_blackouts" ADD CONSTRAINT "agents_appraisals_blackouts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "agents" ADD CONSTRAINT "agents_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "agents" ADD CONSTRAINT "agents_portrait_id_media_id_fk" FOREIGN KEY ("portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "agents_texts" ADD CONSTRAINT "agents_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_agents_v_version_appraisals_weekdays" ADD CONSTRAINT "_agents_v_version_appraisals_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_agents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_agents_v_version_appraisals_blackouts" ADD CONSTRAINT "_agents_v_version_appraisals_blackouts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_agents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_agents_v" ADD CONSTRAINT "_agents_v_parent_id_agents_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_agents_v" ADD CONSTRAINT "_agents_v_version_office_id_offices_id_fk" FOREIGN KEY ("version_office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_agents_v" ADD CONSTRAINT "_agents_v_version_portrait_id_media_id_fk" FOREIGN KEY ("version_portrait_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_agents_v_texts" ADD CONSTRAINT "_agents_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_agents_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices_appraisals_weekdays" ADD CONSTRAINT "offices_appraisals_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices_appraisals_blackouts" ADD CONSTRAINT "offices_appraisals_blackouts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "offices" ADD CONSTRAINT "offices_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "offices_texts" ADD CONSTRAINT "offices_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v_version_appraisals_weekdays" ADD CONSTRAINT "_offices_v_version_appraisals_weekdays_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v_version_appraisals_blackouts" ADD CONSTRAINT "_offices_v_version_appraisals_blackouts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_parent_id_offices_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v" ADD CONSTRAINT "_offices_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_offices_v_texts" ADD CONSTRAINT "_offices_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_offices_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reviews" ADD CONSTRAINT "reviews_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "newsletters_parts" ADD CONSTRAINT "newsletters_parts_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "newsletters_texts" ADD CONSTRAINT "newsletters_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "alerts" ADD CONSTRAINT "alerts_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "subscribers_sessions" ADD CONSTRAINT "subscribers_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "account_mails" ADD CONSTRAINT "account_mails_subscriber_id_subscribers_id_fk" FOREIGN KEY ("subscriber_id") REFERENCES "public"."subscribers"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feeds" ADD CONSTRAINT "feeds_source_id_feed_sources_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."feed_sources"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "feed_sources_texts" ADD CONSTRAINT "feed_sources_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."feed_sources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feed_sources_rels" ADD CONSTRAINT "feed_sources_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."feed_sources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feed_sources_rels" ADD CONSTRAINT "feed_sources_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feed_sources_rels" ADD CONSTRAINT "feed_sources_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_duty_editions_v" ADD CONSTRAINT "_duty_editions_v_parent_id_duty_editions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."duty_editions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "users" ADD CONSTRAINT "users_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "webhooks_texts" ADD CONSTRAINT "webhooks_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_listings_fk" FOREIGN KEY ("listings_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_public_listings_fk" FOREIGN KEY ("public_listings_id") REFERENCES "public"."public_listings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_listing_events_fk" FOREIGN KEY ("listing_events_id") REFERENCES "public"."listing_events"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_property_documents_fk" FOREIGN KEY ("property_documents_id") REFERENCES "public"."property_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feed_withdrawals_fk" FOREIGN KEY ("feed_withdrawals_id") REFERENCES "public"."feed_withdrawals"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_empty_searches_fk" FOREIGN KEY ("empty_searches_id") REFERENCES "public"."empty_searches"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_listing_changes_fk" FOREIGN KEY ("listing_changes_id") REFERENCES "public"."listing_changes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_listing_views_fk" FOREIGN KEY ("listing_views_id") REFERENCES "public"."listing_views"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vendor_reports_fk" FOREIGN KEY ("vendor_reports_id") REFERENCES "public"."vendor_reports"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_vendor_report_mails_fk" FOREIGN KEY ("vendor_report_mails_id") REFERENCES "public"."vendor_report_mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_leads_fk" FOREIGN KEY ("leads_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_deliveries_fk" FOREIGN KEY ("deliveries_id") REFERENCES "public"."deliveries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_posts_fk" FOREIGN KEY ("posts_id") REFERENCES "public"."posts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_post_categories_fk" FOREIGN KEY ("post_categories_id") REFERENCES "public"."post_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_suburb_pages_fk" FOREIGN KEY ("suburb_pages_id") REFERENCES "public"."suburb_pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_popups_fk" FOREIGN KEY ("popups_id") REFERENCES "public"."popups"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_popup_counts_fk" FOREIGN KEY ("popup_counts_id") REFERENCES "public"."popup_counts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_forms_fk" FOREIGN KEY ("contact_forms_id") REFERENCES "public"."contact_forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_videos_fk" FOREIGN KEY ("videos_id") REFERENCES "public"."videos"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_downloads_fk" FOREIGN KEY ("downloads_id") REFERENCES "public"."downloads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_sections_fk" FOREIGN KEY ("sections_id") REFERENCES "public"."sections"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_templates_fk" FOREIGN KEY ("templates_id") REFERENCES "public"."templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_item_templates_fk" FOREIGN KEY ("item_templates_id") REFERENCES "public"."item_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_style_presets_fk" FOREIGN KEY ("style_presets_id") REFERENCES "public"."style_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_agents_fk" FOREIGN KEY ("agents_id") REFERENCES "public"."agents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_offices_fk" FOREIGN KEY ("offices_id") REFERENCES "public"."offices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_reviews_fk" FOREIGN KEY ("reviews_id") REFERENCES "public"."reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletters_fk" FOREIGN KEY ("newsletters_id") REFERENCES "public"."newsletters"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_subscribers_fk" FOREIGN KEY ("newsletter_subscribers_id") REFERENCES "public"."newsletter_subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_newsletter_mails_fk" FOREIGN KEY ("newsletter_mails_id") REFERENCES "public"."newsletter_mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_alerts_fk" FOREIGN KEY ("alerts_id") REFERENCES "public"."alerts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_account_mails_fk" FOREIGN KEY ("account_mails_id") REFERENCES "public"."account_mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_alert_targets_fk" FOREIGN KEY ("alert_targets_id") REFERENCES "public"."alert_targets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_alert_entries_fk" FOREIGN KEY ("alert_entries_id") REFERENCES "public"."alert_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_alert_digests_fk" FOREIGN KEY ("alert_digests_id") REFERENCES "public"."alert_digests"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_alert_confirmations_fk" FOREIGN KEY ("alert_confirmations_id") REFERENCES "public"."alert_confirmations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shortlist_entries_fk" FOREIGN KEY ("shortlist_entries_id") REFERENCES "public"."shortlist_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_shortlist_shares_fk" FOREIGN KEY ("shortlist_shares_id") REFERENCES "public"."shortlist_shares"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feeds_fk" FOREIGN KEY ("feeds_id") REFERENCES "public"."feeds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feed_sources_fk" FOREIGN KEY ("feed_sources_id") REFERENCES "public"."feed_sources"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feed_picture_tries_fk" FOREIGN KEY ("feed_picture_tries_id") REFERENCES "public"."feed_picture_tries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_feed_notices_fk" FOREIGN KEY ("feed_notices_id") REFERENCES "public"."feed_notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_duty_editions_fk" FOREIGN KEY ("duty_editions_id") REFERENCES "public"."duty_editions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_duty_notices_fk" FOREIGN KEY ("duty_notices_id") REFERENCES "public"."duty_notices"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_duty_statistics_fk" FOREIGN KEY ("duty_statistics_id") REFERENCES "public"."duty_statistics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_blocked_hosts_fk" FOREIGN KEY ("blocked_hosts_id") REFERENCES "public"."blocked_hosts"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_missing_addresses_fk" FOREIGN KEY ("missing_addresses_id") REFERENCES "public"."missing_addresses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_webhooks_fk" FOREIGN KEY ("webhooks_id") REFERENCES "public"."webhooks"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_subscribers_fk" FOREIGN KEY ("subscribers_id") REFERENCES "public"."subscribers"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_strengths" ADD CONSTRAINT "settings_strengths_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_languages" ADD CONSTRAINT "settings_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_embed_providers" ADD CONSTRAINT "settings_embed_providers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings_licences" ADD CONSTRAINT "settings_licences_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_hero_image_id_media_id_fk" FOREIGN KEY ("hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_dark_logo_id_media_id_fk" FOREIGN KEY ("dark_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings" ADD CONSTRAINT "settings_share_image_id_media_id_fk" FOREIGN KEY ("share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "settings_texts" ADD CONSTRAINT "settings_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_strengths" ADD CONSTRAINT "_settings_v_version_strengths_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_languages" ADD CONSTRAINT "_settings_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_embed_providers" ADD CONSTRAINT "_settings_v_version_embed_providers_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v_version_licences" ADD CONSTRAINT "_settings_v_version_licences_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_hero_image_id_media_id_fk" FOREIGN KEY ("version_hero_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_dark_logo_id_media_id_fk" FOREIGN KEY ("version_dark_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_icon_id_media_id_fk" FOREIGN KEY ("version_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v" ADD CONSTRAINT "_settings_v_version_share_image_id_media_id_fk" FOREIGN KEY ("version_share_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_settings_v_texts" ADD CONSTRAINT "_settings_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_handling_places" ADD CONSTRAINT "lead_handling_places_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lead_handling_places" ADD CONSTRAINT "lead_handling_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lead_handling"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_handling_copies" ADD CONSTRAINT "lead_handling_copies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lead_handling"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_handling_texts" ADD CONSTRAINT "lead_handling_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."lead_handling"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lead_handling_v_version_places" ADD CONSTRAINT "_lead_handling_v_version_places_office_id_offices_id_fk" FOREIGN KEY ("office_id") REFERENCES "public"."offices"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_lead_handling_v_version_places" ADD CONSTRAINT "_lead_handling_v_version_places_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lead_handling_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lead_handling_v_version_copies" ADD CONSTRAINT "_lead_handling_v_version_copies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lead_handling_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lead_handling_v_texts" ADD CONSTRAINT "_lead_handling_v_texts_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_lead_handling_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lead_mail_templates_replies" ADD CONSTRAINT "lead_mail_templates_replies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lead_mail_templates"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_lead_mail_templates_v_version_replies" ADD CONSTRAINT "_lead_mail_templates_v_version_replies_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_lead_mail_templates_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_links_below" ADD CONSTRAINT "header_links_below_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_links" ADD CONSTRAINT "header_links_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_links" ADD CONSTRAINT "header_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_mobile_links_below" ADD CONSTRAINT "header_mobile_links_below_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_mobile_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_mobile_links" ADD CONSTRAINT "header_mobile_links_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_mobile_links" ADD CONSTRAINT "header_mobile_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_links_below" ADD CONSTRAINT "_header_v_version_links_below_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_links" ADD CONSTRAINT "_header_v_version_links_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v_version_links" ADD CONSTRAINT "_header_v_version_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_mobile_links_below" ADD CONSTRAINT "_header_v_version_mobile_links_below_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_mobile_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_mobile_links" ADD CONSTRAINT "_header_v_version_mobile_links_section_id_sections_id_fk" FOREIGN KEY ("section_id") REFERENCES "public"."sections"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v_version_mobile_links" ADD CONSTRAINT "_header_v_version_mobile_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_links_below" ADD CONSTRAINT "footer_links_below_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_links" ADD CONSTRAINT "footer_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_links_below" ADD CONSTRAINT "_footer_v_version_links_below_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_links" ADD CONSTRAINT "_footer_v_version_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feed_settings_rels" ADD CONSTRAINT "feed_settings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."feed_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "feed_settings_rels" ADD CONSTRAINT "feed_settings_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_feed_settings_v_rels" ADD CONSTRAINT "_feed_settings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_feed_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_feed_settings_v_rels" ADD CONSTRAINT "_feed_settings_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "duty_settings_rels" ADD CONSTRAINT "duty_settings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."duty_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "duty_settings_rels" ADD CONSTRAINT "duty_settings_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_duty_settings_v_rels" ADD CONSTRAINT "_duty_settings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_duty_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_duty_settings_v_rels" ADD CONSTRAINT "_duty_settings_v_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "listings_inspections_order_idx" ON "listings_inspections" USING btree ("_order");
  CREATE INDEX "listings_inspections_parent_id_idx" ON "listings_inspections" USING btree ("_parent_id");
  CREATE INDEX "listings_documents_order_idx" ON "listings_documents" USING btree ("_order");
  CREATE INDEX "listings_documents_parent_id_idx" ON "listings_documents" USING btree ("_parent_id");
  CREATE INDEX "listings_documents_file_idx" ON "listings_documents" USING btree ("file_id");
  CREATE INDEX "listings_title_idx" ON "listings" USING btree ("title");
  CREATE INDEX "listings_suburb_idx" ON "listings" USING btree ("suburb");
  CREATE INDEX "listings_status_idx" ON "listings" USING btree ("status");
  CREATE INDEX "listings_listed_at_idx" ON "listings" USING btree ("listed_at");
  CREATE INDEX "listings_office_idx" ON "listings" USING btree ("office_id");
  CREATE INDEX "listings_updated_at_idx" ON "listings" USING btree ("updated_at");
  CREATE INDEX "listings_created_at_idx" ON "listings" USING btree ("created_at");
  CREATE INDEX "listings__status_idx" ON "listings" USING btree ("_status");
  CREATE UNIQUE INDEX "feedAgentId_feedUniqueId_idx" ON "listings" USING btree ("feed_agent_id","feed_unique_id");
  CREATE INDEX "listings_texts_order_parent" ON "listings_texts" USING btree ("order","parent_id");
  CREATE INDEX "listings_rels_order_idx" ON "listings_rels" USING btree ("order");
  CREATE INDEX "listings_rels_parent_idx" ON "listings_rels" USING btree ("parent_id");
  CREATE INDEX "listings_rels_path_idx" ON "listings_rels" USING btree ("path");
  CREATE INDEX "listings_rels_media_id_idx" ON "listings_rels" USING btree ("media_id");
  CREATE INDEX "listings_rels_agents_id_idx" ON "listings_rels" USING btree ("agents_id");
  CREATE INDEX "_listings_v_version_inspections_order_idx" ON "_listings_v_version_inspections" USING btree ("_order");
  CREATE INDEX "_listings_v_version_inspections_parent_id_idx" ON "_listings_v_version_inspections" USING btree ("_parent_id");
  CREATE INDEX "_listings_v_version_documents_order_idx" ON "_listings_v_version_documents" USING btree ("_order");
  CREATE INDEX "_listings_v_version_documents_parent_id_idx" ON "_listings_v_version_documents" USING btree ("_parent_id");
  CREATE INDEX "_listings_v_version_documents_file_idx" ON "_listings_v_version_documents" USING btree ("file_id");
  CREATE INDEX "_listings_v_parent_idx" ON "_listings_v" USING btree ("parent_id");
  CREATE INDEX "_listings_v_version_version_title_idx" ON "_listings_v" USING btree ("version_title");
  CREATE INDEX "_listings_v_version_version_suburb_idx" ON "_listings_v" USING btree ("version_suburb");
  CREATE INDEX "_listings_v_version_version_status_idx" ON "_listings_v" USING btree ("version_status");
  CREATE INDEX "_listings_v_version_version_listed_at_idx" ON "_listings_v" USING btree ("version_listed_at");
  CREATE INDEX "_listings_v_version_version_office_idx" ON "_listings_v" USING btree ("version_office_id");
  CREATE INDEX "_listings_v_version_version_updated_at_idx" ON "_listings_v" USING btree ("version_updated_at");
  CREATE INDEX "_listings_v_version_version_created_at_idx" ON "_listings_v" USING btree ("version_created_at");
  CREATE INDEX "_listings_v_version_version__status_idx" ON "_listings_v" USING btree ("version__status");
  CREATE INDEX "_listings_v_created_at_idx" ON "_listings_v" USING btree ("created_at");
  CREATE INDEX "_listings_v_updated_at_idx" ON "_listings_v" USING btree ("updated_at");
  CREATE INDEX "_listings_v_latest_idx" ON "_listings_v" USING btree ("latest");
  CREATE INDEX "version_feedAgentId_version_feedUniqueId_idx" ON "_listings_v" USING btree ("version_feed_agent_id","version_feed_unique_id");
  CREATE INDEX "_listings_v_texts_order_parent" ON "_listings_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_listings_v_rels_order_idx" ON "_listings_v_rels" USING btree ("order");
  CREATE INDEX "_listings_v_rels_parent_idx" ON "_listings_v_rels" USING btree ("parent_id");
  CREATE INDEX "_listings_v_rels_path_idx" ON "_listings_v_rels" USING btree ("path");
  CREATE INDEX "_listings_v_rels_media_id_idx" ON "_listings_v_rels" USING btree ("media_id");
  CREATE INDEX "_listings_v_rels_agents_id_idx" ON "_listings_v_rels" USING btree ("agents_id");
  CREATE UNIQUE INDEX "public_listings_listing_idx" ON "public_listings" USING btree ("listing");
  CREATE INDEX "compound_index_idx" ON "public_listings" USING btree ("channel","sorted_at","category","property_type","price_low","price_high","beds","baths","cars","land");
  CREATE INDEX "compound_index_1_idx" ON "public_listings" USING btree ("channel","price_up","sorted_at","category","property_type","price_low","price_high","beds","baths","cars","land");
  CREATE INDEX "compound_index_2_idx" ON "public_listings" USING btree ("channel","price_down","sorted_at","category","property_type","price_low","price_high","beds","baths","cars","land");
  CREATE INDEX "channel_suburbKey_sortedAt_idx" ON "public_listings" USING btree ("channel","suburb_key","sorted_at");
  CREATE INDEX "suburbKey_latitude_longitude_idx" ON "public_listings" USING btree ("suburb_key","latitude","longitude");
  CREATE INDEX "office_channel_sortedAt_idx" ON "public_listings" USING btree ("office","channel","sorted_at");
  CREATE INDEX "compound_index_3_idx" ON "public_listings" USING btree ("channel","latitude","longitude","suburb_key","category","property_type","price_low","price_high","beds","baths","cars","land","under_offer","traits","listing");
  CREATE UNIQUE INDEX "listing_kind_fingerprint_idx" ON "listing_events" USING btree ("listing","kind","fingerprint");
  CREATE INDEX "state_idx" ON "listing_events" USING btree ("state");
  CREATE INDEX "property_documents_source_hash_idx" ON "property_documents" USING btree ("source_hash");
  CREATE INDEX "property_documents_updated_at_idx" ON "property_documents" USING btree ("updated_at");
  CREATE INDEX "property_documents_created_at_idx" ON "property_documents" USING btree ("created_at");
  CREATE UNIQUE INDEX "property_documents_filename_idx" ON "property_documents" USING btree ("filename");
  CREATE INDEX "feed_withdrawals_updated_at_idx" ON "feed_withdrawals" USING btree ("updated_at");
  CREATE INDEX "feed_withdrawals_created_at_idx" ON "feed_withdrawals" USING btree ("created_at");
  CREATE UNIQUE INDEX "agentId_uniqueId_idx" ON "feed_withdrawals" USING btree ("agent_id","unique_id");
  CREATE UNIQUE INDEX "day_path_idx" ON "empty_searches" USING btree ("day","path");
  CREATE INDEX "listing_idx" ON "listing_changes" USING btree ("listing");
  CREATE INDEX "run_listing_idx" ON "listing_changes" USING btree ("run","listing");
  CREATE INDEX "listing_changes_rels_order_idx" ON "listing_changes_rels" USING btree ("order");
  CREATE INDEX "listing_changes_rels_parent_idx" ON "listing_changes_rels" USING btree ("parent_id");
  CREATE INDEX "listing_changes_rels_path_idx" ON "listing_changes_rels" USING btree ("path");
  CREATE INDEX "listing_changes_rels_media_id_idx" ON "listing_changes_rels" USING btree ("media_id");
  CREATE INDEX "listing_changes_rels_property_documents_id_idx" ON "listing_changes_rels" USING btree ("property_documents_id");
  CREATE UNIQUE INDEX "listing_day_idx" ON "listing_views" USING btree ("listing","day");
  CREATE UNIQUE INDEX "vendor_reports_listing_idx" ON "vendor_reports" USING btree ("listing_id");
  CREATE INDEX "vendor_reports_updated_at_idx" ON "vendor_reports" USING btree ("updated_at");
  CREATE INDEX "vendor_reports_created_at_idx" ON "vendor_reports" USING btree ("created_at");
  CREATE INDEX "vendor_reports_texts_order_parent" ON "vendor_reports_texts" USING btree ("order","parent_id");
  CREATE INDEX "vendor_report_mails_updated_at_idx" ON "vendor_report_mails" USING btree ("updated_at");
  CREATE INDEX "vendor_report_mails_created_at_idx" ON "vendor_report_mails" USING btree ("created_at");
  CREATE INDEX "state_dueAt_idx" ON "vendor_report_mails" USING btree ("state","due_at");
  CREATE UNIQUE INDEX "report_week_to_idx" ON "vendor_report_mails" USING btree ("report","week","to");
  CREATE INDEX "leads_state_idx" ON "leads" USING btree ("state");
  CREATE INDEX "leads_assignee_idx" ON "leads" USING btree ("assignee_id");
  CREATE UNIQUE INDEX "leads_reference_idx" ON "leads" USING btree ("reference");
  CREATE UNIQUE INDEX "leads_token_idx" ON "leads" USING btree ("token");
  CREATE INDEX "leads_form_idx" ON "leads" USING btree ("form");
  CREATE INDEX "leads_listing_idx" ON "leads" USING btree ("listing_id");
  CREATE INDEX "leads_contact_idx" ON "leads" USING btree ("contact_id");
  CREATE INDEX "leads_agent_idx" ON "leads" USING btree ("agent_id");
  CREATE INDEX "leads_office_idx" ON "leads" USING btree ("office_id");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "email_form_createdAt_idx" ON "leads" USING btree ("email","form","created_at");
  CREATE INDEX "state_createdAt_idx" ON "leads" USING btree ("state","created_at");
  CREATE INDEX "state_form_assignee_createdAt_agent_idx" ON "leads" USING btree ("state","form","assignee_id","created_at","agent_id");
  CREATE INDEX "leads_rels_order_idx" ON "leads_rels" USING btree ("order");
  CREATE INDEX "leads_rels_parent_idx" ON "leads_rels" USING btree ("parent_id");
  CREATE INDEX "leads_rels_path_idx" ON "leads_rels" USING btree ("path");
  CREATE INDEX "leads_rels_agents_id_idx" ON "leads_rels" USING btree ("agents_id");
  CREATE INDEX "lead_notes_lead_idx" ON "lead_notes" USING btree ("lead_id");
  CREATE INDEX "lead_notes_updated_at_idx" ON "lead_notes" USING btree ("updated_at");
  CREATE INDEX "lead_notes_created_at_idx" ON "lead_notes" USING btree ("created_at");
  CREATE INDEX "lead_messages_lead_idx" ON "lead_messages" USING btree ("lead_id");
  CREATE UNIQUE INDEX "lead_messages_message_id_idx" ON "lead_messages" USING btree ("message_id");
  CREATE INDEX "lead_messages_updated_at_idx" ON "lead_messages" USING btree ("updated_at");
  CREATE INDEX "lead_messages_created_at_idx" ON "lead_messages" USING btree ("created_at");
  CREATE INDEX "lead_tasks_lead_idx" ON "lead_tasks" USING btree ("lead_id");
  CREATE INDEX "lead_tasks_assignee_idx" ON "lead_tasks" USING btree ("assignee_id");
  CREATE INDEX "lead_tasks_updated_at_idx" ON "lead_tasks" USING btree ("updated_at");
  CREATE INDEX "lead_tasks_created_at_idx" ON "lead_tasks" USING btree ("created_at");
  CREATE UNIQUE INDEX "appointments_lead_idx" ON "appointments" USING btree ("lead_id");
  CREATE INDEX "appointments_starts_at_idx" ON "appointments" USING btree ("starts_at");
  CREATE INDEX "appointments_updated_at_idx" ON "appointments" USING btree ("updated_at");
  CREATE INDEX "appointments_created_at_idx" ON "appointments" USING btree ("created_at");
  CREATE INDEX "appointment_times_appointment_idx" ON "appointment_times" USING btree ("appointment_id");
  CREATE UNIQUE INDEX "appointment_times_cell_idx" ON "appointment_times" USING btree ("cell");
  CREATE INDEX "appointment_times_updated_at_idx" ON "appointment_times" USING btree ("updated_at");
  CREATE INDEX "appointment_times_created_at_idx" ON "appointment_times" USING btree ("created_at");
  CREATE UNIQUE INDEX "contacts_origin_idx" ON "contacts" USING btree ("origin");
  CREATE INDEX "contacts_last_at_idx" ON "contacts" USING btree ("last_at");
  CREATE INDEX "contacts_updated_at_idx" ON "contacts" USING btree ("updated_at");
  CREATE INDEX "contacts_created_at_idx" ON "contacts" USING btree ("created_at");
  CREATE INDEX "contact_addresses_contact_idx" ON "contact_addresses" USING btree ("contact_id");
  CREATE UNIQUE INDEX "contact_addresses_value_idx" ON "contact_addresses" USING btree ("value");
  CREATE INDEX "contact_addresses_updated_at_idx" ON "contact_addresses" USING btree ("updated_at");
  CREATE INDEX "contact_addresses_created_at_idx" ON "contact_addresses" USING btree ("created_at");
  CREATE INDEX "deliveries_lead_idx" ON "deliveries" USING btree ("lead_id");
  CREATE INDEX "deliveries_updated_at_idx" ON "deliveries" USING btree ("updated_at");
  CREATE INDEX "deliveries_created_at_idx" ON "deliveries" USING btree ("created_at");
  CREATE INDEX "state_dueAt_1_idx" ON "deliveries" USING btree ("state","due_at");
  CREATE INDEX "state_kind_dueAt_idx" ON "deliveries" USING btree ("state","kind","due_at");
  CREATE UNIQUE INDEX "pages_path_idx" ON "pages" USING btree ("path");
  CREATE INDEX "pages_edited_by_idx" ON "pages" USING btree ("edited_by_id");
  CREATE INDEX "pages_seo_seo_image_idx" ON "pages" USING btree ("seo_image_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_version_path_idx" ON "_pages_v" USING btree ("version_path");
  CREATE INDEX "_pages_v_version_version_edited_by_idx" ON "_pages_v" USING btree ("version_edited_by_id");
  CREATE INDEX "_pages_v_version_seo_version_seo_image_idx" ON "_pages_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "posts_picture_idx" ON "posts" USING btree ("picture_id");
  CREATE INDEX "posts_edited_by_idx" ON "posts" USING btree ("edited_by_id");
  CREATE INDEX "posts_seo_seo_image_idx" ON "posts" USING btree ("seo_image_id");
  CREATE UNIQUE INDEX "posts_slug_idx" ON "posts" USING btree ("slug");
  CREATE INDEX "posts_published_at_idx" ON "posts" USING btree ("published_at");
  CREATE INDEX "posts_author_idx" ON "posts" USING btree ("author_id");
  CREATE INDEX "posts_updated_at_idx" ON "posts" USING btree ("updated_at");
  CREATE INDEX "posts_created_at_idx" ON "posts" USING btree ("created_at");
  CREATE INDEX "posts_deleted_at_idx" ON "posts" USING btree ("deleted_at");
  CREATE INDEX "posts__status_idx" ON "posts" USING btree ("_status");
  CREATE INDEX "posts_rels_order_idx" ON "posts_rels" USING btree ("order");
  CREATE INDEX "posts_rels_parent_idx" ON "posts_rels" USING btree ("parent_id");
  CREATE INDEX "posts_rels_path_idx" ON "posts_rels" USING btree ("path");
  CREATE INDEX "posts_rels_post_categories_id_idx" ON "posts_rels" USING btree ("post_categories_id");
  CREATE INDEX "_posts_v_parent_idx" ON "_posts_v" USING btree ("parent_id");
  CREATE INDEX "_posts_v_version_version_picture_idx" ON "_posts_v" USING btree ("version_picture_id");
  CREATE INDEX "_posts_v_version_version_edited_by_idx" ON "_posts_v" USING btree ("version_edited_by_id");
  CREATE INDEX "_posts_v_version_seo_version_seo_image_idx" ON "_posts_v" USING btree ("version_seo_image_id");
  CREATE INDEX "_posts_v_version_version_slug_idx" ON "_posts_v" USING btree ("version_slug");
  CREATE INDEX "_posts_v_version_version_published_at_idx" ON "_posts_v" USING btree ("version_published_at");
  CREATE INDEX "_posts_v_version_version_author_idx" ON "_posts_v" USING btree ("version_author_id");
  CREATE INDEX "_posts_v_version_version_updated_at_idx" ON "_posts_v" USING btree ("version_updated_at");
  CREATE INDEX "_posts_v_version_version_created_at_idx" ON "_posts_v" USING btree ("version_created_at");
  CREATE INDEX "_posts_v_version_version_deleted_at_idx" ON "_posts_v" USING btree ("version_deleted_at");
  CREATE INDEX "_posts_v_version_version__status_idx" ON "_posts_v" USING btree ("version__status");
  CREATE INDEX "_posts_v_created_at_idx" ON "_posts_v" USING btree ("created_at");
  CREATE INDEX "_posts_v_updated_at_idx" ON "_posts_v" USING btree ("updated_at");
  CREATE INDEX "_posts_v_latest_idx" ON "_posts_v" USING btree ("latest");
  CREATE INDEX "_posts_v_rels_order_idx" ON "_posts_v_rels" USING btree ("order");
  CREATE INDEX "_posts_v_rels_parent_idx" ON "_posts_v_rels" USING btree ("parent_id");
  CREATE INDEX "_posts_v_rels_path_idx" ON "_posts_v_rels" USING btree ("path");
  CREATE INDEX "_posts_v_rels_post_categories_id_idx" ON "_posts_v_rels" USING btree ("post_categories_id");
  CREATE UNIQUE INDEX "post_categories_slug_idx" ON "post_categories" USING btree ("slug");
  CREATE INDEX "post_categories_updated_at_idx" ON "post_categories" USING btree ("updated_at");
  CREATE INDEX "post_categories_created_at_idx" ON "post_categories" USING btree ("created_at");
  CREATE UNIQUE INDEX "suburb_pages_suburb_idx" ON "suburb_pages" USING btree ("suburb");
  CREATE INDEX "suburb_pages_key_idx" ON "suburb_pages" USING btree ("key");
  CREATE INDEX "suburb_pages_picture_idx" ON "suburb_pages" USING btree ("picture_id");
  CREATE INDEX "suburb_pages_updated_at_idx" ON "suburb_pages" USING btree ("updated_at");
  CREATE INDEX "suburb_pages_created_at_idx" ON "suburb_pages" USING btree ("created_at");
  CREATE INDEX "popups_show_on_order_idx" ON "popups_show_on" USING btree ("_order");
  CREATE INDEX "popups_show_on_parent_id_idx" ON "popups_show_on" USING btree ("_parent_id");
  CREATE INDEX "popups_not_on_order_idx" ON "popups_not_on" USING btree ("_order");
  CREATE INDEX "popups_not_on_parent_id_idx" ON "popups_not_on" USING btree ("_parent_id");
  CREATE INDEX "popups_rules_sources_order_idx" ON "popups_rules_sources" USING btree ("order");
  CREATE INDEX "popups_rules_sources_parent_idx" ON "popups_rules_sources" USING btree ("parent_id");
  CREATE INDEX "popups_rules_devices_order_idx" ON "popups_rules_devices" USING btree ("order");
  CREATE INDEX "popups_rules_devices_parent_idx" ON "popups_rules_devices" USING btree ("parent_id");
  CREATE INDEX "popups_rules_browsers_order_idx" ON "popups_rules_browsers" USING btree ("order");
  CREATE INDEX "popups_rules_browsers_parent_idx" ON "popups_rules_browsers" USING btree ("parent_id");
  CREATE INDEX "popups_test_test_other_idx" ON "popups" USING btree ("test_other_id");
  CREATE INDEX "popups_edited_by_idx" ON "popups" USING btree ("edited_by_id");
  CREATE INDEX "popups_updated_at_idx" ON "popups" USING btree ("updated_at");
  CREATE INDEX "popups_created_at_idx" ON "popups" USING btree ("created_at");
  CREATE INDEX "popups_deleted_at_idx" ON "popups" USING btree ("deleted_at");
  CREATE INDEX "popups__status_idx" ON "popups" USING btree ("_status");
  CREATE INDEX "popups_rels_order_idx" ON "popups_rels" USING btree ("order");
  CREATE INDEX "popups_rels_parent_idx" ON "popups_rels" USING btree ("parent_id");
  CREATE INDEX "popups_rels_path_idx" ON "popups_rels" USING btree ("path");
  CREATE INDEX "popups_rels_pages_id_idx" ON "popups_rels" USING btree ("pages_id");
  CREATE INDEX "_popups_v_version_show_on_order_idx" ON "_popups_v_version_show_on" USING btree ("_order");
  CREATE INDEX "_popups_v_version_show_on_parent_id_idx" ON "_popups_v_version_show_on" USING btree ("_parent_id");
  CREATE INDEX "_popups_v_version_not_on_order_idx" ON "_popups_v_version_not_on" USING btree ("_order");
  CREATE INDEX "_popups_v_version_not_on_parent_id_idx" ON "_popups_v_version_not_on" USING btree ("_parent_id");
  CREATE INDEX "_popups_v_version_rules_sources_order_idx" ON "_popups_v_version_rules_sources" USING btree ("order");
  CREATE INDEX "_popups_v_version_rules_sources_parent_idx" ON "_popups_v_version_rules_sources" USING btree ("parent_id");
  CREATE INDEX "_popups_v_version_rules_devices_order_idx" ON "_popups_v_version_rules_devices" USING btree ("order");
  CREATE INDEX "_popups_v_version_rules_devices_parent_idx" ON "_popups_v_version_rules_devices" USING btree ("parent_id");
  CREATE INDEX "_popups_v_version_rules_browsers_order_idx" ON "_popups_v_version_rules_browsers" USING btree ("order");
  CREATE INDEX "_popups_v_version_rules_browsers_parent_idx" ON "_popups_v_version_rules_browsers" USING btree ("parent_id");
  CREATE INDEX "_popups_v_parent_idx" ON "_popups_v" USING btree ("parent_id");
  CREATE INDEX "_popups_v_version_test_version_test_other_idx" ON "_popups_v" USING btree ("version_test_other_id");
  CREATE INDEX "_popups_v_version_version_edited_by_idx" ON "_popups_v" USING btree ("version_edited_by_id");
  CREATE INDEX "_popups_v_version_version_updated_at_idx" ON "_popups_v" USING btree ("version_updated_at");
  CREATE INDEX "_popups_v_version_version_created_at_idx" ON "_popups_v" USING btree ("version_created_at");
  CREATE INDEX "_popups_v_version_version_deleted_at_idx" ON "_popups_v" USING btree ("version_deleted_at");
  CREATE INDEX "_popups_v_version_version__status_idx" ON "_popups_v" USING btree ("version__status");
  CREATE INDEX "_popups_v_created_at_idx" ON "_popups_v" USING btree ("created_at");
  CREATE INDEX "_popups_v_updated_at_idx" ON "_popups_v" USING btree ("updated_at");
  CREATE INDEX "_popups_v_latest_idx" ON "_popups_v" USING btree ("latest");
  CREATE INDEX "_popups_v_rels_order_idx" ON "_popups_v_rels" USING btree ("order");
  CREATE INDEX "_popups_v_rels_parent_idx" ON "_popups_v_rels" USING btree ("parent_id");
  CREATE INDEX "_popups_v_rels_path_idx" ON "_popups_v_rels" USING btree ("path");
  CREATE INDEX "_popups_v_rels_pages_id_idx" ON "_popups_v_rels" USING btree ("pages_id");
  CREATE UNIQUE INDEX "popup_day_idx" ON "popup_counts" USING btree ("popup","day");
  CREATE INDEX "contact_forms_rows_choices_order_idx" ON "contact_forms_rows_choices" USING btree ("_order");
  CREATE INDEX "contact_forms_rows_choices_parent_id_idx" ON "contact_forms_rows_choices" USING btree ("_parent_id");
  CREATE INDEX "contact_forms_rows_days_order_idx" ON "contact_forms_rows_days" USING btree ("order");
  CREATE INDEX "contact_forms_rows_days_parent_idx" ON "contact_forms_rows_days" USING btree ("parent_id");
  CREATE INDEX "contact_forms_rows_questions_order_idx" ON "contact_forms_rows_questions" USING btree ("_order");
  CREATE INDEX "contact_forms_rows_questions_parent_id_idx" ON "contact_forms_rows_questions" USING btree ("_parent_id");
  CREATE INDEX "contact_forms_rows_order_idx" ON "contact_forms_rows" USING btree ("_order");
  CREATE INDEX "contact_forms_rows_parent_id_idx" ON "contact_forms_rows" USING btree ("_parent_id");
  CREATE INDEX "contact_forms_one_of_order_idx" ON "contact_forms_one_of" USING btree ("_order");
  CREATE INDEX "contact_forms_one_of_parent_id_idx" ON "contact_forms_one_of" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "contact_forms_slug_idx" ON "contact_forms" USING btree ("slug");
  CREATE INDEX "contact_forms_updated_at_idx" ON "contact_forms" USING btree ("updated_at");
  CREATE INDEX "contact_forms_created_at_idx" ON "contact_forms" USING btree ("created_at");
  CREATE INDEX "contact_forms_deleted_at_idx" ON "contact_forms" USING btree ("deleted_at");
  CREATE INDEX "contact_forms__status_idx" ON "contact_forms" USING btree ("_status");
  CREATE INDEX "contact_forms_texts_order_parent" ON "contact_forms_texts" USING btree ("order","parent_id");
  CREATE INDEX "_contact_forms_v_version_rows_choices_order_idx" ON "_contact_forms_v_version_rows_choices" USING btree ("_order");
  CREATE INDEX "_contact_forms_v_version_rows_choices_parent_id_idx" ON "_contact_forms_v_version_rows_choices" USING btree ("_parent_id");
  CREATE INDEX "_contact_forms_v_version_rows_days_order_idx" ON "_contact_forms_v_version_rows_days" USING btree ("order");
  CREATE INDEX "_contact_forms_v_version_rows_days_parent_idx" ON "_contact_forms_v_version_rows_days" USING btree ("parent_id");
  CREATE INDEX "_contact_forms_v_version_rows_questions_order_idx" ON "_contact_forms_v_version_rows_questions" USING btree ("_order");
  CREATE INDEX "_contact_forms_v_version_rows_questions_parent_id_idx" ON "_contact_forms_v_version_rows_questions" USING btree ("_parent_id");
  CREATE INDEX "_contact_forms_v_version_rows_order_idx" ON "_contact_forms_v_version_rows" USING btree ("_order");
  CREATE INDEX "_contact_forms_v_version_rows_parent_id_idx" ON "_contact_forms_v_version_rows" USING btree ("_parent_id");
  CREATE INDEX "_contact_forms_v_version_one_of_order_idx" ON "_contact_forms_v_version_one_of" USING btree ("_order");
  CREATE INDEX "_contact_forms_v_version_one_of_parent_id_idx" ON "_contact_forms_v_version_one_of" USING btree ("_parent_id");
  CREATE INDEX "_contact_forms_v_parent_idx" ON "_contact_forms_v" USING btree ("parent_id");
  CREATE INDEX "_contact_forms_v_version_version_slug_idx" ON "_contact_forms_v" USING btree ("version_slug");
  CREATE INDEX "_contact_forms_v_version_version_updated_at_idx" ON "_contact_forms_v" USING btree ("version_updated_at");
  CREATE INDEX "_contact_forms_v_version_version_created_at_idx" ON "_contact_forms_v" USING btree ("version_created_at");
  CREATE INDEX "_contact_forms_v_version_version_deleted_at_idx" ON "_contact_forms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_contact_forms_v_version_version__status_idx" ON "_contact_forms_v" USING btree ("version__status");
  CREATE INDEX "_contact_forms_v_created_at_idx" ON "_contact_forms_v" USING btree ("created_at");
  CREATE INDEX "_contact_forms_v_updated_at_idx" ON "_contact_forms_v" USING btree ("updated_at");
  CREATE INDEX "_contact_forms_v_latest_idx" ON "_contact_forms_v" USING btree ("latest");
  CREATE INDEX "_contact_forms_v_texts_order_parent" ON "_contact_forms_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "media_title_idx" ON "media" USING btree ("title");
  CREATE INDEX "media_source_hash_idx" ON "media" USING btree ("source_hash");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE INDEX "media_deleted_at_idx" ON "media" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE INDEX "media_sizes_w480_sizes_w480_filename_idx" ON "media" USING btree ("sizes_w480_filename");
  CREATE INDEX "media_sizes_w768_sizes_w768_filename_idx" ON "media" USING btree ("sizes_w768_filename");
  CREATE INDEX "media_sizes_w1200_sizes_w1200_filename_idx" ON "media" USING btree ("sizes_w1200_filename");
  CREATE INDEX "media_texts_order_parent" ON "media_texts" USING btree ("order","parent_id");
  CREATE INDEX "videos_updated_at_idx" ON "videos" USING btree ("updated_at");
  CREATE INDEX "videos_created_at_idx" ON "videos" USING btree ("created_at");
  CREATE UNIQUE INDEX "videos_filename_idx" ON "videos" USING btree ("filename");
  CREATE INDEX "downloads_updated_at_idx" ON "downloads" USING btree ("updated_at");
  CREATE INDEX "downloads_created_at_idx" ON "downloads" USING btree ("created_at");
  CREATE UNIQUE INDEX "downloads_filename_idx" ON "downloads" USING btree ("filename");
  CREATE INDEX "sections_edited_by_idx" ON "sections" USING btree ("edited_by_id");
  CREATE INDEX "sections_updated_at_idx" ON "sections" USING btree ("updated_at");
  CREATE INDEX "sections_created_at_idx" ON "sections" USING btree ("created_at");
  CREATE INDEX "sections_deleted_at_idx" ON "sections" USING btree ("deleted_at");
  CREATE INDEX "sections__status_idx" ON "sections" USING btree ("_status");
  CREATE INDEX "_sections_v_parent_idx" ON "_sections_v" USING btree ("parent_id");
  CREATE INDEX "_sections_v_version_version_edited_by_idx" ON "_sections_v" USING btree ("version_edited_by_id");
  CREATE INDEX "_sections_v_version_version_updated_at_idx" ON "_sections_v" USING btree ("version_updated_at");
  CREATE INDEX "_sections_v_version_version_created_at_idx" ON "_sections_v" USING btree ("version_created_at");
  CREATE INDEX "_sections_v_version_version_deleted_at_idx" ON "_sections_v" USING btree ("version_deleted_at");
  CREATE INDEX "_sections_v_version_version__status_idx" ON "_sections_v" USING btree ("version__status");
  CREATE INDEX "_sections_v_created_at_idx" ON "_sections_v" USING btree ("created_at");
  CREATE INDEX "_sections_v_updated_at_idx" ON "_sections_v" USING btree ("updated_at");
  CREATE INDEX "_sections_v_latest_idx" ON "_sections_v" USING btree ("latest");
  CREATE INDEX "templates_conditions_categories_order_idx" ON "templates_conditions_categories" USING btree ("order");
  CREATE INDEX "templates_conditions_categories_parent_idx" ON "templates_conditions_categories" USING btree ("parent_id");
  CREATE INDEX "templates_conditions_statuses_order_idx" ON "templates_conditions_statuses" USING btree ("order");
  CREATE INDEX "templates_conditions_statuses_parent_idx" ON "templates_conditions_statuses" USING btree ("parent_id");
  CREATE INDEX "templates_kind_idx" ON "templates" USING btree ("kind");
  CREATE INDEX "templates_edited_by_idx" ON "templates" USING btree ("edited_by_id");
  CREATE INDEX "templates_updated_at_idx" ON "templates" USING btree ("updated_at");
  CREATE INDEX "templates_created_at_idx" ON "templates" USING btree ("created_at");
  CREATE INDEX "templates_deleted_at_idx" ON "templates" USING btree ("deleted_at");
  CREATE INDEX "templates__status_idx" ON "templates" USING btree ("_status");
  CREATE INDEX "templates_texts_order_parent" ON "templates_texts" USING btree ("order","parent_id");
  CREATE INDEX "templates_rels_order_idx" ON "templates_rels" USING btree ("order");
  CREATE INDEX "templates_rels_parent_idx" ON "templates_rels" USING btree ("parent_id");
  CREATE INDEX "templates_rels_path_idx" ON "templates_rels" USING btree ("path");
  CREATE INDEX "templates_rels_post_categories_id_idx" ON "templates_rels" USING btree ("post_categories_id");
  CREATE INDEX "templates_rels_offices_id_idx" ON "templates_rels" USING btree ("offices_id");
  CREATE INDEX "templates_rels_agents_id_idx" ON "templates_rels" USING btree ("agents_id");
  CREATE INDEX "_templates_v_version_conditions_categories_order_idx" ON "_templates_v_version_conditions_categories" USING btree ("order");
  CREATE INDEX "_templates_v_version_conditions_categories_parent_idx" ON "_templates_v_version_conditions_categories" USING btree ("parent_id");
  CREATE INDEX "_templates_v_version_conditions_statuses_order_idx" ON "_templates_v_version_conditions_statuses" USING btree ("order");
  CREATE INDEX "_templates_v_version_conditions_statuses_parent_idx" ON "_templates_v_version_conditions_statuses" USING btree ("parent_id");
  CREATE INDEX "_templates_v_parent_idx" ON "_templates_v" USING btree ("parent_id");
  CREATE INDEX "_templates_v_version_version_kind_idx" ON "_templates_v" USING btree ("version_kind");
  CREATE INDEX "_templates_v_version_version_edited_by_idx" ON "_templates_v" USING btree ("version_edited_by_id");
  CREATE INDEX "_templates_v_version_version_updated_at_idx" ON "_templates_v" USING btree ("version_updated_at");
  CREATE INDEX "_templates_v_version_version_created_at_idx" ON "_templates_v" USING btree ("version_created_at");
  CREATE INDEX "_templates_v_version_version_deleted_at_idx" ON "_templates_v" USING btree ("version_deleted_at");
  CREATE INDEX "_templates_v_version_version__status_idx" ON "_templates_v" USING btree ("version__status");
  CREATE INDEX "_templates_v_created_at_idx" ON "_templates_v" USING btree ("created_at");
  CREATE INDEX "_templates_v_updated_at_idx" ON "_templates_v" USING btree ("updated_at");
  CREATE INDEX "_templates_v_latest_idx" ON "_templates_v" USING btree ("latest");
  CREATE INDEX "_templates_v_texts_order_parent" ON "_templates_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_templates_v_rels_order_idx" ON "_templates_v_rels" USING btree ("order");
  CREATE INDEX "_templates_v_rels_parent_idx" ON "_templates_v_rels" USING btree ("parent_id");
  CREATE INDEX "_templates_v_rels_path_idx" ON "_templates_v_rels" USING btree ("path");
  CREATE INDEX "_templates_v_rels_post_categories_id_idx" ON "_templates_v_rels" USING btree ("post_categories_id");
  CREATE INDEX "_templates_v_rels_offices_id_idx" ON "_templates_v_rels" USING btree ("offices_id");
  CREATE INDEX "_templates_v_rels_agents_id_idx" ON "_templates_v_rels" USING btree ("agents_id");
  CREATE INDEX "item_templates_edited_by_idx" ON "item_templates" USING btree ("edited_by_id");
  CREATE INDEX "item_templates_updated_at_idx" ON "item_templates" USING btree ("updated_at");
  CREATE INDEX "item_templates_created_at_idx" ON "item_templates" USING btree ("created_at");
  CREATE INDEX "item_templates_deleted_at_idx" ON "item_templates" USING btree ("deleted_at");
  CREATE INDEX "item_templates__status_idx" ON "item_templates" USING btree ("_status");
  CREATE INDEX "_item_templates_v_parent_idx" ON "_item_templates_v" USING btree ("parent_id");
  CREATE INDEX "_item_templates_v_version_version_edited_by_idx" ON "_item_templates_v" USING btree ("version_edited_by_id");
  CREATE INDEX "_item_templates_v_version_version_updated_at_idx" ON "_item_templates_v" USING btree ("version_updated_at");
  CREATE INDEX "_item_templates_v_version_version_created_at_idx" ON "_item_templates_v" USING btree ("version_created_at");
  CREATE INDEX "_item_templates_v_version_version_deleted_at_idx" ON "_item_templates_v" USING btree ("version_deleted_at");
  CREATE INDEX "_item_templates_v_version_version__status_idx" ON "_item_templates_v" USING btree ("version__status");
  CREATE INDEX "_item_templates_v_created_at_idx" ON "_item_templates_v" USING btree ("created_at");
  CREATE INDEX "_item_templates_v_updated_at_idx" ON "_item_templates_v" USING btree ("updated_at");
  CREATE INDEX "_item_templates_v_latest_idx" ON "_item_templates_v" USING btree ("latest");
  CREATE UNIQUE INDEX "style_presets_name_idx" ON "style_presets" USING btree ("name");
  CREATE INDEX "style_presets_updated_at_idx" ON "style_presets" USING btree ("updated_at");
  CREATE INDEX "style_presets_created_at_idx" ON "style_presets" USING btree ("created_at");
  CREATE INDEX "agents_appraisals_weekdays_order_idx" ON "agents_appraisals_weekdays" USING btree ("order");
  CREATE INDEX "agents_appraisals_weekdays_parent_idx" ON "agents_appraisals_weekdays" USING btree ("parent_id");
  CREATE INDEX "agents_appraisals_blackouts_order_idx" ON "agents_appraisals_blackouts" USING btree ("_order");
  CREATE INDEX "agents_appraisals_blackouts_parent_id_idx" ON "agents_appraisals_blackouts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "agents_slug_idx" ON "agents" USING btree ("slug");
  CREATE INDEX "agents_office_idx" ON "agents" USING btree ("office_id");
  CREATE INDEX "agents_email_idx" ON "agents" USING btree ("email");
  CREATE INDEX "agents_portrait_idx" ON "agents" USING btree ("portrait_id");
  CREATE INDEX "agents_feed_id_idx" ON "agents" USING btree ("feed_id");
  CREATE INDEX "agents_updated_at_idx" ON "agents" USING btree ("updated_at");
  CREATE INDEX "agents_created_at_idx" ON "agents" USING btree ("created_at");
  CREATE INDEX "agents_deleted_at_idx" ON "agents" USING btree ("deleted_at");
  CREATE INDEX "agents__status_idx" ON "agents" USING btree ("_status");
  CREATE INDEX "agents_texts_order_parent" ON "agents_texts" USING btree ("order","parent_id");
  CREATE INDEX "_agents_v_version_appraisals_weekdays_order_idx" ON "_agents_v_version_appraisals_weekdays" USING btree ("order");
  CREATE INDEX "_agents_v_version_appraisals_weekdays_parent_idx" ON "_agents_v_version_appraisals_weekdays" USING btree ("parent_id");
  CREATE INDEX "_agents_v_version_appraisals_blackouts_order_idx" ON "_agents_v_version_appraisals_blackouts" USING btree ("_order");
  CREATE INDEX "_agents_v_version_appraisals_blackouts_parent_id_idx" ON "_agents_v_version_appraisals_blackouts" USING btree ("_parent_id");
  CREATE INDEX "_agents_v_parent_idx" ON "_agents_v" USING btree ("parent_id");
  CREATE INDEX "_agents_v_version_version_slug_idx" ON "_agents_v" USING btree ("version_slug");
  CREATE INDEX "_agents_v_version_version_office_idx" ON "_agents_v" USING btree ("version_office_id");
  CREATE INDEX "_agents_v_version_version_email_idx" ON "_agents_v" USING btree ("version_email");
  CREATE INDEX "_agents_v_version_version_portrait_idx" ON "_agents_v" USING btree ("version_portrait_id");
  CREATE INDEX "_agents_v_version_version_feed_id_idx" ON "_agents_v" USING btree ("version_feed_id");
  CREATE INDEX "_agents_v_version_version_updated_at_idx" ON "_agents_v" USING btree ("version_updated_at");
  CREATE INDEX "_agents_v_version_version_created_at_idx" ON "_agents_v" USING btree ("version_created_at");
  CREATE INDEX "_agents_v_version_version_deleted_at_idx" ON "_agents_v" USING btree ("version_deleted_at");
  CREATE INDEX "_agents_v_version_version__status_idx" ON "_agents_v" USING btree ("version__status");
  CREATE INDEX "_agents_v_created_at_idx" ON "_agents_v" USING btree ("created_at");
  CREATE INDEX "_agents_v_updated_at_idx" ON "_agents_v" USING btree ("updated_at");
  CREATE INDEX "_agents_v_latest_idx" ON "_agents_v" USING btree ("latest");
  CREATE INDEX "_agents_v_texts_order_parent" ON "_agents_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "offices_appraisals_weekdays_order_idx" ON "offices_appraisals_weekdays" USING btree ("order");
  CREATE INDEX "offices_appraisals_weekdays_parent_idx" ON "offices_appraisals_weekdays" USING btree ("parent_id");
  CREATE INDEX "offices_appraisals_blackouts_order_idx" ON "offices_appraisals_blackouts" USING btree ("_order");
  CREATE INDEX "offices_appraisals_blackouts_parent_id_idx" ON "offices_appraisals_blackouts" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "offices_slug_idx" ON "offices" USING btree ("slug");
  CREATE INDEX "offices_picture_idx" ON "offices" USING btree ("picture_id");
  CREATE INDEX "offices_updated_at_idx" ON "offices" USING btree ("updated_at");
  CREATE INDEX "offices_created_at_idx" ON "offices" USING btree ("created_at");
  CREATE INDEX "offices_deleted_at_idx" ON "offices" USING btree ("deleted_at");
  CREATE INDEX "offices__status_idx" ON "offices" USING btree ("_status");
  CREATE INDEX "offices_texts_order_parent" ON "offices_texts" USING btree ("order","parent_id");
  CREATE INDEX "_offices_v_version_appraisals_weekdays_order_idx" ON "_offices_v_version_appraisals_weekdays" USING btree ("order");
  CREATE INDEX "_offices_v_version_appraisals_weekdays_parent_idx" ON "_offices_v_version_appraisals_weekdays" USING btree ("parent_id");
  CREATE INDEX "_offices_v_version_appraisals_blackouts_order_idx" ON "_offices_v_version_appraisals_blackouts" USING btree ("_order");
  CREATE INDEX "_offices_v_version_appraisals_blackouts_parent_id_idx" ON "_offices_v_version_appraisals_blackouts" USING btree ("_parent_id");
  CREATE INDEX "_offices_v_parent_idx" ON "_offices_v" USING btree ("parent_id");
  CREATE INDEX "_offices_v_version_version_slug_idx" ON "_offices_v" USING btree ("version_slug");
  CREATE INDEX "_offices_v_version_version_picture_idx" ON "_offices_v" USING btree ("version_picture_id");
  CREATE INDEX "_offices_v_version_version_updated_at_idx" ON "_offices_v" USING btree ("version_updated_at");
  CREATE INDEX "_offices_v_version_version_created_at_idx" ON "_offices_v" USING btree ("version_created_at");
  CREATE INDEX "_offices_v_version_version_deleted_at_idx" ON "_offices_v" USING btree ("version_deleted_at");
  CREATE INDEX "_offices_v_version_version__status_idx" ON "_offices_v" USING btree ("version__status");
  CREATE INDEX "_offices_v_created_at_idx" ON "_offices_v" USING btree ("created_at");
  CREATE INDEX "_offices_v_updated_at_idx" ON "_offices_v" USING btree ("updated_at");
  CREATE INDEX "_offices_v_latest_idx" ON "_offices_v" USING btree ("latest");
  CREATE INDEX "_offices_v_texts_order_parent" ON "_offices_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "reviews_date_idx" ON "reviews" USING btree ("date");
  CREATE INDEX "reviews_agent_idx" ON "reviews" USING btree ("agent_id");
  CREATE INDEX "reviews_office_idx" ON "reviews" USING btree ("office_id");
  CREATE INDEX "reviews_listing_idx" ON "reviews" USING btree ("listing_id");
  CREATE INDEX "reviews_updated_at_idx" ON "reviews" USING btree ("updated_at");
  CREATE INDEX "reviews_created_at_idx" ON "reviews" USING btree ("created_at");
  CREATE INDEX "reviews_deleted_at_idx" ON "reviews" USING btree ("deleted_at");
  CREATE INDEX "newsletters_parts_order_idx" ON "newsletters_parts" USING btree ("_order");
  CREATE INDEX "newsletters_parts_parent_id_idx" ON "newsletters_parts" USING btree ("_parent_id");
  CREATE INDEX "newsletters_updated_at_idx" ON "newsletters" USING btree ("updated_at");
  CREATE INDEX "newsletters_created_at_idx" ON "newsletters" USING btree ("created_at");
  CREATE INDEX "newsletters_deleted_at_idx" ON "newsletters" USING btree ("deleted_at");
  CREATE INDEX "newsletters_texts_order_parent" ON "newsletters_texts" USING btree ("order","parent_id");
  CREATE UNIQUE INDEX "newsletter_subscribers_email_idx" ON "newsletter_subscribers" USING btree ("email");
  CREATE INDEX "newsletter_subscribers_state_idx" ON "newsletter_subscribers" USING btree ("state");
  CREATE INDEX "newsletter_subscribers_updated_at_idx" ON "newsletter_subscribers" USING btree ("updated_at");
  CREATE INDEX "newsletter_subscribers_created_at_idx" ON "newsletter_subscribers" USING btree ("created_at");
  CREATE INDEX "newsletter_mails_updated_at_idx" ON "newsletter_mails" USING btree ("updated_at");
  CREATE INDEX "newsletter_mails_created_at_idx" ON "newsletter_mails" USING btree ("created_at");
  CREATE INDEX "state_dueAt_2_idx" ON "newsletter_mails" USING btree ("state","due_at");
  CREATE UNIQUE INDEX "newsletter_subscriber_idx" ON "newsletter_mails" USING btree ("newsletter","subscriber");
  CREATE INDEX "alerts_subscriber_idx" ON "alerts" USING btree ("subscriber_id");
  CREATE INDEX "alerts_updated_at_idx" ON "alerts" USING btree ("updated_at");
  CREATE INDEX "alerts_created_at_idx" ON "alerts" USING btree ("created_at");
  CREATE INDEX "subscriber_state_idx" ON "alerts" USING btree ("subscriber_id","state");
  CREATE INDEX "subscribers_sessions_order_idx" ON "subscribers_sessions" USING btree ("_order");
  CREATE INDEX "subscribers_sessions_parent_id_idx" ON "subscribers_sessions" USING btree ("_parent_id");
  CREATE INDEX "subscribers_updated_at_idx" ON "subscribers" USING btree ("updated_at");
  CREATE INDEX "subscribers_created_at_idx" ON "subscribers" USING btree ("created_at");
  CREATE UNIQUE INDEX "subscribers_email_idx" ON "subscribers" USING btree ("email");
  CREATE INDEX "account_mails_subscriber_idx" ON "account_mails" USING btree ("subscriber_id");
  CREATE INDEX "account_mails_updated_at_idx" ON "account_mails" USING btree ("updated_at");
  CREATE INDEX "account_mails_created_at_idx" ON "account_mails" USING btree ("created_at");
  CREATE INDEX "state_dueAt_3_idx" ON "account_mails" USING btree ("state","due_at");
  CREATE INDEX "suburbKey_method_category_minPrice_maxPrice_idx" ON "alert_targets" USING btree ("suburb_key","method","category","min_price","max_price");
  CREATE INDEX "alert_idx" ON "alert_targets" USING btree ("alert");
  CREATE UNIQUE INDEX "listing_event_subscriber_idx" ON "alert_entries" USING btree ("listing","event","subscriber");
  CREATE INDEX "state_dueAt_4_idx" ON "alert_entries" USING btree ("state","due_at");
  CREATE INDEX "state_alert_idx" ON "alert_entries" USING btree ("state","alert");
  CREATE INDEX "alert_digests_updated_at_idx" ON "alert_digests" USING btree ("updated_at");
  CREATE INDEX "alert_digests_created_at_idx" ON "alert_digests" USING btree ("created_at");
  CREATE INDEX "state_dueAt_5_idx" ON "alert_digests" USING btree ("state","due_at");
  CREATE UNIQUE INDEX "batch_alert_idx" ON "alert_digests" USING btree ("batch","alert");
  CREATE INDEX "alert_1_idx" ON "alert_digests" USING btree ("alert");
  CREATE INDEX "alert_confirmations_updated_at_idx" ON "alert_confirmations" USING btree ("updated_at");
  CREATE INDEX "alert_confirmations_created_at_idx" ON "alert_confirmations" USING btree ("created_at");
  CREATE INDEX "state_dueAt_6_idx" ON "alert_confirmations" USING btree ("state","due_at");
  CREATE INDEX "alert_2_idx" ON "alert_confirmations" USING btree ("alert");
  CREATE INDEX "shortlist_entries_seen_at_idx" ON "shortlist_entries" USING btree ("seen_at");
  CREATE UNIQUE INDEX "owner_kind_listing_idx" ON "shortlist_entries" USING btree ("owner","kind","listing");
  CREATE INDEX "listing_kind_idx" ON "shortlist_entries" USING btree ("listing","kind");
  CREATE UNIQUE INDEX "shortlist_shares_token_idx" ON "shortlist_shares" USING btree ("token");
  CREATE INDEX "shortlist_shares_owner_idx" ON "shortlist_shares" USING btree ("owner");
  CREATE INDEX "feeds_source_idx" ON "feeds" USING btree ("source_id");
  CREATE INDEX "feeds_file_hash_idx" ON "feeds" USING btree ("file_hash");
  CREATE INDEX "feeds_delivery_idx" ON "feeds" USING btree ("delivery");
  CREATE INDEX "feeds_received_hash_idx" ON "feeds" USING btree ("received_hash");
  CREATE INDEX "feeds_state_idx" ON "feeds" USING btree ("state");
  CREATE INDEX "feeds_updated_at_idx" ON "feeds" USING btree ("updated_at");
  CREATE INDEX "feeds_created_at_idx" ON "feeds" USING btree ("created_at");
  CREATE UNIQUE INDEX "feed_sources_key_idx" ON "feed_sources" USING btree ("key");
  CREATE INDEX "feed_sources_updated_at_idx" ON "feed_sources" USING btree ("updated_at");
  CREATE INDEX "feed_sources_created_at_idx" ON "feed_sources" USING btree ("created_at");
  CREATE INDEX "feed_sources_texts_order_parent" ON "feed_sources_texts" USING btree ("order","parent_id");
  CREATE INDEX "feed_sources_rels_order_idx" ON "feed_sources_rels" USING btree ("order");
  CREATE INDEX "feed_sources_rels_parent_idx" ON "feed_sources_rels" USING btree ("parent_id");
  CREATE INDEX "feed_sources_rels_path_idx" ON "feed_sources_rels" USING btree ("path");
  CREATE INDEX "feed_sources_rels_offices_id_idx" ON "feed_sources_rels" USING btree ("offices_id");
  CREATE INDEX "feed_sources_rels_users_id_idx" ON "feed_sources_rels" USING btree ("users_id");
  CREATE UNIQUE INDEX "feed_picture_tries_listing_idx" ON "feed_picture_tries" USING btree ("listing");
  CREATE INDEX "feed_picture_tries_due_at_idx" ON "feed_picture_tries" USING btree ("due_at");
  CREATE INDEX "feed_picture_tries_updated_at_idx" ON "feed_picture_tries" USING btree ("updated_at");
  CREATE INDEX "feed_picture_tries_created_at_idx" ON "feed_picture_tries" USING btree ("created_at");
  CREATE INDEX "feed_notices_cause_idx" ON "feed_notices" USING btree ("cause");
  CREATE INDEX "feed_notices_updated_at_idx" ON "feed_notices" USING btree ("updated_at");
  CREATE INDEX "feed_notices_created_at_idx" ON "feed_notices" USING btree ("created_at");
  CREATE INDEX "state_dueAt_7_idx" ON "feed_notices" USING btree ("state","due_at");
  CREATE INDEX "duty_editions_updated_at_idx" ON "duty_editions" USING btree ("updated_at");
  CREATE INDEX "duty_editions_created_at_idx" ON "duty_editions" USING btree ("created_at");
  CREATE INDEX "_duty_editions_v_parent_idx" ON "_duty_editions_v" USING btree ("parent_id");
  CREATE INDEX "_duty_editions_v_version_version_updated_at_idx" ON "_duty_editions_v" USING btree ("version_updated_at");
  CREATE INDEX "_duty_editions_v_version_version_created_at_idx" ON "_duty_editions_v" USING btree ("version_created_at");
  CREATE INDEX "_duty_editions_v_created_at_idx" ON "_duty_editions_v" USING btree ("created_at");
  CREATE INDEX "_duty_editions_v_updated_at_idx" ON "_duty_editions_v" USING btree ("updated_at");
  CREATE INDEX "duty_notices_updated_at_idx" ON "duty_notices" USING btree ("updated_at");
  CREATE INDEX "duty_notices_created_at_idx" ON "duty_notices" USING btree ("created_at");
  CREATE INDEX "state_dueAt_8_idx" ON "duty_notices" USING btree ("state","due_at");
  CREATE UNIQUE INDEX "when_ends_to_idx" ON "duty_notices" USING btree ("when","ends","to");
  CREATE UNIQUE INDEX "day_host_state_propertyType_firstHomeBuyer_purchasing_va_idx" ON "duty_statistics" USING btree ("day","host","state","property_type","first_home_buyer","purchasing","value_from");
  CREATE UNIQUE INDEX "blocked_hosts_host_idx" ON "blocked_hosts" USING btree ("host");
  CREATE INDEX "blocked_hosts_updated_at_idx" ON "blocked_hosts" USING btree ("updated_at");
  CREATE INDEX "blocked_hosts_created_at_idx" ON "blocked_hosts" USING btree ("created_at");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_agent_idx" ON "users" USING btree ("agent_id");
  CREATE INDEX "users_office_idx" ON "users" USING btree ("office_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE INDEX "redirects_deleted_at_idx" ON "redirects" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "missing_addresses_path_idx" ON "missing_addresses" USING btree ("path");
  CREATE INDEX "missing_addresses_updated_at_idx" ON "missing_addresses" USING btree ("updated_at");
  CREATE INDEX "missing_addresses_created_at_idx" ON "missing_addresses" USING btree ("created_at");
  CREATE UNIQUE INDEX "webhooks_name_idx" ON "webhooks" USING btree ("name");
  CREATE INDEX "webhooks_updated_at_idx" ON "webhooks" USING btree ("updated_at");
  CREATE INDEX "webhooks_created_at_idx" ON "webhooks" USING btree ("created_at");
  CREATE INDEX "webhooks_texts_order_parent" ON "webhooks_texts" USING btree ("order","parent_id");
  CREATE INDEX "audit_log_author_idx" ON "audit_log" USING btree ("author");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "place_record_idx" ON "audit_log" USING btree ("place","record");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_listings_id_idx" ON "payload_locked_documents_rels" USING btree ("listings_id");
  CREATE INDEX "payload_locked_documents_rels_public_listings_id_idx" ON "payload_locked_documents_rels" USING btree ("public_listings_id");
  CREATE INDEX "payload_locked_documents_rels_listing_events_id_idx" ON "payload_locked_documents_rels" USING btree ("listing_events_id");
  CREATE INDEX "payload_locked_documents_rels_property_documents_id_idx" ON "payload_locked_documents_rels" USING btree ("property_documents_id");
  CREATE INDEX "payload_locked_documents_rels_feed_withdrawals_id_idx" ON "payload_locked_documents_rels" USING btree ("feed_withdrawals_id");
  CREATE INDEX "payload_locked_documents_rels_empty_searches_id_idx" ON "payload_locked_documents_rels" USING btree ("empty_searches_id");
  CREATE INDEX "payload_locked_documents_rels_listing_changes_id_idx" ON "payload_locked_documents_rels" USING btree ("listing_changes_id");
  CREATE INDEX "payload_locked_documents_rels_listing_views_id_idx" ON "payload_locked_documents_rels" USING btree ("listing_views_id");
  CREATE INDEX "payload_locked_documents_rels_vendor_reports_id_idx" ON "payload_locked_documents_rels" USING btree ("vendor_reports_id");
  CREATE INDEX "payload_locked_documents_rels_vendor_report_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("vendor_report_mails_id");
  CREATE INDEX "payload_locked_documents_rels_leads_id_idx" ON "payload_locked_documents_rels" USING btree ("leads_id");
  CREATE INDEX "payload_locked_documents_rels_deliveries_id_idx" ON "payload_locked_documents_rels" USING btree ("deliveries_id");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_posts_id_idx" ON "payload_locked_documents_rels" USING btree ("posts_id");
  CREATE INDEX "payload_locked_documents_rels_post_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("post_categories_id");
  CREATE INDEX "payload_locked_documents_rels_suburb_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("suburb_pages_id");
  CREATE INDEX "payload_locked_documents_rels_popups_id_idx" ON "payload_locked_documents_rels" USING btree ("popups_id");
  CREATE INDEX "payload_locked_documents_rels_popup_counts_id_idx" ON "payload_locked_documents_rels" USING btree ("popup_counts_id");
  CREATE INDEX "payload_locked_documents_rels_contact_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_forms_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_videos_id_idx" ON "payload_locked_documents_rels" USING btree ("videos_id");
  CREATE INDEX "payload_locked_documents_rels_downloads_id_idx" ON "payload_locked_documents_rels" USING btree ("downloads_id");
  CREATE INDEX "payload_locked_documents_rels_sections_id_idx" ON "payload_locked_documents_rels" USING btree ("sections_id");
  CREATE INDEX "payload_locked_documents_rels_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("templates_id");
  CREATE INDEX "payload_locked_documents_rels_item_templates_id_idx" ON "payload_locked_documents_rels" USING btree ("item_templates_id");
  CREATE INDEX "payload_locked_documents_rels_style_presets_id_idx" ON "payload_locked_documents_rels" USING btree ("style_presets_id");
  CREATE INDEX "payload_locked_documents_rels_agents_id_idx" ON "payload_locked_documents_rels" USING btree ("agents_id");
  CREATE INDEX "payload_locked_documents_rels_offices_id_idx" ON "payload_locked_documents_rels" USING btree ("offices_id");
  CREATE INDEX "payload_locked_documents_rels_reviews_id_idx" ON "payload_locked_documents_rels" USING btree ("reviews_id");
  CREATE INDEX "payload_locked_documents_rels_newsletters_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletters_id");
  CREATE INDEX "payload_locked_documents_rels_newsletter_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_newsletter_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("newsletter_mails_id");
  CREATE INDEX "payload_locked_documents_rels_alerts_id_idx" ON "payload_locked_documents_rels" USING btree ("alerts_id");
  CREATE INDEX "payload_locked_documents_rels_subscribers_id_idx" ON "payload_locked_documents_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_locked_documents_rels_account_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("account_mails_id");
  CREATE INDEX "payload_locked_documents_rels_alert_targets_id_idx" ON "payload_locked_documents_rels" USING btree ("alert_targets_id");
  CREATE INDEX "payload_locked_documents_rels_alert_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("alert_entries_id");
  CREATE INDEX "payload_locked_documents_rels_alert_digests_id_idx" ON "payload_locked_documents_rels" USING btree ("alert_digests_id");
  CREATE INDEX "payload_locked_documents_rels_alert_confirmations_id_idx" ON "payload_locked_documents_rels" USING btree ("alert_confirmations_id");
  CREATE INDEX "payload_locked_documents_rels_shortlist_entries_id_idx" ON "payload_locked_documents_rels" USING btree ("shortlist_entries_id");
  CREATE INDEX "payload_locked_documents_rels_shortlist_shares_id_idx" ON "payload_locked_documents_rels" USING btree ("shortlist_shares_id");
  CREATE INDEX "payload_locked_documents_rels_feeds_id_idx" ON "payload_locked_documents_rels" USING btree ("feeds_id");
  CREATE INDEX "payload_locked_documents_rels_feed_sources_id_idx" ON "payload_locked_documents_rels" USING btree ("feed_sources_id");
  CREATE INDEX "payload_locked_documents_rels_feed_picture_tries_id_idx" ON "payload_locked_documents_rels" USING btree ("feed_picture_tries_id");
  CREATE INDEX "payload_locked_documents_rels_feed_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("feed_notices_id");
  CREATE INDEX "payload_locked_documents_rels_duty_editions_id_idx" ON "payload_locked_documents_rels" USING btree ("duty_editions_id");
  CREATE INDEX "payload_locked_documents_rels_duty_notices_id_idx" ON "payload_locked_documents_rels" USING btree ("duty_notices_id");
  CREATE INDEX "payload_locked_documents_rels_duty_statistics_id_idx" ON "payload_locked_documents_rels" USING btree ("duty_statistics_id");
  CREATE INDEX "payload_locked_documents_rels_blocked_hosts_id_idx" ON "payload_locked_documents_rels" USING btree ("blocked_hosts_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_missing_addresses_id_idx" ON "payload_locked_documents_rels" USING btree ("missing_addresses_id");
  CREATE INDEX "payload_locked_documents_rels_webhooks_id_idx" ON "payload_locked_documents_rels" USING btree ("webhooks_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_subscribers_id_idx" ON "payload_preferences_rels" USING btree ("subscribers_id");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_updated_at_idx" ON "payload_query_presets" USING btree ("updated_at");
  CREATE INDEX "payload_query_presets_created_at_idx" ON "payload_query_presets" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_rels_order_idx" ON "payload_query_presets_rels" USING btree ("order");
  CREATE INDEX "payload_query_presets_rels_parent_idx" ON "payload_query_presets_rels" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_rels_path_idx" ON "payload_query_presets_rels" USING btree ("path");
  CREATE INDEX "payload_query_presets_rels_users_id_idx" ON "payload_query_presets_rels" USING btree ("users_id");
  CREATE INDEX "settings_strengths_order_idx" ON "settings_strengths" USING btree ("_order");
  CREATE INDEX "settings_strengths_parent_id_idx" ON "settings_strengths" USING btree ("_parent_id");
  CREATE INDEX "settings_languages_order_idx" ON "settings_languages" USING btree ("order");
  CREATE INDEX "settings_languages_parent_idx" ON "settings_languages" USING btree ("parent_id");
  CREATE INDEX "settings_embed_providers_order_idx" ON "settings_embed_providers" USING btree ("order");
  CREATE INDEX "settings_embed_providers_parent_idx" ON "settings_embed_providers" USING btree ("parent_id");
  CREATE INDEX "settings_licences_order_idx" ON "settings_licences" USING btree ("_order");
  CREATE INDEX "settings_licences_parent_id_idx" ON "settings_licences" USING btree ("_parent_id");
  CREATE INDEX "settings_hero_image_idx" ON "settings" USING btree ("hero_image_id");
  CREATE INDEX "settings_logo_idx" ON "settings" USING btree ("logo_id");
  CREATE INDEX "settings_dark_logo_idx" ON "settings" USING btree ("dark_logo_id");
  CREATE INDEX "settings_icon_idx" ON "settings" USING btree ("icon_id");
  CREATE INDEX "settings_share_image_idx" ON "settings" USING btree ("share_image_id");
  CREATE INDEX "settings_texts_order_parent" ON "settings_texts" USING btree ("order","parent_id");
  CREATE INDEX "_settings_v_version_strengths_order_idx" ON "_settings_v_version_strengths" USING btree ("_order");
  CREATE INDEX "_settings_v_version_strengths_parent_id_idx" ON "_settings_v_version_strengths" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_languages_order_idx" ON "_settings_v_version_languages" USING btree ("order");
  CREATE INDEX "_settings_v_version_languages_parent_idx" ON "_settings_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_settings_v_version_embed_providers_order_idx" ON "_settings_v_version_embed_providers" USING btree ("order");
  CREATE INDEX "_settings_v_version_embed_providers_parent_idx" ON "_settings_v_version_embed_providers" USING btree ("parent_id");
  CREATE INDEX "_settings_v_version_licences_order_idx" ON "_settings_v_version_licences" USING btree ("_order");
  CREATE INDEX "_settings_v_version_licences_parent_id_idx" ON "_settings_v_version_licences" USING btree ("_parent_id");
  CREATE INDEX "_settings_v_version_version_hero_image_idx" ON "_settings_v" USING btree ("version_hero_image_id");
  CREATE INDEX "_settings_v_version_version_logo_idx" ON "_settings_v" USING btree ("version_logo_id");
  CREATE INDEX "_settings_v_version_version_dark_logo_idx" ON "_settings_v" USING btree ("version_dark_logo_id");
  CREATE INDEX "_settings_v_version_version_icon_idx" ON "_settings_v" USING btree ("version_icon_id");
  CREATE INDEX "_settings_v_version_version_share_image_idx" ON "_settings_v" USING btree ("version_share_image_id");
  CREATE INDEX "_settings_v_created_at_idx" ON "_settings_v" USING btree ("created_at");
  CREATE INDEX "_settings_v_updated_at_idx" ON "_settings_v" USING btree ("updated_at");
  CREATE INDEX "_settings_v_texts_order_parent" ON "_settings_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "_theme_v_created_at_idx" ON "_theme_v" USING btree ("created_at");
  CREATE INDEX "_theme_v_updated_at_idx" ON "_theme_v" USING btree ("updated_at");
  CREATE INDEX "_lead_form_settings_v_created_at_idx" ON "_lead_form_settings_v" USING btree ("created_at");
  CREATE INDEX "_lead_form_settings_v_updated_at_idx" ON "_lead_form_settings_v" USING btree ("updated_at");
  CREATE INDEX "lead_handling_places_order_idx" ON "lead_handling_places" USING btree ("_order");
  CREATE INDEX "lead_handling_places_parent_id_idx" ON "lead_handling_places" USING btree ("_parent_id");
  CREATE INDEX "lead_handling_places_office_idx" ON "lead_handling_places" USING btree ("office_id");
  CREATE INDEX "lead_handling_copies_order_idx" ON "lead_handling_copies" USING btree ("_order");
  CREATE INDEX "lead_handling_copies_parent_id_idx" ON "lead_handling_copies" USING btree ("_parent_id");
  CREATE INDEX "lead_handling_texts_order_parent" ON "lead_handling_texts" USING btree ("order","parent_id");
  CREATE INDEX "_lead_handling_v_version_places_order_idx" ON "_lead_handling_v_version_places" USING btree ("_order");
  CREATE INDEX "_lead_handling_v_version_places_parent_id_idx" ON "_lead_handling_v_version_places" USING btree ("_parent_id");
  CREATE INDEX "_lead_handling_v_version_places_office_idx" ON "_lead_handling_v_version_places" USING btree ("office_id");
  CREATE INDEX "_lead_handling_v_version_copies_order_idx" ON "_lead_handling_v_version_copies" USING btree ("_order");
  CREATE INDEX "_lead_handling_v_version_copies_parent_id_idx" ON "_lead_handling_v_version_copies" USING btree ("_parent_id");
  CREATE INDEX "_lead_handling_v_created_at_idx" ON "_lead_handling_v" USING btree ("created_at");
  CREATE INDEX "_lead_handling_v_updated_at_idx" ON "_lead_handling_v" USING btree ("updated_at");
  CREATE INDEX "_lead_handling_v_texts_order_parent" ON "_lead_handling_v_texts" USING btree ("order","parent_id");
  CREATE INDEX "lead_mail_templates_replies_order_idx" ON "lead_mail_templates_replies" USING btree ("_order");
  CREATE INDEX "lead_mail_templates_replies_parent_id_idx" ON "lead_mail_templates_replies" USING btree ("_parent_id");
  CREATE INDEX "_lead_mail_templates_v_version_replies_order_idx" ON "_lead_mail_templates_v_version_replies" USING btree ("_order");
  CREATE INDEX "_lead_mail_templates_v_version_replies_parent_id_idx" ON "_lead_mail_templates_v_version_replies" USING btree ("_parent_id");
  CREATE INDEX "_lead_mail_templates_v_created_at_idx" ON "_lead_mail_templates_v" USING btree ("created_at");
  CREATE INDEX "_lead_mail_templates_v_updated_at_idx" ON "_lead_mail_templates_v" USING btree ("updated_at");
  CREATE INDEX "_contact_form_settings_v_created_at_idx" ON "_contact_form_settings_v" USING btree ("created_at");
  CREATE INDEX "_contact_form_settings_v_updated_at_idx" ON "_contact_form_settings_v" USING btree ("updated_at");
  CREATE INDEX "header_links_below_order_idx" ON "header_links_below" USING btree ("_order");
  CREATE INDEX "header_links_below_parent_id_idx" ON "header_links_below" USING btree ("_parent_id");
  CREATE INDEX "header_links_order_idx" ON "header_links" USING btree ("_order");
  CREATE INDEX "header_links_parent_id_idx" ON "header_links" USING btree ("_parent_id");
  CREATE INDEX "header_links_section_idx" ON "header_links" USING btree ("section_id");
  CREATE INDEX "header_mobile_links_below_order_idx" ON "header_mobile_links_below" USING btree ("_order");
  CREATE INDEX "header_mobile_links_below_parent_id_idx" ON "header_mobile_links_below" USING btree ("_parent_id");
  CREATE INDEX "header_mobile_links_order_idx" ON "header_mobile_links" USING btree ("_order");
  CREATE INDEX "header_mobile_links_parent_id_idx" ON "header_mobile_links" USING btree ("_parent_id");
  CREATE INDEX "header_mobile_links_section_idx" ON "header_mobile_links" USING btree ("section_id");
  CREATE INDEX "_header_v_version_links_below_order_idx" ON "_header_v_version_links_below" USING btree ("_order");
  CREATE INDEX "_header_v_version_links_below_parent_id_idx" ON "_header_v_version_links_below" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_links_order_idx" ON "_header_v_version_links" USING btree ("_order");
  CREATE INDEX "_header_v_version_links_parent_id_idx" ON "_header_v_version_links" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_links_section_idx" ON "_header_v_version_links" USING btree ("section_id");
  CREATE INDEX "_header_v_version_mobile_links_below_order_idx" ON "_header_v_version_mobile_links_below" USING btree ("_order");
  CREATE INDEX "_header_v_version_mobile_links_below_parent_id_idx" ON "_header_v_version_mobile_links_below" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_mobile_links_order_idx" ON "_header_v_version_mobile_links" USING btree ("_order");
  CREATE INDEX "_header_v_version_mobile_links_parent_id_idx" ON "_header_v_version_mobile_links" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_mobile_links_section_idx" ON "_header_v_version_mobile_links" USING btree ("section_id");
  CREATE INDEX "_header_v_created_at_idx" ON "_header_v" USING btree ("created_at");
  CREATE INDEX "_header_v_updated_at_idx" ON "_header_v" USING btree ("updated_at");
  CREATE INDEX "footer_links_below_order_idx" ON "footer_links_below" USING btree ("_order");
  CREATE INDEX "footer_links_below_parent_id_idx" ON "footer_links_below" USING btree ("_parent_id");
  CREATE INDEX "footer_links_order_idx" ON "footer_links" USING btree ("_order");
  CREATE INDEX "footer_links_parent_id_idx" ON "footer_links" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_links_below_order_idx" ON "_footer_v_version_links_below" USING btree ("_order");
  CREATE INDEX "_footer_v_version_links_below_parent_id_idx" ON "_footer_v_version_links_below" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_links_order_idx" ON "_footer_v_version_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_links_parent_id_idx" ON "_footer_v_version_links" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_created_at_idx" ON "_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "_footer_v" USING btree ("updated_at");
  CREATE INDEX "feed_settings_rels_order_idx" ON "feed_settings_rels" USING btree ("order");
  CREATE INDEX "feed_settings_rels_parent_idx" ON "feed_settings_rels" USING btree ("parent_id");
  CREATE INDEX "feed_settings_rels_path_idx" ON "feed_settings_rels" USING btree ("path");
  CREATE INDEX "feed_settings_rels_users_id_idx" ON "feed_settings_rels" USING btree ("users_id");
  CREATE INDEX "_feed_settings_v_created_at_idx" ON "_feed_settings_v" USING btree ("created_at");
  CREATE INDEX "_feed_settings_v_updated_at_idx" ON "_feed_settings_v" USING btree ("updated_at");
  CREATE INDEX "_feed_settings_v_rels_order_idx" ON "_feed_settings_v_rels" USING btree ("order");
  CREATE INDEX "_feed_settings_v_rels_parent_idx" ON "_feed_settings_v_rels" USING btree ("parent_id");
  CREATE INDEX "_feed_settings_v_rels_path_idx" ON "_feed_settings_v_rels" USING btree ("path");
  CREATE INDEX "_feed_settings_v_rels_users_id_idx" ON "_feed_settings_v_rels" USING btree ("users_id");
  CREATE INDEX "duty_settings_rels_order_idx" ON "duty_settings_rels" USING btree ("order");
  CREATE INDEX "duty_settings_rels_parent_idx" ON "duty_settings_rels" USING btree ("parent_id");
  CREATE INDEX "duty_settings_rels_path_idx" ON "duty_settings_rels" USING btree ("path");
  CREATE INDEX "duty_settings_rels_users_id_idx" ON "duty_settings_rels" USING btree ("users_id");
  CREATE INDEX "_duty_settings_v_created_at_idx" ON "_duty_settings_v" USING btree ("created_at");
  CREATE INDEX "_duty_settings_v_updated_at_idx" ON "_duty_settings_v" USING btree ("updated_at");
  CREATE INDEX "_duty_settings_v_rels_order_idx" ON "_duty_settings_v_rels" USING btree ("order");
  CREATE INDEX "_duty_settings_v_rels_parent_idx" ON "_duty_settings_v_rels" USING btree ("parent_id");
  CREATE INDEX "_duty_settings_v_rels_path_idx" ON "_duty_settings_v_rels" USING btree ("path");
  CREATE INDEX "_duty_settings_v_rels_users_id_idx" ON "_duty_settings_v_rels" USING btree ("users_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "listings_inspections" CASCADE;
  DROP TABLE "listings_documents" CASCADE;
  DROP TABLE "listings" CASCADE;
  DROP TABLE "listings_texts" CASCADE;
  DROP TABLE "listings_rels" CASCADE;
  DROP TABLE "_listings_v_version_inspections" CASCADE;
  DROP TABLE "_listings_v_version_documents" CASCADE;
  DROP TABLE "_listings_v" CASCADE;
  DROP TABLE "_listings_v_texts" CASCADE;
  DROP TABLE "_listings_v_rels" CASCADE;
  DROP TABLE "public_listings" CASCADE;
  DROP TABLE "listing_events" CASCADE;
  DROP TABLE "property_documents" CASCADE;
  DROP TABLE "feed_withdrawals" CASCADE;
  DROP TABLE "empty_searches" CASCADE;
  DROP TABLE "listing_changes" CASCADE;
  DROP TABLE "listing_changes_rels" CASCADE;
  DROP TABLE "listing_views" CASCADE;
  DROP TABLE "vendor_reports" CASCADE;
  DROP TABLE "vendor_reports_texts" CASCADE;
  DROP TABLE "vendor_report_mails" CASCADE;
  DROP TABLE "leads" CASCADE;
  DROP TABLE "leads_rels" CASCADE;
  DROP TABLE "lead_notes" CASCADE;
  DROP TABLE "lead_messages" CASCADE;
  DROP TABLE "lead_tasks" CASCADE;
  DROP TABLE "appointments" CASCADE;
  DROP TABLE "appointment_times" CASCADE;
  DROP TABLE "contacts" CASCADE;
  DROP TABLE "contact_addresses" CASCADE;
  DROP TABLE "deliveries" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "posts" CASCADE;
  DROP TABLE "posts_rels" CASCADE;
  DROP TABLE "_posts_v" CASCADE;
  DROP TABLE "_posts_v_rels" CASCADE;
  DROP TABLE "post_categories" CASCADE;
  DROP TABLE "suburb_pages" CASCADE;
  DROP TABLE "popups_show_on" CASCADE;
  DROP TABLE "popups_not_on" CASCADE;
  DROP TABLE "popups_rules_sources" CASCADE;
  DROP TABLE "popups_rules_devices" CASCADE;
  DROP TABLE "popups_rules_browsers" CASCADE;
  DROP TABLE "popups" CASCADE;
  DROP TABLE "popups_rels" CASCADE;
  DROP TABLE "_popups_v_version_show_on" CASCADE;
  DROP TABLE "_popups_v_version_not_on" CASCADE;
  DROP TABLE "_popups_v_version_rules_sources" CASCADE;
  DROP TABLE "_popups_v_version_rules_devices" CASCADE;
  DROP TABLE "_popups_v_version_rules_browsers" CASCADE;
  DROP TABLE "_popups_v" CASCADE;
  DROP TABLE "_popups_v_rels" CASCADE;
  DROP TABLE "popup_counts" CASCADE;
  DROP TABLE "contact_forms_rows_choices" CASCADE;
  DROP TABLE "contact_forms_rows_days" CASCADE;
  DROP TABLE "contact_forms_rows_questions" CASCADE;
  DROP TABLE "contact_forms_rows" CASCADE;
  DROP TABLE "contact_forms_one_of" CASCADE;
  DROP TABLE "contact_forms" CASCADE;
  DROP TABLE "contact_forms_texts" CASCADE;
  DROP TABLE "_contact_forms_v_version_rows_choices" CASCADE;
  DROP TABLE "_contact_forms_v_version_rows_days" CASCADE;
  DROP TABLE "_contact_forms_v_version_rows_questions" CASCADE;
  DROP TABLE "_contact_forms_v_version_rows" CASCADE;
  DROP TABLE "_contact_forms_v_version_one_of" CASCADE;
  DROP TABLE "_contact_forms_v" CASCADE;
  DROP TABLE "_contact_forms_v_texts" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_texts" CASCADE;
  DROP TABLE "videos" CASCADE;
  DROP TABLE "downloads" CASCADE;
  DROP TABLE "sections" CASCADE;
  DROP TABLE "_sections_v" CASCADE;
  DROP TABLE "templates_conditions_categories" CASCADE;
  DROP TABLE "templates_conditions_statuses" CASCADE;
  DROP TABLE "templates" CASCADE;
  DROP TABLE "templates_texts" CASCADE;
  DROP TABLE "templates_rels" CASCADE;
  DROP TABLE "_templates_v_version_conditions_categories" CASCADE;
  DROP TABLE "_templates_v_version_conditions_statuses" CASCADE;
  DROP TABLE "_templates_v" CASCADE;
  DROP TABLE "_templates_v_texts" CASCADE;
  DROP TABLE "_templates_v_rels" CASCADE;
  DROP TABLE "item_templates" CASCADE;
  DROP TABLE "_item_templates_v" CASCADE;
  DROP TABLE "style_presets" CASCADE;
  DROP TABLE "agents_appraisals_weekdays" CASCADE;
  DROP TABLE "agents_appraisals_blackouts" CASCADE;
  DROP TABLE "agents" CASCADE;
  DROP TABLE "agents_texts" CASCADE;
  DROP TABLE "_agents_v_version_appraisals_weekdays" CASCADE;
  DROP TABLE "_agents_v_version_appraisals_blackouts" CASCADE;
  DROP TABLE "_agents_v" CASCADE;
  DROP TABLE "_agents_v_texts" CASCADE;
  DROP TABLE "offices_appraisals_weekdays" CASCADE;
  DROP TABLE "offices_appraisals_blackouts" CASCADE;
  DROP TABLE "offices" CASCADE;
  DROP TABLE "offices_texts" CASCADE;
  DROP TABLE "_offices_v_version_appraisals_weekdays" CASCADE;
  DROP TABLE "_offices_v_version_appraisals_blackouts" CASCADE;
  DROP TABLE "_offices_v" CASCADE;
  DROP TABLE "_offices_v_texts" CASCADE;
  DROP TABLE "reviews" CASCADE;
  DROP TABLE "newsletters_parts" CASCADE;
  DROP TABLE "newsletters" CASCADE;
  DROP TABLE "newsletters_texts" CASCADE;
  DROP TABLE "newsletter_subscribers" CASCADE;
  DROP TABLE "newsletter_mails" CASCADE;
  DROP TABLE "alerts" CASCADE;
  DROP TABLE "subscribers_sessions" CASCADE;
  DROP TABLE "subscribers" CASCADE;
  DROP TABLE "account_mails" CASCADE;
  DROP TABLE "alert_targets" CASCADE;
  DROP TABLE "alert_entries" CASCADE;
  DROP TABLE "alert_digests" CASCADE;
  DROP TABLE "alert_confirmations" CASCADE;
  DROP TABLE "shortlist_entries" CASCADE;
  DROP TABLE "shortlist_shares" CASCADE;
  DROP TABLE "feeds" CASCADE;
  DROP TABLE "feed_sources" CASCADE;
  DROP TABLE "feed_sources_texts" CASCADE;
  DROP TABLE "feed_sources_rels" CASCADE;
  DROP TABLE "feed_picture_tries" CASCADE;
  DROP TABLE "feed_notices" CASCADE;
  DROP TABLE "duty_editions" CASCADE;
  DROP TABLE "_duty_editions_v" CASCADE;
  DROP TABLE "duty_notices" CASCADE;
  DROP TABLE "duty_statistics" CASCADE;
  DROP TABLE "blocked_hosts" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "missing_addresses" CASCADE;
  DROP TABLE "webhooks" CASCADE;
  DROP TABLE "webhooks_texts" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "payload_query_presets" CASCADE;
  DROP TABLE "payload_query_presets_rels" CASCADE;
  DROP TABLE "settings_strengths" CASCADE;
  DROP TABLE "settings_languages" CASCADE;
  DROP TABLE "settings_embed_providers" CASCADE;
  DROP TABLE "settings_licences" CASCADE;
  DROP TABLE "settings" CASCADE;
  DROP TABLE "settings_texts" CASCADE;
  DROP TABLE "_settings_v_version_strengths" CASCADE;
  DROP TABLE "_settings_v_version_languages" CASCADE;
  DROP TABLE "_settings_v_version_embed_providers" CASCADE;
  DROP TABLE "_settings_v_version_licences" CASCADE;
  DROP TABLE "_settings_v" CASCADE;
  DROP TABLE "_settings_v_texts" CASCADE;
  DROP TABLE "theme" CASCADE;
  DROP TABLE "_theme_v" CASCADE;
  DROP TABLE "lead_form_settings" CASCADE;
  DROP TABLE "_lead_form_settings_v" CASCADE;
  DROP TABLE "lead_handling_places" CASCADE;
  DROP TABLE "lead_handling_copies" CASCADE;
  DROP TABLE "lead_handling" CASCADE;
  DROP TABLE "lead_handling_texts" CASCADE;
  DROP TABLE "_lead_handling_v_version_places" CASCADE;
  DROP TABLE "_lead_handling_v_version_copies" CASCADE;
  DROP TABLE "_lead_handling_v" CASCADE;
  DROP TABLE "_lead_handling_v_texts" CASCADE;
  DROP TABLE "lead_mail_templates_replies" CASCADE;
  DROP TABLE "lead_mail_templates" CASCADE;
  DROP TABLE "_lead_mail_templates_v_version_replies" CASCADE;
  DROP TABLE "_lead_mail_templates_v" CASCADE;
  DROP TABLE "contact_form_settings" CASCADE;
  DROP TABLE "_contact_form_settings_v" CASCADE;
  DROP TABLE "header_links_below" CASCADE;
  DROP TABLE "header_links" CASCADE;
  DROP TABLE "header_mobile_links_below" CASCADE;
  DROP TABLE "header_mobile_links" CASCADE;
  DROP TABLE "header" CASCADE;
  DROP TABLE "_header_v_version_links_below" CASCADE;
  DROP TABLE "_header_v_version_links" CASCADE;
  DROP TABLE "_header_v_version_mobile_links_below" CASCADE;
  DROP TABLE "_header_v_version_mobile_links" CASCADE;
  DROP TABLE "_header_v" CASCADE;
  DROP TABLE "footer_links_below" CASCADE;
  DROP TABLE "footer_links" CASCADE;
  DROP TABLE "footer" CASCADE;
  DROP TABLE "_footer_v_version_links_below" CASCADE;
  DROP TABLE "_footer_v_version_links" CASCADE;
  DROP TABLE "_footer_v" CASCADE;
  DROP TABLE "feed_settings" CASCADE;
  DROP TABLE "feed_settings_rels" CASCADE;
  DROP TABLE "_feed_settings_v" CASCADE;
  DROP TABLE "_feed_settings_v_rels" CASCADE;
  DROP TABLE "duty_settings" CASCADE;
  DROP TABLE "duty_settings_rels" CASCADE;
  DROP TABLE "_duty_settings_v" CASCADE;
  DROP TABLE "_duty_settings_v_rels" CASCADE;
  DROP TYPE "public"."enum_listings_documents_kind";
  DROP TYPE "public"."enum_listings_state";
  DROP TYPE "public"."enum_listings_rent_period";
  DROP TYPE "public"."enum_listings_sold_price_display";
  DROP TYPE "public"."enum_listings_auction_result";
  DROP TYPE "public"."enum_listings_market_status";
  DROP TYPE "public"."enum_listings_method";
  DROP TYPE "public"."enum_listings_category";
  DROP TYPE "public"."enum_listings_status";
  DROP TYPE "public"."enum__listings_v_version_documents_kind";
  DROP TYPE "public"."enum__listings_v_version_state";
  DROP TYPE "public"."enum__listings_v_version_rent_period";
  DROP TYPE "public"."enum__listings_v_version_sold_price_display";
  DROP TYPE "public"."enum__listings_v_version_auction_result";
  DROP TYPE "public"."enum__listings_v_version_method";
  DROP TYPE "public"."enum__listings_v_version_category";
  DROP TYPE "public"."enum__listings_v_version_status";
  DROP TYPE "public"."enum_leads_state";
  DROP TYPE "public"."enum_appointments_state";
  DROP TYPE "public"."enum_deliveries_kind";
  DROP TYPE "public"."enum_deliveries_state";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum_posts_status";
  DROP TYPE "public"."enum__posts_v_version_status";
  DROP TYPE "public"."enum_popups_show_on_place";
  DROP TYPE "public"."enum_popups_not_on_place";
  DROP TYPE "public"."enum_popups_rules_sources";
  DROP TYPE "public"."enum_popups_rules_devices";
  DROP TYPE "public"."enum_popups_rules_browsers";
  DROP TYPE "public"."enum_popups_triggers_scrolling_direction";
  DROP TYPE "public"."enum_popups_rules_times_period";
  DROP TYPE "public"."enum_popups_rules_times_count";
  DROP TYPE "public"."enum_popups_rules_url_action";
  DROP TYPE "public"."enum_popups_rules_url_of";
  DROP TYPE "public"."enum_popups_rules_url_match";
  DROP TYPE "public"."enum_popups_rules_logged_in";
  DROP TYPE "public"."enum_popups_rules_schedule_zone";
  DROP TYPE "public"."enum_popups_rules_schedulestart_tz";
  DROP TYPE "public"."enum_popups_rules_scheduleend_tz";
  DROP TYPE "public"."enum_popups_settings_place";
  DROP TYPE "public"."enum_popups_settings_close_button_position";
  DROP TYPE "public"."enum_popups_settings_entrance_animation";
  DROP TYPE "public"."enum_popups_settings_exit_animation";
  DROP TYPE "public"."enum_popups_status";
  DROP TYPE "public"."enum__popups_v_version_show_on_place";
  DROP TYPE "public"."enum__popups_v_version_not_on_place";
  DROP TYPE "public"."enum__popups_v_version_rules_sources";
  DROP TYPE "public"."enum__popups_v_version_rules_devices";
  DROP TYPE "public"."enum__popups_v_version_rules_browsers";
  DROP TYPE "public"."enum__popups_v_version_triggers_scrolling_direction";
  DROP TYPE "public"."enum__popups_v_version_rules_times_period";
  DROP TYPE "public"."enum__popups_v_version_rules_times_count";
  DROP TYPE "public"."enum__popups_v_version_rules_url_action";
  DROP TYPE "public"."enum__popups_v_version_rules_url_of";
  DROP TYPE "public"."enum__popups_v_version_rules_url_match";
  DROP TYPE "public"."enum__popups_v_version_rules_logged_in";
  DROP TYPE "public"."enum__popups_v_version_rules_schedule_zone";
  DROP TYPE "public"."enum__popups_v_version_rules_schedulestart_tz";
  DROP TYPE "public"."enum__popups_v_version_rules_scheduleend_tz";
  DROP TYPE "public"."enum__popups_v_version_settings_place";
  DROP TYPE "public"."enum__popups_v_version_settings_close_button_position";
  DROP TYPE "public"."enum__popups_v_version_settings_entrance_animation";
  DROP TYPE "public"."enum__popups_v_version_settings_exit_animation";
  DROP TYPE "public"."enum__popups_v_version_status";
  DROP TYPE "public"."enum_contact_forms_rows_days";
  DROP TYPE "public"."enum_contact_forms_rows_kind";
  DROP TYPE "public"."enum_contact_forms_rows_width";
  DROP TYPE "public"."enum_contact_forms_rows_fill_from_visitor";
  DROP TYPE "public"."enum_contact_forms_rows_counter";
  DROP TYPE "public"."enum_contact_forms_rows_shown_when_is";
  DROP TYPE "public"."enum_contact_forms_locale";
  DROP TYPE "public"."enum_contact_forms_status";
  DROP TYPE "public"."enum__contact_forms_v_version_rows_days";
  DROP TYPE "public"."enum__contact_forms_v_version_rows_kind";
  DROP TYPE "public"."enum__contact_forms_v_version_rows_width";
  DROP TYPE "public"."enum__contact_forms_v_version_rows_fill_from_visitor";
  DROP TYPE "public"."enum__contact_forms_v_version_rows_counter";
  DROP TYPE "public"."enum__contact_forms_v_version_rows_shown_when_is";
  DROP TYPE "public"."enum__contact_forms_v_version_locale";
  DROP TYPE "public"."enum__contact_forms_v_version_status";
  DROP TYPE "public"."enum_sections_status";
  DROP TYPE "public"."enum__sections_v_version_status";
  DROP TYPE "public"."enum_templates_conditions_categories";
  DROP TYPE "public"."enum_templates_conditions_statuses";
  DROP TYPE "public"."enum_templates_kind";
  DROP TYPE "public"."enum_templates_applies_to";
  DROP TYPE "public"."enum_templates_status";
  DROP TYPE "public"."enum__templates_v_version_conditions_categories";
  DROP TYPE "public"."enum__templates_v_version_conditions_statuses";
  DROP TYPE "public"."enum__templates_v_version_kind";
  DROP TYPE "public"."enum__templates_v_version_applies_to";
  DROP TYPE "public"."enum__templates_v_version_status";
  DROP TYPE "public"."enum_item_templates_source";
  DROP TYPE "public"."enum_item_templates_status";
  DROP TYPE "public"."enum__item_templates_v_version_source";
  DROP TYPE "public"."enum__item_templates_v_version_status";
  DROP TYPE "public"."enum_agents_appraisals_weekdays";
  DROP TYPE "public"."enum_agents_status";
  DROP TYPE "public"."enum__agents_v_version_appraisals_weekdays";
  DROP TYPE "public"."enum__agents_v_version_status";
  DROP TYPE "public"."enum_offices_appraisals_weekdays";
  DROP TYPE "public"."enum_offices_status";
  DROP TYPE "public"."enum__offices_v_version_appraisals_weekdays";
  DROP TYPE "public"."enum__offices_v_version_status";
  DROP TYPE "public"."enum_reviews_source";
  DROP TYPE "public"."enum_reviews_role";
  DROP TYPE "public"."enum_newsletters_parts_kind";
  DROP TYPE "public"."enum_newsletters_parts_method";
  DROP TYPE "public"."enum_newsletters_interest";
  DROP TYPE "public"."enum_newsletters_state";
  DROP TYPE "public"."enum_newsletter_subscribers_state";
  DROP TYPE "public"."enum_alerts_state";
  DROP TYPE "public"."enum_alerts_frequency";
  DROP TYPE "public"."enum_account_mails_kind";
  DROP TYPE "public"."enum_account_mails_state";
  DROP TYPE "public"."enum_feeds_origin";
  DROP TYPE "public"."enum_feeds_state";
  DROP TYPE "public"."enum_feeds_decision";
  DROP TYPE "public"."enum_feed_sources_kind";
  DROP TYPE "public"."enum_feed_sources_missing";
  DROP TYPE "public"."enum_feed_sources_profiles";
  DROP TYPE "public"."enum_feed_notices_state";
  DROP TYPE "public"."enum_duty_editions_state";
  DROP TYPE "public"."enum_duty_editions_status";
  DROP TYPE "public"."enum__duty_editions_v_version_state";
  DROP TYPE "public"."enum__duty_editions_v_version_status";
  DROP TYPE "public"."enum_duty_notices_when";
  DROP TYPE "public"."enum_duty_notices_state";
  DROP TYPE "public"."enum_users_role";
  DROP TYPE "public"."enum_redirects_kind";
  DROP TYPE "public"."enum_audit_log_action";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_payload_query_presets_access_read_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_update_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_delete_constraint";
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  DROP TYPE "public"."enum_settings_languages";
  DROP TYPE "public"."enum_settings_embed_providers";
  DROP TYPE "public"."enum_settings_licences_state";
  DROP TYPE "public"."enum__settings_v_version_languages";
  DROP TYPE "public"."enum__settings_v_version_embed_providers";
  DROP TYPE "public"."enum__settings_v_version_licences_state";
  DROP TYPE "public"."enum_theme_headings";
  DROP TYPE "public"."enum_theme_body";
  DROP TYPE "public"."enum_theme_scale";
  DROP TYPE "public"."enum_theme_corners";
  DROP TYPE "public"."enum_theme_cards";
  DROP TYPE "public"."enum_theme_button_shape";
  DROP TYPE "public"."enum_theme_button_style";
  DROP TYPE "public"."enum_theme_button_case";
  DROP TYPE "public"."enum_theme_button_weight";
  DROP TYPE "public"."enum_theme_spacing";
  DROP TYPE "public"."enum__theme_v_version_headings";
  DROP TYPE "public"."enum__theme_v_version_body";
  DROP TYPE "public"."enum__theme_v_version_scale";
  DROP TYPE "public"."enum__theme_v_version_corners";
  DROP TYPE "public"."enum__theme_v_version_cards";
  DROP TYPE "public"."enum__theme_v_version_button_shape";
  DROP TYPE "public"."enum__theme_v_version_button_style";
  DROP TYPE "public"."enum__theme_v_version_button_case";
  DROP TYPE "public"."enum__theme_v_version_button_weight";
  DROP TYPE "public"."enum__theme_v_version_spacing";
  DROP TYPE "public"."enum_lead_form_settings_alert_registration_password";
  DROP TYPE "public"."enum_lead_form_settings_alert_registration_mobile";
  DROP TYPE "public"."enum__lead_form_settings_v_version_alert_registration_password";
  DROP TYPE "public"."enum__lead_form_settings_v_version_alert_registration_mobile";
  DROP TYPE "public"."enum_lead_handling_copies_how";
  DROP TYPE "public"."enum_lead_handling_reminders_quiet_from";
  DROP TYPE "public"."enum_lead_handling_reminders_quiet_until";
  DROP TYPE "public"."enum__lead_handling_v_version_copies_how";
  DROP TYPE "public"."enum__lead_handling_v_version_reminders_quiet_from";
  DROP TYPE "public"."enum__lead_handling_v_version_reminders_quiet_until";`)
}
