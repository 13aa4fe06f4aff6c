import { LeadButton } from '#site/features/leads/lead-button.tsx';
import type { ListingSlots } from '#site/features/listings/listing-page/listing-view.tsx';
import type { PublicListing } from '#site/features/listings/public-listing.ts';
import type { Agent } from '#site/features/team/load-people.ts';

/** The ways to enquire about a listing, for its page. */
export function enquirySlots({ id, channel }: PublicListing): Omit<ListingSlots, 'people'> {
  const enquiry = { form: 'property-enquiry', listing: id };
  const closed = channel === 'sold' || channel === 'leased';
  return {
    enquire: (
      <LeadButton
        {...enquiry}
        label={closed ? 'Ask about homes like this' : 'Enquire about this property'}
        icon="mail"
        size="lg"
        block
      />
    ),
    enquireShort: <LeadButton {...enquiry} label="Enquire" />,
    askForInspection: (
      <LeadButton
        {...enquiry}
        fill={{ wishes: 'inspect' }}
        label="Ask for a private inspection"
        variant="text"
      />
    ),
  };
}

/** Writes to an agent; about a listing where one is given. */
export function contactAgent({ agent, listing }: { agent: Agent; listing?: PublicListing }) {
  return (
    <LeadButton
      form="contact-agent"
      agent={agent.id}
      listing={listing?.id}
      label={`Contact ${agent.name.split(' ')[0]}`}
      icon="mail"
      variant={listing ? 'outline' : 'accent'}
      size={listing ? 'sm' : 'md'}
    />
  );
}
