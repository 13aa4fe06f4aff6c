import { PublishCheck as PublishCheck_67cb2bb42557279c28f6016829f5ab63 } from '../../../../site/src/ui/admin/publish-check.client.tsx'
import { DuplicateNotice as DuplicateNotice_10f5b94b3bfacb0bdd0c4b06cc146f1c } from '../../../../site/src/features/listings/admin/duplicate-notice.tsx'
import { ListingActions as ListingActions_81cd82c9d7418fa861e280d77c10baa8 } from '../../../../site/src/features/listings/admin/listing-actions.client.tsx'
import { FeedCheckbox as FeedCheckbox_ef12e9a512cabf3516cc2c13e8f6818e } from '../../../../site/src/features/listings/admin/feed-value.client.tsx'
import { FeedValue as FeedValue_ef12e9a512cabf3516cc2c13e8f6818e } from '../../../../site/src/features/listings/admin/feed-value.client.tsx'
import { Suburb as Suburb_7f49743dafa1959ad6145de7baef7e3e } from '../../../../site/src/features/listings/admin/suburb.client.tsx'
import { MapPin as MapPin_2777374e58f372c2c908ab5f503a1be5 } from '../../../../site/src/features/settings/map/map-pin.tsx'
import { PriceRuleNote as PriceRuleNote_4a664458d3bcd1efb9b6d02267f28752 } from '../../../../site/src/features/listings/admin/price-rule-note.client.tsx'
import { DayCell as DayCell_19e753252517f8b2fcb2a093dd6bd5e6 } from '../../../../site/src/ui/admin/day-cell.tsx'
import { DayText as DayText_6de556f22a07fb7de31ed7825512ad20 } from '../../../../site/src/ui/admin/day-text.client.tsx'
import { TextsCell as TextsCell_1ced52fa00011c12be614c9fccfa03ea } from '../../../../site/src/ui/admin/texts-cell.tsx'
import { UnfinishedText as UnfinishedText_712264e210144fae204b3b2bd485d5c1 } from '../../../../site/src/ui/admin/unfinished-text.client.tsx'
import { PropertyTime as PropertyTime_58d778452135dbfd34726a86f80a0bff } from '../../../../site/src/features/listings/admin/property-time.client.tsx'
import { ListingOpenHomes as ListingOpenHomes_9c3e08e377a8985df7c24997bb80dfad } from '../../../../site/src/features/leads/check-in/listing-open-homes.client.tsx'
import { PropertyTimeCell as PropertyTimeCell_dff747a7ac02ff333af7f7e4bdfa8396 } from '../../../../site/src/features/listings/admin/property-time-cell.tsx'
import { FeedHistory as FeedHistory_c44ad7712ecdde32f640b8b437ebc31a } from '../../../../site/src/features/listings/admin/feed-history.tsx'
import { PropertyClock as PropertyClock_58d778452135dbfd34726a86f80a0bff } from '../../../../site/src/features/listings/admin/property-time.client.tsx'
import { RelatedLeads as RelatedLeads_528a83f0f749b0a8eef1e51ecad5021e } from '../../../../site/src/features/leads/inbox/admin/related-leads.client.tsx'
import { PropertyTypeField as PropertyTypeField_806cb62255f80d718017817cc0bc5cd1 } from '../../../../site/src/features/listings/admin/property-type-field.tsx'
import { ChoiceText as ChoiceText_a9a3b119c96bb9310b76870e85d5065a } from '../../../../site/src/ui/admin/choice-text.client.tsx'
import { LocalTimeCell as LocalTimeCell_15a6cf68167c62489b0604a51bfebb04 } from '../../../../site/src/ui/admin/local-time.tsx'
import { LocalTime as LocalTime_15a6cf68167c62489b0604a51bfebb04 } from '../../../../site/src/ui/admin/local-time.tsx'
import { FeedBulk as FeedBulk_2b033c20ae8a3813b0e76b645549b508 } from '../../../../site/src/features/listings/admin/feed-bulk.client.tsx'
import { RecordHeading as RecordHeading_ba822978e785b10272fd8c9b3e18f68f } from '../../../../site/src/ui/admin/record-heading.client.tsx'
import { TakeOverWait as TakeOverWait_cbacb965bf1e966c805c91e81471c03f } from '../../../../site/src/ui/admin/take-over-wait.client.tsx'
import { UnsavedChanges as UnsavedChanges_9db999d516faf6d455be4c356bdef5c7 } from '../../../../site/src/ui/admin/unsaved-changes.client.tsx'
import { PublishListing as PublishListing_1b8cc53c88ff89bc040845e47baee1be } from '../../../../site/src/features/pages/admin/publish-listing.client.tsx'
import { VersionHistory as VersionHistory_096d363d4ed56ba7a7e07f8a74396b3f } from '../../../../site/src/ui/admin/version-history.tsx'
import { DocumentListingCell as DocumentListingCell_23643484b95768d7ac1858668f658a7b } from '../../../../site/src/features/listings/admin/document-listing-cell.tsx'
import { UsedIn as UsedIn_8b03704a9eab30ff8282ee9560f3a293 } from '../../../../site/src/features/settings/admin/used-in.client.tsx'
import { FileSizeCell as FileSizeCell_7cd1853727f3a878d70320cd3b4b6f16 } from '../../../../site/src/ui/admin/file-size-cell.tsx'
import { ReportActions as ReportActions_d586d1d43baa1a255ef13a2f0abf6fa9 } from '../../../../site/src/features/vendor-reports/report-actions.client.tsx'
import { LeadActions as LeadActions_855449888a02094436a94c02c5d730b3 } from '../../../../site/src/features/leads/inbox/admin/lead-actions.client.tsx'
import { FactField as FactField_481399cb0d4f0f93343a10aa5efff9c3 } from '../../../../site/src/features/leads/inbox/admin/fact-field.tsx'
import { AnswersField as AnswersField_ede4bdcddd1806f4458dbebdc7be326d } from '../../../../site/src/features/leads/inbox/admin/answers-field.tsx'
import { AttachmentsField as AttachmentsField_785eee08a14b264460db23dbdbdd8e22 } from '../../../../site/src/features/leads/attachments/attachments-field.tsx'
import { SourceField as SourceField_daa455fd00df0a6867d3310cf9c83ffc } from '../../../../site/src/features/leads/inbox/admin/source-field.tsx'
import { LeadHistory as LeadHistory_ed9ed7e854661bb38ee8a999e4934161 } from '../../../../site/src/features/leads/inbox/on-demand.client.tsx'
import { OutboxNotice as OutboxNotice_dc049e7d7f57440c334ee1225a1bde62 } from '../../../../site/src/features/leads/inbox/admin/outbox-notice.tsx'
import { ExportLink as ExportLink_d07916aa881c0e894fd00dcea34cbeeb } from '../../../../site/src/features/leads/inbox/admin/export-link.client.tsx'
import { AttemptsField as AttemptsField_353b061cd42888e2d953cb10351f0f63 } from '../../../../site/src/features/leads/inbox/admin/attempts-field.tsx'
import { ResendButton as ResendButton_fc2e1045c260723aac6e6b66764e0a02 } from '../../../../site/src/features/leads/inbox/admin/resend-button.client.tsx'
import { ResendAll as ResendAll_7354aba814452c7de5dbc2676f048573 } from '../../../../site/src/features/leads/inbox/admin/resend-all.tsx'
import { OptionalLabel as OptionalLabel_ff3821af10de11b90c83a731e380ba07 } from '../../../../site/src/ui/admin/optional-label.client.tsx'
import { OpenBuilder as OpenBuilder_ae0887d57eb5934e565177526316cd28 } from '../../../../site/src/builder/editor/open-builder.client.tsx'
import { SearchPreview as SearchPreview_5e46ab4989ff7500fa7342c42b09a88a } from '../../../../site/src/features/pages/admin/search-preview.client.tsx'
import { DeletedAddresses as DeletedAddresses_13cff216abd415f23b84c97d12417414 } from '../../../../site/src/builder/links/deleted-addresses.tsx'
import { ImportPage as ImportPage_5837b6bfa1203e4e6ad045d36d7835d6 } from '../../../../site/src/features/pages/page-files/import-page.client.tsx'
import { ExportPage as ExportPage_90558a27354221445df5d451b1e827a4 } from '../../../../site/src/features/pages/page-files/export-page.client.tsx'
import { PublishButton as PublishButton_acd2869ee461dfd393b45c234778f897 } from '../../../../site/src/features/pages/admin/publish-button.client.tsx'
import { ZonedTime as ZonedTime_7d7105d91431d2794487a5c27bfed043 } from '../../../../site/src/ui/admin/zoned-time.client.tsx'
import { PopupResults as PopupResults_7bf084be9156ef3050e7b70373ace4d7 } from '../../../../site/src/features/popups/admin/popup-results.client.tsx'
import { StartForm as StartForm_39ecd0b24726a1f7705ccf651b26229d } from '../../../../site/src/features/contact-forms/collection/admin/start-form.client.tsx'
import { ChoiceLabel as ChoiceLabel_7abee78b0e88145012d4c008a8215e21 } from '../../../../site/src/features/contact-forms/collection/admin/row-label.client.tsx'
import { RowLabel as RowLabel_7abee78b0e88145012d4c008a8215e21 } from '../../../../site/src/features/contact-forms/collection/admin/row-label.client.tsx'
import { TagList as TagList_94470d51f4239ed7ed620d81c5bfcccd } from '../../../../site/src/features/contact-forms/collection/admin/tag-list.client.tsx'
import { MailPreview as MailPreview_b1e341834b10ab00069cc8fd170da511 } from '../../../../site/src/features/contact-forms/collection/admin/mail-preview.client.tsx'
import { DefaultText as DefaultText_54dab98a4faf173dba62c1510357a229 } from '../../../../site/src/features/contact-forms/collection/admin/on-demand.client.tsx'
import { FormCheck as FormCheck_b03e39d44cc07510236f332bbe7fb56e } from '../../../../site/src/features/contact-forms/collection/admin/form-check.client.tsx'
import { ImportForm as ImportForm_54dab98a4faf173dba62c1510357a229 } from '../../../../site/src/features/contact-forms/collection/admin/on-demand.client.tsx'
import { MediaViews as MediaViews_442a0f315ff657281d6da4ca754f1144 } from '../../../../site/src/features/settings/admin/media-views.client.tsx'
import { ImportReviews as ImportReviews_6eee2121e087aa8e01194a4bb0b1f560 } from '../../../../site/src/features/team/reviews/import-reviews.client.tsx'
import { NewsletterActions as NewsletterActions_778e458da6e095b886585b10ba9a7921 } from '../../../../site/src/features/newsletters/newsletter-actions.client.tsx'
import { RowTitle as RowTitle_b09bfebc0d008e3e3646b6297d349898 } from '../../../../site/src/ui/admin/row-title.client.tsx'
import { EndSubscription as EndSubscription_26e54aefaf0e29cddcfb5469a5a4a8dc } from '../../../../site/src/features/leads/inbox/newsletter/end-subscription.client.tsx'
import { NewsletterExport as NewsletterExport_fd15a16373afd5be6eaef1ba20d1d025 } from '../../../../site/src/features/leads/inbox/newsletter/newsletter-export.client.tsx'
import { EndAlert as EndAlert_4a1958fd851c8f72b821fe27a466fab0 } from '../../../../site/src/features/alerts/admin/end-alert.client.tsx'
import { EventsField as EventsField_750bb1f8ec594b458ea46e89f6d8c7dc } from '../../../../site/src/features/alerts/admin/events-field.tsx'
import { SubscriberAlerts as SubscriberAlerts_9b18216f3c0a125954202f58c30a2e08 } from '../../../../site/src/features/alerts/admin/subscriber-alerts.client.tsx'
import { RunSummary as RunSummary_f17ae1b51369455d8eed2315dcf4d670 } from '../../../../site/src/features/feeds/admin/run-summary.tsx'
import { Nothing as Nothing_f3eed5869fc74b913ece0d6255b3a5a8 } from '../../../../site/src/features/feeds/admin/nothing.tsx'
import { HeldRun as HeldRun_fe7f0a41c580a8121ffaa1fe03371847 } from '../../../../site/src/features/feeds/admin/on-demand.client.tsx'
import { PutBack as PutBack_4d0f92573433a2462d0273f0642aae2a } from '../../../../site/src/features/feeds/admin/put-back.client.tsx'
import { ImportAgain as ImportAgain_d521cac24b98320546e9d329154cd661 } from '../../../../site/src/features/feeds/admin/import-again.tsx'
import { RunListings as RunListings_18b8764cf949382c19893e1a1868a406 } from '../../../../site/src/features/feeds/admin/run-listings.tsx'
import { ProblemsField as ProblemsField_fd712e11a84fb82b7b55d95cb24a7f8c } from '../../../../site/src/features/feeds/admin/problems-field.tsx'
import { FeedUpload as FeedUpload_b977d5e52823c5d56087c0eca9ecce40 } from '../../../../site/src/features/feeds/admin/feed-upload.client.tsx'
import { SourceStatus as SourceStatus_d460ab940761f545d906f50927f16e94 } from '../../../../site/src/features/feeds/admin/source-status.tsx'
import { SourceAccess as SourceAccess_fe7f0a41c580a8121ffaa1fe03371847 } from '../../../../site/src/features/feeds/admin/on-demand.client.tsx'
import { SourceCsv as SourceCsv_fe7f0a41c580a8121ffaa1fe03371847 } from '../../../../site/src/features/feeds/admin/on-demand.client.tsx'
import { RatesForm as RatesForm_9642e9d387a200ca7fe0cba6a103e9f4 } from '../../../../site/src/features/calculators/admin/on-demand.client.tsx'
import { EditionPreview as EditionPreview_9642e9d387a200ca7fe0cba6a103e9f4 } from '../../../../site/src/features/calculators/admin/on-demand.client.tsx'
import { EditionActions as EditionActions_9642e9d387a200ca7fe0cba6a103e9f4 } from '../../../../site/src/features/calculators/admin/on-demand.client.tsx'
import { StartFromPresent as StartFromPresent_8cc8f22dc38b2b258693b13abaa3dd1c } from '../../../../site/src/features/calculators/admin/start-from-present.client.tsx'
import { TablesField as TablesField_3798b0115d1ef718b9ce718f15478d94 } from '../../../../site/src/features/calculators/admin/tables-field.client.tsx'
import { LeftOutEditions as LeftOutEditions_14855cfdd5e29565c024a5b808d0d056 } from '../../../../site/src/features/calculators/admin/left-out-editions.tsx'
import { ImportEdition as ImportEdition_b68d8b09ce36a6ace0e1b87c31f252b7 } from '../../../../site/src/features/calculators/admin/import-edition.client.tsx'
import { EditionButtons as EditionButtons_d11a3103d80947679eb7965b6aed5341 } from '../../../../site/src/features/calculators/admin/edition-buttons.client.tsx'
import { StatisticsList as StatisticsList_cf1b18829adcb70e66f614a543f068e7 } from '../../../../site/src/features/calculators/admin/statistics-view.tsx'
import { CurrentPassword as CurrentPassword_95984ea9cd91fcb5a9715bac77008e37 } from '../../../../site/src/features/settings/admin/current-password.client.tsx'
import { SignInField as SignInField_b33c90bfd7f704b3848d077d7a32e476 } from '../../../../site/src/features/settings/admin/on-demand.client.tsx'
import { RightsTable as RightsTable_ffb4f67ba29882e409385c23a12d0a60 } from '../../../../site/src/features/settings/admin/rights-table.tsx'
import { InviteUser as InviteUser_249064fc1f4aedc680fc8921425bc0d3 } from '../../../../site/src/features/settings/admin/invite-user.tsx'
import { LinkField as LinkField_f8d4068124e58965e1daf218772dbd6b } from '../../../../site/src/builder/links/link-field.client.tsx'
import { RedirectFiles as RedirectFiles_e9630ef3d2746e917bf0c42164dae0ea } from '../../../../site/src/features/settings/admin/redirect-files.client.tsx'
import { FormsField as FormsField_67d7c7ddb2e7822bd17c780b0adf1079 } from '../../../../site/src/features/leads/forms/settings/on-demand.client.tsx'
import { WebhookTest as WebhookTest_c30e27e5fd7c99da1dc6d4e6618410f9 } from '../../../../site/src/features/leads/delivery/webhooks/webhook-test.client.tsx'
import { AuditChanges as AuditChanges_5a6edd7ccafc0d28ac1c5101ad35a6d7 } from '../../../../site/src/ui/admin/audit-changes.tsx'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { ThemePreview as ThemePreview_b33c90bfd7f704b3848d077d7a32e476 } from '../../../../site/src/features/settings/admin/on-demand.client.tsx'
import { ColourField as ColourField_b33c90bfd7f704b3848d077d7a32e476 } from '../../../../site/src/features/settings/admin/on-demand.client.tsx'
import { FormBar as FormBar_4d0c525a82a343fa504af7c506928226 } from '../../../../site/src/features/leads/forms/settings/form-bar.client.tsx'
import { Recipients as Recipients_23a1c0825ece61f23a0bcca7003f70f1 } from '../../../../site/src/features/leads/inbox/recipients/recipients.client.tsx'
import { WebhookAddress as WebhookAddress_649abd2f83d785fd8f171f3facba4ae6 } from '../../../../site/src/features/leads/inbox/thread/webhook-address.tsx'
import { ReceivedSmsAddress as ReceivedSmsAddress_3ac74226a2d4ca99c5639d0c194f0e70 } from '../../../../site/src/features/leads/delivery/sms/received-sms-address.tsx'
import { PersonData as PersonData_3f7b563092b0d1bad0eb3425ad480330 } from '../../../../site/src/features/leads/inbox/retention/person-data.client.tsx'
import { MailTextsField as MailTextsField_3a7d225f184028151e66d2311d2aa738 } from '../../../../site/src/features/leads/delivery/mail/admin/on-demand.client.tsx'
import { FrontageIcon as FrontageIcon_2b2b8bfc41695ab196f939842c39f7cd } from '../../../../site/src/features/settings/admin/frontage-icon.tsx'
import { SignInName as SignInName_53ab2e4482ff82e33be579b44b59e544 } from '../../../../site/src/features/settings/admin/sign-in-name.tsx'
import { Notices as Notices_ca042eb2319c202bbdbce2697757c776 } from '../../../../site/src/features/settings/notices/notices.client.tsx'
import { AdminSearch as AdminSearch_1bdf2a8fe87407c605801878f87eb26c } from '../../../../site/src/features/settings/admin-search/admin-search.client.tsx'
import { CodeOnSignIn as CodeOnSignIn_84fcbf942c55c3c41e045eebbfe450c7 } from '../../../../site/src/features/settings/users/two-step/code-on-sign-in.client.tsx'
import { PasskeyOnSignIn as PasskeyOnSignIn_8040dfaaf18d4941c7d40bf7985713b0 } from '../../../../site/src/features/settings/users/passkeys/passkey-on-sign-in.client.tsx'
import { ToolLinks as ToolLinks_29483e41f2ba8d94b42c16841fad141e } from '../../../../site/src/features/settings/admin/tool-links.client.tsx'
import { FirstStart as FirstStart_c64df58787e705d2ef584ee27baea015 } from '../../../../site/src/features/settings/first-start/first-start.tsx'
import { LegalNotice as LegalNotice_42bf12405df44b323e944aaa2a70475c } from '../../../../site/src/features/settings/admin/legal-notice.tsx'
import { EndingRates as EndingRates_888135c68e304f10a8df9afbd2d14f42 } from '../../../../site/src/features/calculators/admin/ending-rates.tsx'
import { OwnTasks as OwnTasks_dd624e749399cf6faa9ba6023fc5ef29 } from '../../../../site/src/features/leads/inbox/tasks/own-tasks.tsx'
import { RecentChanges as RecentChanges_b22d6905a810c1f459a785957060066b } from '../../../../site/src/features/settings/admin-search/recent-changes.tsx'
import { LeadCharts as LeadCharts_1d9852fa2cefc3c4d2c8a794f9ed700b } from '../../../../site/src/features/leads/inbox/summary/lead-charts.client.tsx'
import { WorkLinks as WorkLinks_20337a2cbd3a6b3f856db424d4d53c8b } from '../../../../site/src/features/settings/admin/work-links.client.tsx'
import { ChooseOwnPassword as ChooseOwnPassword_9c740936936fef0cec90bce1f57d08e3 } from '../../../../site/src/features/settings/users/choose-own-password.client.tsx'
import { BoardView as BoardView_4f008543b0a5eae669d887e6ac85cfe3 } from '../../../../site/src/features/listings/admin/board-view.tsx'
import { OpenHomesView as OpenHomesView_23347c36a3da29613f3f0756fa36ed86 } from '../../../../site/src/features/leads/check-in/open-homes-view.tsx'
import { PerformanceView as PerformanceView_ff2fa9c7e0de422403e67ede77c1e809 } from '../../../../site/src/features/leads/inbox/performance/performance-view.tsx'
import { ContactsView as ContactsView_1d6b73ebad096290d87e2131f35d40c1 } from '../../../../site/src/features/leads/inbox/contacts/contact-views.tsx'
import { ContactView as ContactView_1d6b73ebad096290d87e2131f35d40c1 } from '../../../../site/src/features/leads/inbox/contacts/contact-views.tsx'
import { InboxView as InboxView_f7e6453864388524f09846b8ece5e92a } from '../../../../site/src/features/leads/inbox/admin/inbox-view.tsx'
import { HelpView as HelpView_d387a5670f374c8ff1836def143b6003 } from '../../../../site/src/features/settings/help/help-view.tsx'
import { BlockPreview as BlockPreview_658b82e8326b1be3bce52de51078d93c } from '../../../../site/src/builder/editor/block-preview.tsx'
import { SystemStatusView as SystemStatusView_3270cf94a72abfe6f13f32204192afb4 } from '../../../../site/src/features/settings/system-status/system-status-view.tsx'
import { UnusedMediaView as UnusedMediaView_dafd96eaf52bcc2eef83c04a4919eb1c } from '../../../../site/src/features/pages/admin/unused-media-view.tsx'
import { ComingChangesView as ComingChangesView_e48ded4b90528d96341c7176bb3fee9c } from '../../../../site/src/builder/coming-changes/coming-changes-view.tsx'
import { WebsiteKitsView as WebsiteKitsView_43ee61708bfd4367e4883353531f180a } from '../../../../site/src/features/pages/website-kits/admin/website-kits-view.tsx'
import { DeadLinksView as DeadLinksView_0eb5f9a9e6450ec1af1a595d88d5c99a } from '../../../../site/src/builder/links/dead-links-view.tsx'
import { BuilderView as BuilderView_af31e10416b7cf154c57a9a368b776f7 } from '../../../../site/src/builder/editor/builder-view.tsx'
import { StatisticsView as StatisticsView_cf1b18829adcb70e66f614a543f068e7 } from '../../../../site/src/features/calculators/admin/statistics-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/ui/admin/publish-check.client.tsx#PublishCheck": PublishCheck_67cb2bb42557279c28f6016829f5ab63,
  "/features/listings/admin/duplicate-notice.tsx#DuplicateNotice": DuplicateNotice_10f5b94b3bfacb0bdd0c4b06cc146f1c,
  "/features/listings/admin/listing-actions.client.tsx#ListingActions": ListingActions_81cd82c9d7418fa861e280d77c10baa8,
  "/features/listings/admin/feed-value.client.tsx#FeedCheckbox": FeedCheckbox_ef12e9a512cabf3516cc2c13e8f6818e,
  "/features/listings/admin/feed-value.client.tsx#FeedValue": FeedValue_ef12e9a512cabf3516cc2c13e8f6818e,
  "/features/listings/admin/suburb.client.tsx#Suburb": Suburb_7f49743dafa1959ad6145de7baef7e3e,
  "/features/settings/map/map-pin.tsx#MapPin": MapPin_2777374e58f372c2c908ab5f503a1be5,
  "/features/listings/admin/price-rule-note.client.tsx#PriceRuleNote": PriceRuleNote_4a664458d3bcd1efb9b6d02267f28752,
  "/ui/admin/day-cell.tsx#DayCell": DayCell_19e753252517f8b2fcb2a093dd6bd5e6,
  "/ui/admin/day-text.client.tsx#DayText": DayText_6de556f22a07fb7de31ed7825512ad20,
  "/ui/admin/texts-cell.tsx#TextsCell": TextsCell_1ced52fa00011c12be614c9fccfa03ea,
  "/ui/admin/unfinished-text.client.tsx#UnfinishedText": UnfinishedText_712264e210144fae204b3b2bd485d5c1,
  "/features/listings/admin/property-time.client.tsx#PropertyTime": PropertyTime_58d778452135dbfd34726a86f80a0bff,
  "/features/leads/check-in/listing-open-homes.client.tsx#ListingOpenHomes": ListingOpenHomes_9c3e08e377a8985df7c24997bb80dfad,
  "/features/listings/admin/property-time-cell.tsx#PropertyTimeCell": PropertyTimeCell_dff747a7ac02ff333af7f7e4bdfa8396,
  "/features/listings/admin/feed-history.tsx#FeedHistory": FeedHistory_c44ad7712ecdde32f640b8b437ebc31a,
  "/features/listings/admin/property-time.client.tsx#PropertyClock": PropertyClock_58d778452135dbfd34726a86f80a0bff,
  "/features/leads/inbox/admin/related-leads.client.tsx#RelatedLeads": RelatedLeads_528a83f0f749b0a8eef1e51ecad5021e,
  "/features/listings/admin/property-type-field.tsx#PropertyTypeField": PropertyTypeField_806cb62255f80d718017817cc0bc5cd1,
  "/ui/admin/choice-text.client.tsx#ChoiceText": ChoiceText_a9a3b119c96bb9310b76870e85d5065a,
  "/ui/admin/local-time.tsx#LocalTimeCell": LocalTimeCell_15a6cf68167c62489b0604a51bfebb04,
  "/ui/admin/local-time.tsx#LocalTime": LocalTime_15a6cf68167c62489b0604a51bfebb04,
  "/features/listings/admin/feed-bulk.client.tsx#FeedBulk": FeedBulk_2b033c20ae8a3813b0e76b645549b508,
  "/ui/admin/record-heading.client.tsx#RecordHeading": RecordHeading_ba822978e785b10272fd8c9b3e18f68f,
  "/ui/admin/take-over-wait.client.tsx#TakeOverWait": TakeOverWait_cbacb965bf1e966c805c91e81471c03f,
  "/ui/admin/unsaved-changes.client.tsx#UnsavedChanges": UnsavedChanges_9db999d516faf6d455be4c356bdef5c7,
  "/features/pages/admin/publish-listing.client.tsx#PublishListing": PublishListing_1b8cc53c88ff89bc040845e47baee1be,
  "/ui/admin/version-history.tsx#VersionHistory": VersionHistory_096d363d4ed56ba7a7e07f8a74396b3f,
  "/features/listings/admin/document-listing-cell.tsx#DocumentListingCell": DocumentListingCell_23643484b95768d7ac1858668f658a7b,
  "/features/settings/admin/used-in.client.tsx#UsedIn": UsedIn_8b03704a9eab30ff8282ee9560f3a293,
  "/ui/admin/file-size-cell.tsx#FileSizeCell": FileSizeCell_7cd1853727f3a878d70320cd3b4b6f16,
  "/features/vendor-reports/report-actions.client.tsx#ReportActions": ReportActions_d586d1d43baa1a255ef13a2f0abf6fa9,
  "/features/leads/inbox/admin/lead-actions.client.tsx#LeadActions": LeadActions_855449888a02094436a94c02c5d730b3,
  "/features/leads/inbox/admin/fact-field.tsx#FactField": FactField_481399cb0d4f0f93343a10aa5efff9c3,
  "/features/leads/inbox/admin/answers-field.tsx#AnswersField": AnswersField_ede4bdcddd1806f4458dbebdc7be326d,
  "/features/leads/attachments/attachments-field.tsx#AttachmentsField": AttachmentsField_785eee08a14b264460db23dbdbdd8e22,
  "/features/leads/inbox/admin/source-field.tsx#SourceField": SourceField_daa455fd00df0a6867d3310cf9c83ffc,
  "/features/leads/inbox/on-demand.client.tsx#LeadHistory": LeadHistory_ed9ed7e854661bb38ee8a999e4934161,
  "/features/leads/inbox/admin/outbox-notice.tsx#OutboxNotice": OutboxNotice_dc049e7d7f57440c334ee1225a1bde62,
  "/features/leads/inbox/admin/export-link.client.tsx#ExportLink": ExportLink_d07916aa881c0e894fd00dcea34cbeeb,
  "/features/leads/inbox/admin/attempts-field.tsx#AttemptsField": AttemptsField_353b061cd42888e2d953cb10351f0f63,
  "/features/leads/inbox/admin/resend-button.client.tsx#ResendButton": ResendButton_fc2e1045c260723aac6e6b66764e0a02,
  "/features/leads/inbox/admin/resend-all.tsx#ResendAll": ResendAll_7354aba814452c7de5dbc2676f048573,
  "/ui/admin/optional-label.client.tsx#OptionalLabel": OptionalLabel_ff3821af10de11b90c83a731e380ba07,
  "/builder/editor/open-builder.client.tsx#OpenBuilder": OpenBuilder_ae0887d57eb5934e565177526316cd28,
  "/features/pages/admin/search-preview.client.tsx#SearchPreview": SearchPreview_5e46ab4989ff7500fa7342c42b09a88a,
  "/builder/links/deleted-addresses.tsx#DeletedAddresses": DeletedAddresses_13cff216abd415f23b84c97d12417414,
  "/features/pages/page-files/import-page.client.tsx#ImportPage": ImportPage_5837b6bfa1203e4e6ad045d36d7835d6,
  "/features/pages/page-files/export-page.client.tsx#ExportPage": ExportPage_90558a27354221445df5d451b1e827a4,
  "/features/pages/admin/publish-button.client.tsx#PublishButton": PublishButton_acd2869ee461dfd393b45c234778f897,
  "/ui/admin/zoned-time.client.tsx#ZonedTime": ZonedTime_7d7105d91431d2794487a5c27bfed043,
  "/features/popups/admin/popup-results.client.tsx#PopupResults": PopupResults_7bf084be9156ef3050e7b70373ace4d7,
  "/features/contact-forms/collection/admin/start-form.client.tsx#StartForm": StartForm_39ecd0b24726a1f7705ccf651b26229d,
  "/features/contact-forms/collection/admin/row-label.client.tsx#ChoiceLabel": ChoiceLabel_7abee78b0e88145012d4c008a8215e21,
  "/features/contact-forms/collection/admin/row-label.client.tsx#RowLabel": RowLabel_7abee78b0e88145012d4c008a8215e21,
  "/features/contact-forms/collection/admin/tag-list.client.tsx#TagList": TagList_94470d51f4239ed7ed620d81c5bfcccd,
  "/features/contact-forms/collection/admin/mail-preview.client.tsx#MailPreview": MailPreview_b1e341834b10ab00069cc8fd170da511,
  "/features/contact-forms/collection/admin/on-demand.client.tsx#DefaultText": DefaultText_54dab98a4faf173dba62c1510357a229,
  "/features/contact-forms/collection/admin/form-check.client.tsx#FormCheck": FormCheck_b03e39d44cc07510236f332bbe7fb56e,
  "/features/contact-forms/collection/admin/on-demand.client.tsx#ImportForm": ImportForm_54dab98a4faf173dba62c1510357a229,
  "/features/settings/admin/media-views.client.tsx#MediaViews": MediaViews_442a0f315ff657281d6da4ca754f1144,
  "/features/team/reviews/import-reviews.client.tsx#ImportReviews": ImportReviews_6eee2121e087aa8e01194a4bb0b1f560,
  "/features/newsletters/newsletter-actions.client.tsx#NewsletterActions": NewsletterActions_778e458da6e095b886585b10ba9a7921,
  "/ui/admin/row-title.client.tsx#RowTitle": RowTitle_b09bfebc0d008e3e3646b6297d349898,
  "/features/leads/inbox/newsletter/end-subscription.client.tsx#EndSubscription": EndSubscription_26e54aefaf0e29cddcfb5469a5a4a8dc,
  "/features/leads/inbox/newsletter/newsletter-export.client.tsx#NewsletterExport": NewsletterExport_fd15a16373afd5be6eaef1ba20d1d025,
  "/features/alerts/admin/end-alert.client.tsx#EndAlert": EndAlert_4a1958fd851c8f72b821fe27a466fab0,
  "/features/alerts/admin/events-field.tsx#EventsField": EventsField_750bb1f8ec594b458ea46e89f6d8c7dc,
  "/features/alerts/admin/subscriber-alerts.client.tsx#SubscriberAlerts": SubscriberAlerts_9b18216f3c0a125954202f58c30a2e08,
  "/features/feeds/admin/run-summary.tsx#RunSummary": RunSummary_f17ae1b51369455d8eed2315dcf4d670,
  "/features/feeds/admin/nothing.tsx#Nothing": Nothing_f3eed5869fc74b913ece0d6255b3a5a8,
  "/features/feeds/admin/on-demand.client.tsx#HeldRun": HeldRun_fe7f0a41c580a8121ffaa1fe03371847,
  "/features/feeds/admin/put-back.client.tsx#PutBack": PutBack_4d0f92573433a2462d0273f0642aae2a,
  "/features/feeds/admin/import-again.tsx#ImportAgain": ImportAgain_d521cac24b98320546e9d329154cd661,
  "/features/feeds/admin/run-listings.tsx#RunListings": RunListings_18b8764cf949382c19893e1a1868a406,
  "/features/feeds/admin/problems-field.tsx#ProblemsField": ProblemsField_fd712e11a84fb82b7b55d95cb24a7f8c,
  "/features/feeds/admin/feed-upload.client.tsx#FeedUpload": FeedUpload_b977d5e52823c5d56087c0eca9ecce40,
  "/features/feeds/admin/source-status.tsx#SourceStatus": SourceStatus_d460ab940761f545d906f50927f16e94,
  "/features/feeds/admin/on-demand.client.tsx#SourceAccess": SourceAccess_fe7f0a41c580a8121ffaa1fe03371847,
  "/features/feeds/admin/on-demand.client.tsx#SourceCsv": SourceCsv_fe7f0a41c580a8121ffaa1fe03371847,
  "/features/calculators/admin/on-demand.client.tsx#RatesForm": RatesForm_9642e9d387a200ca7fe0cba6a103e9f4,
  "/features/calculators/admin/on-demand.client.tsx#EditionPreview": EditionPreview_9642e9d387a200ca7fe0cba6a103e9f4,
  "/features/calculators/admin/on-demand.client.tsx#EditionActions": EditionActions_9642e9d387a200ca7fe0cba6a103e9f4,
  "/features/calculators/admin/start-from-present.client.tsx#StartFromPresent": StartFromPresent_8cc8f22dc38b2b258693b13abaa3dd1c,
  "/features/calculators/admin/tables-field.client.tsx#TablesField": TablesField_3798b0115d1ef718b9ce718f15478d94,
  "/features/calculators/admin/left-out-editions.tsx#LeftOutEditions": LeftOutEditions_14855cfdd5e29565c024a5b808d0d056,
  "/features/calculators/admin/import-edition.client.tsx#ImportEdition": ImportEdition_b68d8b09ce36a6ace0e1b87c31f252b7,
  "/features/calculators/admin/edition-buttons.client.tsx#EditionButtons": EditionButtons_d11a3103d80947679eb7965b6aed5341,
  "/features/calculators/admin/statistics-view.tsx#StatisticsList": StatisticsList_cf1b18829adcb70e66f614a543f068e7,
  "/features/settings/admin/current-password.client.tsx#CurrentPassword": CurrentPassword_95984ea9cd91fcb5a9715bac77008e37,
  "/features/settings/admin/on-demand.client.tsx#SignInField": SignInField_b33c90bfd7f704b3848d077d7a32e476,
  "/features/settings/admin/rights-table.tsx#RightsTable": RightsTable_ffb4f67ba29882e409385c23a12d0a60,
  "/features/settings/admin/invite-user.tsx#InviteUser": InviteUser_249064fc1f4aedc680fc8921425bc0d3,
  "/builder/links/link-field.client.tsx#LinkField": LinkField_f8d4068124e58965e1daf218772dbd6b,
  "/features/settings/admin/redirect-files.client.tsx#RedirectFiles": RedirectFiles_e9630ef3d2746e917bf0c42164dae0ea,
  "/features/leads/forms/settings/on-demand.client.tsx#FormsField": FormsField_67d7c7ddb2e7822bd17c780b0adf1079,
  "/features/leads/delivery/webhooks/webhook-test.client.tsx#WebhookTest": WebhookTest_c30e27e5fd7c99da1dc6d4e6618410f9,
  "/ui/admin/audit-changes.tsx#AuditChanges": AuditChanges_5a6edd7ccafc0d28ac1c5101ad35a6d7,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/features/settings/admin/on-demand.client.tsx#ThemePreview": ThemePreview_b33c90bfd7f704b3848d077d7a32e476,
  "/features/settings/admin/on-demand.client.tsx#ColourField": ColourField_b33c90bfd7f704b3848d077d7a32e476,
  "/features/leads/forms/settings/form-bar.client.tsx#FormBar": FormBar_4d0c525a82a343fa504af7c506928226,
  "/features/leads/inbox/recipients/recipients.client.tsx#Recipients": Recipients_23a1c0825ece61f23a0bcca7003f70f1,
  "/features/leads/inbox/thread/webhook-address.tsx#WebhookAddress": WebhookAddress_649abd2f83d785fd8f171f3facba4ae6,
  "/features/leads/delivery/sms/received-sms-address.tsx#ReceivedSmsAddress": ReceivedSmsAddress_3ac74226a2d4ca99c5639d0c194f0e70,
  "/features/leads/inbox/retention/person-data.client.tsx#PersonData": PersonData_3f7b563092b0d1bad0eb3425ad480330,
  "/features/leads/delivery/mail/admin/on-demand.client.tsx#MailTextsField": MailTextsField_3a7d225f184028151e66d2311d2aa738,
  "/features/settings/admin/frontage-icon.tsx#FrontageIcon": FrontageIcon_2b2b8bfc41695ab196f939842c39f7cd,
  "/features/settings/admin/sign-in-name.tsx#SignInName": SignInName_53ab2e4482ff82e33be579b44b59e544,
  "/features/settings/notices/notices.client.tsx#Notices": Notices_ca042eb2319c202bbdbce2697757c776,
  "/features/settings/admin-search/admin-search.client.tsx#AdminSearch": AdminSearch_1bdf2a8fe87407c605801878f87eb26c,
  "/features/settings/users/two-step/code-on-sign-in.client.tsx#CodeOnSignIn": CodeOnSignIn_84fcbf942c55c3c41e045eebbfe450c7,
  "/features/settings/users/passkeys/passkey-on-sign-in.client.tsx#PasskeyOnSignIn": PasskeyOnSignIn_8040dfaaf18d4941c7d40bf7985713b0,
  "/features/settings/admin/tool-links.client.tsx#ToolLinks": ToolLinks_29483e41f2ba8d94b42c16841fad141e,
  "/features/settings/first-start/first-start.tsx#FirstStart": FirstStart_c64df58787e705d2ef584ee27baea015,
  "/features/settings/admin/legal-notice.tsx#LegalNotice": LegalNotice_42bf12405df44b323e944aaa2a70475c,
  "/features/calculators/admin/ending-rates.tsx#EndingRates": EndingRates_888135c68e304f10a8df9afbd2d14f42,
  "/features/leads/inbox/tasks/own-tasks.tsx#OwnTasks": OwnTasks_dd624e749399cf6faa9ba6023fc5ef29,
  "/features/settings/admin-search/recent-changes.tsx#RecentChanges": RecentChanges_b22d6905a810c1f459a785957060066b,
  "/features/leads/inbox/summary/lead-charts.client.tsx#LeadCharts": LeadCharts_1d9852fa2cefc3c4d2c8a794f9ed700b,
  "/features/settings/admin/work-links.client.tsx#WorkLinks": WorkLinks_20337a2cbd3a6b3f856db424d4d53c8b,
  "/features/settings/users/choose-own-password.client.tsx#ChooseOwnPassword": ChooseOwnPassword_9c740936936fef0cec90bce1f57d08e3,
  "/features/listings/admin/board-view.tsx#BoardView": BoardView_4f008543b0a5eae669d887e6ac85cfe3,
  "/features/leads/check-in/open-homes-view.tsx#OpenHomesView": OpenHomesView_23347c36a3da29613f3f0756fa36ed86,
  "/features/leads/inbox/performance/performance-view.tsx#PerformanceView": PerformanceView_ff2fa9c7e0de422403e67ede77c1e809,
  "/features/leads/inbox/contacts/contact-views.tsx#ContactsView": ContactsView_1d6b73ebad096290d87e2131f35d40c1,
  "/features/leads/inbox/contacts/contact-views.tsx#ContactView": ContactView_1d6b73ebad096290d87e2131f35d40c1,
  "/features/leads/inbox/admin/inbox-view.tsx#InboxView": InboxView_f7e6453864388524f09846b8ece5e92a,
  "/features/settings/help/help-view.tsx#HelpView": HelpView_d387a5670f374c8ff1836def143b6003,
  "/builder/editor/block-preview.tsx#BlockPreview": BlockPreview_658b82e8326b1be3bce52de51078d93c,
  "/features/settings/system-status/system-status-view.tsx#SystemStatusView": SystemStatusView_3270cf94a72abfe6f13f32204192afb4,
  "/features/pages/admin/unused-media-view.tsx#UnusedMediaView": UnusedMediaView_dafd96eaf52bcc2eef83c04a4919eb1c,
  "/builder/coming-changes/coming-changes-view.tsx#ComingChangesView": ComingChangesView_e48ded4b90528d96341c7176bb3fee9c,
  "/features/pages/website-kits/admin/website-kits-view.tsx#WebsiteKitsView": WebsiteKitsView_43ee61708bfd4367e4883353531f180a,
  "/builder/links/dead-links-view.tsx#DeadLinksView": DeadLinksView_0eb5f9a9e6450ec1af1a595d88d5c99a,
  "/builder/editor/builder-view.tsx#BuilderView": BuilderView_af31e10416b7cf154c57a9a368b776f7,
  "/features/calculators/admin/statistics-view.tsx#StatisticsView": StatisticsView_cf1b18829adcb70e66f614a543f068e7,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
