import type { ListingSubject, SuburbSubject } from '#site/block-kit/page-subject.ts';
import { LeadButton } from '#site/features/leads/forms/opening/lead-button.tsx';
import { type LeadSubjectIds, leadFormPath } from '#site/features/leads/forms/opening/lead-paths.ts';
import type { ListingSlots } from '#site/features/listings/page/listing-view.tsx';
import type { PublicListing } from '#site/features/listings/public/public-listing.ts';
import type { Agent, Office } from '#site/features/team/load-people.ts';
import { listingTexts } from '#site/messages/listing.ts';
import { buttonStyle } from '#site/ui/button.tsx';
import { Icon } from '#site/ui/icons.tsx';
import { telHref } from '#site/ui/site-header.tsx';

/** What a contract of sale is called where buyers ask for it before they bid; in other states agents hand it out. */
const CONTRACTS: Readonly<Record<string, 'requestContract' | 'requestSection32'>> = {
  NSW: 'requestContract',
  ACT: 'requestContract',
  VIC: 'requestSection32',
};

/** The ways to enquire about a listing, for its page; those whose form is switched off are not there. */
export function enquirySlots({
  listing: { id, channel, hasBrochure, address },
  agents,
  office,
  offered,
}: Pick<ListingSubject, 'listing' | 'agents' | 'office' | 'offered'>): Omit<ListingSlots, 'people'> {
  const texts = listingTexts();
  const contract = channel === 'buy' && CONTRACTS[address.state];
  const [agent] = agents;
  const phone = agent?.mobile ?? agent?.phone ?? office?.phone;
  const enquiry = { form: 'property-enquiry', listing: id };
  const canEnquire = offered.includes('property-enquiry');
  const closed = channel === 'sold' || channel === 'leased';
  const inspection = offered.includes('book-inspection')
    ? { form: 'book-inspection', listing: id }
    : { ...enquiry, fill: { wishes: 'inspect' } };
  return {
    enquire: canEnquire && (
      <LeadButton
        {...enquiry}
        label={closed ? texts.enquireSimilar : texts.enquireAbout}
        icon="mail"
        size="lg"
        block
      />
    ),
    enquireShort: canEnquire && <LeadButton {...enquiry} label={texts.enquire} />,
    galleryEnquiry: canEnquire ? { href: leadFormPath(enquiry), label: texts.enquire } : null,
    registerForInspection: offered.includes('inspection-registration') && (
      <LeadButton
        form="inspection-registration"
        listing={id}
        label={texts.registerInspection}
        variant="primary"
        block
      />
    ),
    registerAt: offered.includes('inspection-registration')
      ? ({ startsAt, when }) => (
          <LeadButton
            form="inspection-registration"
            listing={id}
            fill={{ inspection: startsAt }}
            label={texts.register}
            more={texts.registerFor(when)}
            variant="text"
          />
        )
      : null,
    requestBrochure: hasBrochure && offered.includes('brochure-request') && (
      <LeadButton form="brochure-request" listing={id} label={texts.requestBrochure} variant="outline" />
    ),
    requestContract: contract && canEnquire && (
      <LeadButton {...enquiry} fill={{ wishes: 'contract' }} label={texts[contract]} variant="outline" />
    ),
    call: phone && (
      <a href={telHref(phone)} className={buttonStyle({ variant: 'outline' })}>
        <Icon name="phone" />
        {texts.call}
      </a>
    ),
    appraisal: closed && ownerAppraisal({ channel, address, offered }),
    askForInspection: offered.includes(inspection.form) && (
      <LeadButton {...inspection} label={texts.privateInspection} variant="text" />
    ),
  };
}

/** Asks what a home like one that was sold or leased could bring. */
function ownerAppraisal({
  channel,
  address: { suburb, state, postcode },
  offered,
}: Pick<PublicListing, 'channel' | 'address'> & { offered: readonly string[] }) {
  const form = channel === 'sold' ? 'sales-appraisal' : 'rental-appraisal';
  const place = { suburb: suburb ?? '', state, postcode: postcode ?? '' };
  return (
    offered.includes(form) && (
      <LeadButton
        form={form}
        fill={place}
        label={listingTexts().requestAppraisal}
        variant="primary"
        size="lg"
      />
    )
  );
}

/** Writes to an agent; about a listing where one is given. */
export function contactAgent({
  agent,
  listing,
  offered,
}: {
  agent: Agent;
  listing?: PublicListing;
  offered: readonly string[];
}) {
  if (!offered.includes('contact-agent')) return null;
  return (
    <LeadButton
      form="contact-agent"
      agent={agent.id}
      listing={listing?.id}
      label={listingTexts().contact(agent.name.split(' ')[0] ?? '')}
      icon="mail"
      variant={listing ? 'outline' : 'accent'}
      size={listing ? 'sm' : 'md'}
    />
  );
}

/** Writes to an office. */
export function contactOffice({ office, offered }: { office: Office; offered: readonly string[] }) {
  if (!offered.includes('contact-office')) return null;
  return (
    <LeadButton form="contact-office" office={office.id} label={listingTexts().contactOffice} icon="mail" />
  );
}

/** The appraisals that agents give; offices give all. */
const AGENT_APPRAISALS = ['sales-appraisal', 'rental-appraisal'];

/** The appraisals that an agent gives, or an office, each a button of its own. */
export function appraisals({ offered, ...about }: { offered: readonly string[] } & LeadSubjectIds) {
  return Object.entries(listingTexts().appraisals)
    .filter(([form]) => offered.includes(form) && (!about.agent || AGENT_APPRAISALS.includes(form)))
    .map(([form, label]) => <LeadButton key={form} form={form} {...about} label={label} variant="outline" />);
}

/** Asks for an appraisal of a home in a suburb; nothing where the form is switched off. */
export function appraisalIn({ stock: { suburb }, offered }: SuburbSubject) {
  if (!offered.includes('sales-appraisal')) return null;
  const { name, state, postcode } = suburb;
  return (
    <LeadButton
      form="sales-appraisal"
      fill={{ suburb: name, state, postcode }}
      label={listingTexts().requestAppraisal}
      variant="primary"
    />
  );
}
