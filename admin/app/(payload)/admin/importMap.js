import { PublishCheck as PublishCheck_67cb2bb42557279c28f6016829f5ab63 } from '../../../../site/src/ui/admin/publish-check.client.tsx'
import { DayText as DayText_6de556f22a07fb7de31ed7825512ad20 } from '../../../../site/src/ui/admin/day-text.client.tsx'
import { PropertyTime as PropertyTime_58d778452135dbfd34726a86f80a0bff } from '../../../../site/src/features/listings/admin/property-time.client.tsx'
import { PropertyTimeCell as PropertyTimeCell_dff747a7ac02ff333af7f7e4bdfa8396 } from '../../../../site/src/features/listings/admin/property-time-cell.tsx'
import { PropertyClock as PropertyClock_58d778452135dbfd34726a86f80a0bff } from '../../../../site/src/features/listings/admin/property-time.client.tsx'
import { VersionHistory as VersionHistory_096d363d4ed56ba7a7e07f8a74396b3f } from '../../../../site/src/ui/admin/version-history.tsx'
import { UsedIn as UsedIn_8b03704a9eab30ff8282ee9560f3a293 } from '../../../../site/src/features/settings/admin/used-in.client.tsx'
import { HeldRun as HeldRun_b3e5e5063c9e334fc7f1a31d98624cec } from '../../../../site/src/features/feeds/admin/held-run.client.tsx'
import { ProblemsField as ProblemsField_fd712e11a84fb82b7b55d95cb24a7f8c } from '../../../../site/src/features/feeds/admin/problems-field.tsx'
import { FeedUpload as FeedUpload_b977d5e52823c5d56087c0eca9ecce40 } from '../../../../site/src/features/feeds/admin/feed-upload.client.tsx'
import { FactField as FactField_ee990205d6c6a01309e2999533733a04 } from '../../../../site/src/features/leads/admin/fact-field.tsx'
import { AnswersField as AnswersField_64ff5595a75f7d6f706b47ce9f0e9dfb } from '../../../../site/src/features/leads/admin/answers-field.tsx'
import { AttachmentsField as AttachmentsField_785eee08a14b264460db23dbdbdd8e22 } from '../../../../site/src/features/leads/attachments/attachments-field.tsx'
import { SourceField as SourceField_113fdbe31ef4ace73de667c215939357 } from '../../../../site/src/features/leads/admin/source-field.tsx'
import { LogField as LogField_d18997d94fa548d9da542793d0952292 } from '../../../../site/src/features/leads/admin/log-field.tsx'
import { OutboxNotice as OutboxNotice_0a14b6c87bc711916f109f818ed26de3 } from '../../../../site/src/features/leads/admin/outbox-notice.tsx'
import { ExportLink as ExportLink_0fe8a96dc0ab7a42b3f6f6e1e967a78f } from '../../../../site/src/features/leads/admin/export-link.client.tsx'
import { AttemptsField as AttemptsField_33ea1791fb409558bd68cdacea016744 } from '../../../../site/src/features/leads/admin/attempts-field.tsx'
import { ResendButton as ResendButton_4aabcc41b813aeb488a96e613a1660d5 } from '../../../../site/src/features/leads/admin/resend-button.client.tsx'
import { FormsField as FormsField_243026e902396701105826e65c8275f7 } from '../../../../site/src/features/leads/admin/forms-field.client.tsx'
import { WebhookTest as WebhookTest_59d7e2f4b7ea9293cc098b30669944b8 } from '../../../../site/src/features/leads/admin/webhook-test.client.tsx'
import { EndSubscription as EndSubscription_afbe3e3f8625b0206170dd232de69630 } from '../../../../site/src/features/leads/admin/end-subscription.client.tsx'
import { NewsletterExport as NewsletterExport_1b6d2a007de13b4e3ede2943c9620f02 } from '../../../../site/src/features/leads/admin/newsletter-export.client.tsx'
import { ChoiceLabel as ChoiceLabel_ae040e38271f98412295c2e8e878c742 } from '../../../../site/src/features/contact-forms/admin/row-label.client.tsx'
import { RowLabel as RowLabel_ae040e38271f98412295c2e8e878c742 } from '../../../../site/src/features/contact-forms/admin/row-label.client.tsx'
import { TagList as TagList_e6a4b039d1223e3ece491e2bd378df14 } from '../../../../site/src/features/contact-forms/admin/tag-list.client.tsx'
import { MailPreview as MailPreview_3c278d6fde05a0f4bd8abb8e526dd31d } from '../../../../site/src/features/contact-forms/admin/mail-preview.client.tsx'
import { SaidOtherwise as SaidOtherwise_7c02e891d75e8108f399d66f5cdff8f9 } from '../../../../site/src/features/contact-forms/admin/said-otherwise.client.tsx'
import { FormCheck as FormCheck_f5a884ea93e6c1320258da7201c26f46 } from '../../../../site/src/features/contact-forms/admin/form-check.client.tsx'
import { StartForm as StartForm_38767168fae05d2f220d5cffbaec7af9 } from '../../../../site/src/features/contact-forms/admin/start-form.client.tsx'
import { ImportForm as ImportForm_b232664edbdcfd93abbad15a4048f18f } from '../../../../site/src/features/contact-forms/admin/import-form.client.tsx'
import { EventsField as EventsField_750bb1f8ec594b458ea46e89f6d8c7dc } from '../../../../site/src/features/alerts/admin/events-field.tsx'
import { RatesForm as RatesForm_a8d5331a0f847b2d44aff27720f0342f } from '../../../../site/src/features/calculators/admin/rates-form.client.tsx'
import { EditionPreview as EditionPreview_44923ebc5cf2752397d12928505b2c67 } from '../../../../site/src/features/calculators/admin/edition-preview.client.tsx'
import { EditionActions as EditionActions_ed9c5e74af41ae4c12cf33e89803af4e } from '../../../../site/src/features/calculators/admin/edition-actions.client.tsx'
import { StartFromPresent as StartFromPresent_8cc8f22dc38b2b258693b13abaa3dd1c } from '../../../../site/src/features/calculators/admin/start-from-present.client.tsx'
import { TablesField as TablesField_3798b0115d1ef718b9ce718f15478d94 } from '../../../../site/src/features/calculators/admin/tables-field.client.tsx'
import { LeftOutEditions as LeftOutEditions_14855cfdd5e29565c024a5b808d0d056 } from '../../../../site/src/features/calculators/admin/left-out-editions.tsx'
import { ImportEdition as ImportEdition_b68d8b09ce36a6ace0e1b87c31f252b7 } from '../../../../site/src/features/calculators/admin/import-edition.client.tsx'
import { EditionButtons as EditionButtons_d11a3103d80947679eb7965b6aed5341 } from '../../../../site/src/features/calculators/admin/edition-buttons.client.tsx'
import { StatisticsList as StatisticsList_cf1b18829adcb70e66f614a543f068e7 } from '../../../../site/src/features/calculators/admin/statistics-view.tsx'
import { OpenBuilder as OpenBuilder_ae0887d57eb5934e565177526316cd28 } from '../../../../site/src/builder/editor/open-builder.client.tsx'
import { SearchPreview as SearchPreview_5e46ab4989ff7500fa7342c42b09a88a } from '../../../../site/src/features/pages/admin/search-preview.client.tsx'
import { PublishButton as PublishButton_acd2869ee461dfd393b45c234778f897 } from '../../../../site/src/features/pages/admin/publish-button.client.tsx'
import { ZonedTime as ZonedTime_7d7105d91431d2794487a5c27bfed043 } from '../../../../site/src/ui/admin/zoned-time.client.tsx'
import { PopupResults as PopupResults_7bf084be9156ef3050e7b70373ace4d7 } from '../../../../site/src/features/popups/admin/popup-results.client.tsx'
import { CurrentPassword as CurrentPassword_95984ea9cd91fcb5a9715bac77008e37 } from '../../../../site/src/features/settings/admin/current-password.client.tsx'
import { QueryPresetsAccessCell as QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereCell as QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsWhereField as QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnsCell as QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsColumnField as QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByCell as QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { QueryPresetsGroupByField as QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40 } from '@payloadcms/next/client'
import { LookPreview as LookPreview_1b4c61df6a28523633506a5a95054d59 } from '../../../../site/src/features/settings/admin/look-preview.client.tsx'
import { ColourField as ColourField_d439a73574b306affb77509727f552b9 } from '../../../../site/src/features/settings/admin/colour-field.client.tsx'
import { PersonData as PersonData_ddba0b8d15309912b752cfb5d3d168c4 } from '../../../../site/src/features/leads/admin/person-data.client.tsx'
import { MailTextsField as MailTextsField_113066925f72fc46399a680c3c3f91c9 } from '../../../../site/src/features/leads/mail/admin/mail-texts-field.client.tsx'
import { EndingRates as EndingRates_888135c68e304f10a8df9afbd2d14f42 } from '../../../../site/src/features/calculators/admin/ending-rates.tsx'
import { LeadCharts as LeadCharts_bb6cb14fc5868e664dfd0303339dda97 } from '../../../../site/src/features/leads/admin/lead-charts.client.tsx'
import { BlockPreview as BlockPreview_658b82e8326b1be3bce52de51078d93c } from '../../../../site/src/builder/editor/block-preview.tsx'
import { BuilderView as BuilderView_af31e10416b7cf154c57a9a368b776f7 } from '../../../../site/src/builder/editor/builder-view.tsx'
import { StatisticsView as StatisticsView_cf1b18829adcb70e66f614a543f068e7 } from '../../../../site/src/features/calculators/admin/statistics-view.tsx'
import { CollectionCards as CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1 } from '@payloadcms/next/rsc'

/** @type import('payload').ImportMap */
export const importMap = {
  "/ui/admin/publish-check.client.tsx#PublishCheck": PublishCheck_67cb2bb42557279c28f6016829f5ab63,
  "/ui/admin/day-text.client.tsx#DayText": DayText_6de556f22a07fb7de31ed7825512ad20,
  "/features/listings/admin/property-time.client.tsx#PropertyTime": PropertyTime_58d778452135dbfd34726a86f80a0bff,
  "/features/listings/admin/property-time-cell.tsx#PropertyTimeCell": PropertyTimeCell_dff747a7ac02ff333af7f7e4bdfa8396,
  "/features/listings/admin/property-time.client.tsx#PropertyClock": PropertyClock_58d778452135dbfd34726a86f80a0bff,
  "/ui/admin/version-history.tsx#VersionHistory": VersionHistory_096d363d4ed56ba7a7e07f8a74396b3f,
  "/features/settings/admin/used-in.client.tsx#UsedIn": UsedIn_8b03704a9eab30ff8282ee9560f3a293,
  "/features/feeds/admin/held-run.client.tsx#HeldRun": HeldRun_b3e5e5063c9e334fc7f1a31d98624cec,
  "/features/feeds/admin/problems-field.tsx#ProblemsField": ProblemsField_fd712e11a84fb82b7b55d95cb24a7f8c,
  "/features/feeds/admin/feed-upload.client.tsx#FeedUpload": FeedUpload_b977d5e52823c5d56087c0eca9ecce40,
  "/features/leads/admin/fact-field.tsx#FactField": FactField_ee990205d6c6a01309e2999533733a04,
  "/features/leads/admin/answers-field.tsx#AnswersField": AnswersField_64ff5595a75f7d6f706b47ce9f0e9dfb,
  "/features/leads/attachments/attachments-field.tsx#AttachmentsField": AttachmentsField_785eee08a14b264460db23dbdbdd8e22,
  "/features/leads/admin/source-field.tsx#SourceField": SourceField_113fdbe31ef4ace73de667c215939357,
  "/features/leads/admin/log-field.tsx#LogField": LogField_d18997d94fa548d9da542793d0952292,
  "/features/leads/admin/outbox-notice.tsx#OutboxNotice": OutboxNotice_0a14b6c87bc711916f109f818ed26de3,
  "/features/leads/admin/export-link.client.tsx#ExportLink": ExportLink_0fe8a96dc0ab7a42b3f6f6e1e967a78f,
  "/features/leads/admin/attempts-field.tsx#AttemptsField": AttemptsField_33ea1791fb409558bd68cdacea016744,
  "/features/leads/admin/resend-button.client.tsx#ResendButton": ResendButton_4aabcc41b813aeb488a96e613a1660d5,
  "/features/leads/admin/forms-field.client.tsx#FormsField": FormsField_243026e902396701105826e65c8275f7,
  "/features/leads/admin/webhook-test.client.tsx#WebhookTest": WebhookTest_59d7e2f4b7ea9293cc098b30669944b8,
  "/features/leads/admin/end-subscription.client.tsx#EndSubscription": EndSubscription_afbe3e3f8625b0206170dd232de69630,
  "/features/leads/admin/newsletter-export.client.tsx#NewsletterExport": NewsletterExport_1b6d2a007de13b4e3ede2943c9620f02,
  "/features/contact-forms/admin/row-label.client.tsx#ChoiceLabel": ChoiceLabel_ae040e38271f98412295c2e8e878c742,
  "/features/contact-forms/admin/row-label.client.tsx#RowLabel": RowLabel_ae040e38271f98412295c2e8e878c742,
  "/features/contact-forms/admin/tag-list.client.tsx#TagList": TagList_e6a4b039d1223e3ece491e2bd378df14,
  "/features/contact-forms/admin/mail-preview.client.tsx#MailPreview": MailPreview_3c278d6fde05a0f4bd8abb8e526dd31d,
  "/features/contact-forms/admin/said-otherwise.client.tsx#SaidOtherwise": SaidOtherwise_7c02e891d75e8108f399d66f5cdff8f9,
  "/features/contact-forms/admin/form-check.client.tsx#FormCheck": FormCheck_f5a884ea93e6c1320258da7201c26f46,
  "/features/contact-forms/admin/start-form.client.tsx#StartForm": StartForm_38767168fae05d2f220d5cffbaec7af9,
  "/features/contact-forms/admin/import-form.client.tsx#ImportForm": ImportForm_b232664edbdcfd93abbad15a4048f18f,
  "/features/alerts/admin/events-field.tsx#EventsField": EventsField_750bb1f8ec594b458ea46e89f6d8c7dc,
  "/features/calculators/admin/rates-form.client.tsx#RatesForm": RatesForm_a8d5331a0f847b2d44aff27720f0342f,
  "/features/calculators/admin/edition-preview.client.tsx#EditionPreview": EditionPreview_44923ebc5cf2752397d12928505b2c67,
  "/features/calculators/admin/edition-actions.client.tsx#EditionActions": EditionActions_ed9c5e74af41ae4c12cf33e89803af4e,
  "/features/calculators/admin/start-from-present.client.tsx#StartFromPresent": StartFromPresent_8cc8f22dc38b2b258693b13abaa3dd1c,
  "/features/calculators/admin/tables-field.client.tsx#TablesField": TablesField_3798b0115d1ef718b9ce718f15478d94,
  "/features/calculators/admin/left-out-editions.tsx#LeftOutEditions": LeftOutEditions_14855cfdd5e29565c024a5b808d0d056,
  "/features/calculators/admin/import-edition.client.tsx#ImportEdition": ImportEdition_b68d8b09ce36a6ace0e1b87c31f252b7,
  "/features/calculators/admin/edition-buttons.client.tsx#EditionButtons": EditionButtons_d11a3103d80947679eb7965b6aed5341,
  "/features/calculators/admin/statistics-view.tsx#StatisticsList": StatisticsList_cf1b18829adcb70e66f614a543f068e7,
  "/builder/editor/open-builder.client.tsx#OpenBuilder": OpenBuilder_ae0887d57eb5934e565177526316cd28,
  "/features/pages/admin/search-preview.client.tsx#SearchPreview": SearchPreview_5e46ab4989ff7500fa7342c42b09a88a,
  "/features/pages/admin/publish-button.client.tsx#PublishButton": PublishButton_acd2869ee461dfd393b45c234778f897,
  "/ui/admin/zoned-time.client.tsx#ZonedTime": ZonedTime_7d7105d91431d2794487a5c27bfed043,
  "/features/popups/admin/popup-results.client.tsx#PopupResults": PopupResults_7bf084be9156ef3050e7b70373ace4d7,
  "/features/settings/admin/current-password.client.tsx#CurrentPassword": CurrentPassword_95984ea9cd91fcb5a9715bac77008e37,
  "@payloadcms/next/client#QueryPresetsAccessCell": QueryPresetsAccessCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereCell": QueryPresetsWhereCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsWhereField": QueryPresetsWhereField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnsCell": QueryPresetsColumnsCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsColumnField": QueryPresetsColumnField_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByCell": QueryPresetsGroupByCell_2b8867833a34864a02ddf429b0728a40,
  "@payloadcms/next/client#QueryPresetsGroupByField": QueryPresetsGroupByField_2b8867833a34864a02ddf429b0728a40,
  "/features/settings/admin/look-preview.client.tsx#LookPreview": LookPreview_1b4c61df6a28523633506a5a95054d59,
  "/features/settings/admin/colour-field.client.tsx#ColourField": ColourField_d439a73574b306affb77509727f552b9,
  "/features/leads/admin/person-data.client.tsx#PersonData": PersonData_ddba0b8d15309912b752cfb5d3d168c4,
  "/features/leads/mail/admin/mail-texts-field.client.tsx#MailTextsField": MailTextsField_113066925f72fc46399a680c3c3f91c9,
  "/features/calculators/admin/ending-rates.tsx#EndingRates": EndingRates_888135c68e304f10a8df9afbd2d14f42,
  "/features/leads/admin/lead-charts.client.tsx#LeadCharts": LeadCharts_bb6cb14fc5868e664dfd0303339dda97,
  "/builder/editor/block-preview.tsx#BlockPreview": BlockPreview_658b82e8326b1be3bce52de51078d93c,
  "/builder/editor/builder-view.tsx#BuilderView": BuilderView_af31e10416b7cf154c57a9a368b776f7,
  "/features/calculators/admin/statistics-view.tsx#StatisticsView": StatisticsView_cf1b18829adcb70e66f614a543f068e7,
  "@payloadcms/next/rsc#CollectionCards": CollectionCards_f9c02e79a4aed9a3924487c0cd4cafb1
}
