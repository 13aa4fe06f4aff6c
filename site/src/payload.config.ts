import { join } from 'node:path';
import { lexicalEditor } from '@payloadcms/richtext-lexical';
import { buildConfig, type PayloadRequest } from 'payload';
import sharp from 'sharp';
import { designRules } from './builder/design-rules.ts';
import { examplesEndpoint } from './builder/editor/examples-endpoint.ts';
import { linkTargetsEndpoint } from './builder/editor/link-targets.ts';
import { loadBlocksEndpoint } from './builder/editor/load-endpoint.ts';
import { servedPaths } from './builder/links/alive-paths.ts';
import { loopNonceEndpoint } from './builder/lists/nonce-endpoint.ts';
import { accountMails } from './features/accounts/account-mails.ts';
import {
  alertConfirmations,
  alertDigests,
  alertEntries,
  alertTargets,
} from './features/alerts/alert-tables.ts';
import { alerts } from './features/alerts/alerts.ts';
import { blockedHosts } from './features/calculators/blocked-hosts.ts';
import { dutyEditions } from './features/calculators/duty-editions.ts';
import { dutyNotices } from './features/calculators/duty-notices.ts';
import { dutySettings } from './features/calculators/duty-settings.ts';
import { dutyStatistics } from './features/calculators/duty-statistics.ts';
import { contactFormSettings } from './features/contact-forms/collection/contact-form-settings.ts';
import { contactForms } from './features/contact-forms/collection/contact-forms.ts';
import { decideEndpoint } from './features/feeds/decide-endpoint.ts';
import { feedsToSeeTo } from './features/feeds/feed-bell.ts';
import { feedNotices } from './features/feeds/feed-notices.ts';
import { feedPictureTries } from './features/feeds/feed-picture-tries.ts';
import { feedRuns } from './features/feeds/feed-runs.ts';
import { feedSettings } from './features/feeds/feed-settings.ts';
import { importAgainEndpoint } from './features/feeds/import-again-endpoint.ts';
import { problemsEndpoint } from './features/feeds/problems-endpoint.ts';
import { putBackEndpoint } from './features/feeds/put-back-endpoint.ts';
import { feedSources } from './features/feeds/sources/feed-sources.ts';
import { feedUploadEndpoint } from './features/feeds/upload-endpoint.ts';
import { KNOWN_ENDINGS } from './features/leads/attachments/file-type.ts';
import { openHomeEndpoints } from './features/leads/check-in/open-homes-endpoint.ts';
import { contactAddresses, contacts } from './features/leads/contacts/contacts.ts';
import { leadMailTemplates } from './features/leads/delivery/mail/mail-templates.ts';
import { webhooks } from './features/leads/delivery/webhooks/webhooks.ts';
import { leadFormSettings } from './features/leads/forms/settings/form-settings.ts';
import { appointments, appointmentTimes } from './features/leads/inbox/appointments.ts';
import { contactEndpoints } from './features/leads/inbox/contacts/contact-endpoints.ts';
import { deliveries } from './features/leads/inbox/deliveries.ts';
import { leadNotes } from './features/leads/inbox/history/lead-notes.ts';
import { leads } from './features/leads/inbox/leads.ts';
import { newsletterSubscribers } from './features/leads/inbox/newsletter/newsletter-subscribers.ts';
import { leadNotices } from './features/leads/inbox/notices/lead-notices.ts';
import { recipientsEndpoint } from './features/leads/inbox/recipients/recipients-endpoint.ts';
import { eraseEndpoint, personExportEndpoint } from './features/leads/inbox/retention/person-endpoints.ts';
import { leadTasks } from './features/leads/inbox/tasks/lead-tasks.ts';
import { leadMessages } from './features/leads/inbox/thread/lead-messages.ts';
import { leadHandling } from './features/leads/intake/routing/handling.ts';
import { listings } from './features/listings/collection/listings.ts';
import { listingChanges } from './features/listings/feed/listing-changes.ts';
import { withdrawnListings } from './features/listings/feed/withdrawn-listings.ts';
import { propertyDocuments } from './features/listings/public/documents/property-documents.ts';
import { listingEvents } from './features/listings/public/events/listing-events.ts';
import { publicListings } from './features/listings/public/public-listings.ts';
import { emptySearches } from './features/listings/search/empty-searches.ts';
import { suburbPages } from './features/listings/suburbs/suburb-pages.ts';
import { newsletterMails, newsletters } from './features/newsletters/newsletters.ts';
import { builtWithBlocks } from './features/pages/built-with-blocks.ts';
import { libraryUses } from './features/pages/library-uses.ts';
import { itemTemplates, pages, sections } from './features/pages/pages.ts';
import { placesOfBlock } from './features/pages/places-of-block.ts';
import { checkListing } from './features/pages/schedule/check-listing.ts';
import { scheduledListings } from './features/pages/schedule/scheduled-listings.ts';
import { staffBarEndpoints } from './features/pages/staff-bar/staff-bar-endpoints.ts';
import { stylePresets } from './features/pages/style-presets/style-presets.ts';
import { templates } from './features/pages/templates/templates.ts';
import { websiteKitEndpoints } from './features/pages/website-kits/kit-endpoints.ts';
import { contactFacts } from './features/personal-data/contact-facts.ts';
import { personSetup } from './features/personal-data/personal-data.ts';
import { popupCounts } from './features/popups/counts/popup-counts.ts';
import { popups } from './features/popups/popups.ts';
import { postCategories } from './features/posts/post-categories.ts';
import { postGaps } from './features/posts/post-gaps.ts';
import { posts } from './features/posts/posts.ts';
import { adminSearchEndpoint } from './features/settings/admin-search/search-endpoint.ts';
import { auditLog, globalWithAuditLog, withAuditLog } from './features/settings/audit-log/audit-log.ts';
import { downloads } from './features/settings/downloads.ts';
import { footer, header, settings } from './features/settings/globals.ts';
import { manualPictureEndpoint } from './features/settings/help/picture-endpoint.ts';
import { withLibraryFiles } from './features/settings/library-file.ts';
import { media } from './features/settings/media.ts';
import { missingAddresses } from './features/settings/missing-addresses.ts';
import { noticesEndpoint } from './features/settings/notices/notices-endpoint.ts';
import { redirects } from './features/settings/redirects.ts';
import { theme } from './features/settings/theme-global.ts';
import { users } from './features/settings/users.ts';
import { videos } from './features/settings/videos.ts';
import { shortlistEntries } from './features/shortlist/shortlist-entries.ts';
import { shortlistShares } from './features/shortlist/shortlist-shares.ts';
import { subscribers } from './features/subscribers/subscribers.ts';
import { agents } from './features/team/agents.ts';
import { offices } from './features/team/offices.ts';
import { agentGaps, officeGaps } from './features/team/people-gaps.ts';
import { reviews } from './features/team/reviews/reviews.ts';
import { listingViews } from './features/vendor-reports/listing-views.ts';
import { vendorReportMails } from './features/vendor-reports/report-mails.ts';
import { vendorReports } from './features/vendor-reports/vendor-reports.ts';
import { staffOf, staffOnly } from './server/access.ts';
import { inItsGroup } from './server/admin-groups.ts';
import { adminTexts } from './server/admin-texts.ts';
import { configuredDatabase } from './server/database.ts';
import { databaseAwayIs503 } from './server/database-away.ts';
import { diskFullIs503 } from './server/disk-full.ts';
import { env, staffOrigins } from './server/env.ts';
import { log } from './server/log.ts';
import { payloadEmail } from './server/mail.ts';
import { withNamedDrafts } from './server/named-drafts.ts';
import { withNamedEditors } from './server/named-editors.ts';
import { unreadableValuesAre400, withCheckedRequests } from './server/odd-requests.ts';
import { draftPreview } from './server/preview-link.ts';
import { withPublishCheck } from './server/publish-check.ts';
import { globalWithRecordHeader, withRecordHeader } from './server/record-header.ts';
import { globalWithAuthor, withAuthor } from './server/save-author.ts';
import { readSecrets } from './server/secrets.ts';
import { sendsMail } from './server/sends-mail.ts';
import { withSignInTurns } from './server/sign-in-turns.ts';
import { withTagFields } from './server/tag-fields.ts';
import { withTrash } from './server/trash.ts';
import { withTypedDates } from './server/typed-dates.ts';
import { brokenUploadsAre400, MAX_UPLOAD_BYTES, uploadingDir } from './server/uploaded-file.ts';
import { versionsAsTheRecord } from './server/version-access.ts';
import { withoutApiTab } from './server/without-api-tab.ts';

const sourceDir = join(process.cwd(), 'site/src');
const isAdmin = ({ req }: { req: PayloadRequest }): boolean => staffOf(req)?.role === 'admin';

/** Every collection, global and job by name. Features meet here and in routes and blocks, nowhere else. */
export default buildConfig({
  serverURL: env().publicUrl ?? '',
  // Staff requests with a cookie are honoured from these origins only.
  csrf: staffOrigins(env()),
  secret: readSecrets(env().dataDir).payload,
  db: await configuredDatabase(),
  editor: lexicalEditor(),
  email: payloadEmail({ env: env() }),
  sharp,
  // In the order of the admin's navigation, which groups them. Some indexes are numbered by it: moving one needs a migration.
  collections: [
    withPublishCheck(checkListing)(scheduledListings(listings)),
    publicListings,
    listingEvents,
    withLibraryFiles(propertyDocuments, libraryUses.documents),
    withdrawnListings,
    emptySearches,
    listingChanges,
    listingViews,
    vendorReports,
    vendorReportMails,
    { ...leads, endpoints: [...(leads.endpoints || []), ...openHomeEndpoints] },
    leadNotes,
    leadMessages,
    leadTasks,
    appointments,
    appointmentTimes,
    { ...contacts, endpoints: contactEndpoints(contactFacts) },
    contactAddresses,
    deliveries,
    pages(designRules),
    withPublishCheck(postGaps)(posts(builtWithBlocks({ slug: 'posts', rules: designRules }))),
    postCategories,
    suburbPages,
    popups(builtWithBlocks({ slug: 'popups', rules: designRules })),
    popupCounts,
    contactForms({
      knownEndings: KNOWN_ENDINGS,
      preview: draftPreview('contact-forms'),
      placesOf: ({ payload, form }) =>
        placesOfBlock({ payload, type: 'contact-form', prop: 'form', id: form }),
    }),
    media(libraryUses.media),
    videos(libraryUses.videos),
    downloads(libraryUses.downloads),
    sections(designRules),
    templates(designRules),
    itemTemplates(designRules),
    stylePresets(designRules),
    withPublishCheck(agentGaps)(agents),
    withPublishCheck(officeGaps)(offices),
    reviews,
    newsletters,
    newsletterSubscribers,
    newsletterMails,
    alerts,
    subscribers,
    accountMails,
    alertTargets,
    alertEntries,
    alertDigests,
    alertConfirmations,
    shortlistEntries,
    shortlistShares,
    {
      ...feedRuns,
      endpoints: [feedUploadEndpoint, decideEndpoint, putBackEndpoint, importAgainEndpoint, problemsEndpoint],
    },
    feedSources,
    feedPictureTries,
    feedNotices,
    dutyEditions,
    dutyNotices,
    dutyStatistics,
    blockedHosts,
    users,
    redirects(async ({ payload, path }) => (await servedPaths({ payload, paths: [path] })).size > 0),
    missingAddresses,
    webhooks,
    auditLog,
  ]
    .map(withAuthor)
    .map(withTrash)
    .map(withNamedDrafts)
    .map(withAuditLog)
    .map(inItsGroup)
    .map(withoutApiTab)
    .map(withRecordHeader)
    .map(withTagFields)
    .map(withTypedDates)
    .map(versionsAsTheRecord),
  globals: [
    settings,
    theme,
    leadFormSettings,
    {
      ...leadHandling,
      endpoints: [recipientsEndpoint, personExportEndpoint(personSetup), eraseEndpoint(personSetup)],
    },
    leadMailTemplates,
    contactFormSettings,
    header,
    footer,
    feedSettings,
    dutySettings,
  ]
    .map(globalWithAuthor)
    .map(globalWithAuditLog)
    .map(inItsGroup)
    .map(withoutApiTab)
    .map(globalWithRecordHeader)
    .map(withTagFields)
    .map(versionsAsTheRecord),
  endpoints: [
    adminSearchEndpoint,
    noticesEndpoint([leadNotices, feedsToSeeTo]),
    manualPictureEndpoint,
    loadBlocksEndpoint,
    examplesEndpoint,
    linkTargetsEndpoint,
    loopNonceEndpoint,
    ...staffBarEndpoints,
    ...websiteKitEndpoints(designRules),
  ],
  // Saved views of a list; whom each is shared with is its maker's choice.
  queryPresets: {
    access: { create: staffOnly, read: staffOnly, update: staffOnly, delete: staffOnly },
    constraints: {},
    labels: { singular: 'View', plural: 'Saved views' },
  },
  i18n: { translations: { en: adminTexts({ sendsMail: sendsMail() }) } },
  admin: {
    user: users.slug,
    dateFormat: 'd MMM yyyy, h:mm aaa O',
    // Payload's own default asks another company for each person's picture.
    avatar: 'default',
    importMap: {
      baseDir: sourceDir,
      importMapFile: join(process.cwd(), 'admin/app/(payload)/admin/importMap.js'),
    },
    meta: { titleSuffix: ' · Frontage' },
    components: {
      graphics: {
        Logo: '/features/settings/admin/sign-in-name.tsx#SignInName',
        Icon: '/features/settings/admin/frontage-icon.tsx#FrontageIcon',
      },
      providers: ['/features/settings/users/choose-own-password.client.tsx#ChooseOwnPassword'],
      actions: [
        // The last is shown first.
        '/features/settings/notices/notices.client.tsx#Notices',
        '/features/settings/admin-search/admin-search.client.tsx#AdminSearch',
      ],
      afterLogin: [
        '/features/settings/users/two-step/code-on-sign-in.client.tsx#CodeOnSignIn',
        '/features/settings/users/passkeys/passkey-on-sign-in.client.tsx#PasskeyOnSignIn',
      ],
      beforeNavLinks: ['/features/settings/admin/work-links.client.tsx#WorkLinks'],
      afterNavLinks: ['/features/settings/admin/tool-links.client.tsx#ToolLinks'],
      beforeDashboard: [
        '/features/settings/first-start/first-start.tsx#FirstStart',
        '/features/leads/inbox/admin/outbox-notice.tsx#OutboxNotice',
        '/features/settings/admin/legal-notice.tsx#LegalNotice',
        '/features/calculators/admin/ending-rates.tsx#EndingRates',
        '/features/leads/inbox/tasks/own-tasks.tsx#OwnTasks',
        '/features/settings/admin-search/recent-changes.tsx#RecentChanges',
        '/features/leads/inbox/summary/lead-charts.client.tsx#LeadCharts',
      ],
      views: {
        listings: { Component: '/features/listings/admin/board-view.tsx#BoardView', path: '/listings' },
        openHomes: {
          Component: '/features/leads/check-in/open-homes-view.tsx#OpenHomesView',
          path: '/open-homes',
        },
        performance: {
          Component: '/features/leads/inbox/performance/performance-view.tsx#PerformanceView',
          path: '/performance',
        },
        contacts: {
          Component: '/features/leads/inbox/contacts/contact-views.tsx#ContactsView',
          path: '/contacts',
          // A path below it is a contact.
          exact: true,
        },
        contact: {
          Component: '/features/leads/inbox/contacts/contact-views.tsx#ContactView',
          path: '/contacts/:id',
        },
        inbox: { Component: '/features/leads/inbox/admin/inbox-view.tsx#InboxView', path: '/inbox' },
        help: {
          Component: '/features/settings/help/help-view.tsx#HelpView',
          path: '/help',
          exact: true,
        },
        helpPage: { Component: '/features/settings/help/help-view.tsx#HelpView', path: '/help/:page' },
        blocks: { Component: '/builder/editor/block-preview.tsx#BlockPreview', path: '/blocks' },
        system: {
          Component: '/features/settings/system-status/system-status-view.tsx#SystemStatusView',
          path: '/system',
        },
        unusedMedia: {
          Component: '/features/pages/admin/unused-media-view.tsx#UnusedMediaView',
          path: '/unused-media',
        },
        comingChanges: {
          Component: '/builder/coming-changes/coming-changes-view.tsx#ComingChangesView',
          path: '/coming-changes',
        },
        websiteKits: {
          Component: '/features/pages/website-kits/admin/website-kits-view.tsx#WebsiteKitsView',
          path: '/website-kits',
        },
        deadLinks: { Component: '/builder/links/dead-links-view.tsx#DeadLinksView', path: '/dead-links' },
        builder: {
          Component: '/builder/editor/builder-view.tsx#BuilderView',
          path: '/builder/:collection/:id',
        },
        dutyStatistics: {
          Component: '/features/calculators/admin/statistics-view.tsx#StatisticsView',
          path: '/duty-statistics',
        },
      },
    },
  },
  // The site runs its own jobs; nobody else starts, adds or ends one.
  jobs: {
    access: { run: isAdmin, queue: isAdmin, cancel: isAdmin },
  },
  // The guard in front of the admin logs each refused sign-in in one line, with its address.
  loggingLevels: { AuthenticationError: false },
  hooks: { afterError: [brokenUploadsAre400, unreadableValuesAre400, databaseAwayIs503, diskFullIs503] },
  // Staff tools need REST; nothing needs GraphQL.
  graphQL: { disable: true },
  // `npm run generate` writes them; a process that boots Payload for something else must not.
  typescript: { outputFile: join(sourceDir, 'payload-types.ts'), autoGenerate: false },
  telemetry: false,
  logger: log,
  upload: {
    limits: { fileSize: MAX_UPLOAD_BYTES, files: 1 },
    // A little more, for the form around the file.
    requestSizeLimit: MAX_UPLOAD_BYTES + 1_000_000,
    responseOnLimit: 'The file is larger than 200 MB. Reduce its size and upload it again.',
    // Never whole in memory.
    useTempFiles: true,
    tempFileDir: uploadingDir(env().dataDir),
  },
})
  .then(withNamedEditors)
  .then(withSignInTurns)
  .then(withCheckedRequests);
