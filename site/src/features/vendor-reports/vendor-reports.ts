import type { Access, CollectionBeforeChangeHook, CollectionConfig } from 'payload';
import { APIError } from 'payload';
import { changeable, staffOf } from '#site/server/access.ts';
import { isPlainAddress } from '#site/server/mail.ts';
import { reportLinkEndpoint, reportNewLinkEndpoint } from './report-endpoints.ts';

/** More would be a mailing list. */
const MOST_RECIPIENTS = 6;

/** Who changes a listing reports on it to its vendor; nobody else sees the vendor's address. */
const ofListing: Access = ({ req }) =>
  changeable({
    req,
    area: 'listings',
    office: (id) => ({ 'listing.office': { equals: id } }),
    own: (agent) => ({ 'listing.agents': { contains: agent } }),
  });

/** The rule for what there is already says nothing of a listing that is named now. */
const refuseOthersListing: CollectionBeforeChangeHook = async ({ data, req }) => {
  if (!staffOf(req) || !data.listing) return data;
  const rule = changeable({
    req,
    area: 'listings',
    office: (id) => ({ office: { equals: id } }),
    own: (agent) => ({ agents: { contains: agent } }),
  });
  if (rule === true) return data;
  const id = typeof data.listing === 'object' ? data.listing.id : data.listing;
  const { totalDocs } = rule
    ? await req.payload.count({ collection: 'listings', where: { and: [{ id: { equals: id } }, rule] }, req })
    : { totalDocs: 0 };
  if (totalDocs === 0) throw new APIError('You can report on your own listings only.', 403);
  return data;
};

/** What a vendor is told of their listing: by a private page, and every Monday by email. */
export const vendorReports: CollectionConfig = {
  slug: 'vendor-reports',
  labels: { singular: 'Vendor report', plural: 'Vendor reports' },
  admin: {
    group: 'Property',
    useAsTitle: 'title',
    defaultColumns: ['listing', 'recipients', 'weekly', 'updatedAt'],
    description: 'Page views, saves, alerts, enquiries and open homes of a listing, for its vendor.',
  },
  access: {
    create: (args) => Boolean(ofListing(args)),
    read: ofListing,
    update: ofListing,
    delete: ofListing,
  },
  graphQL: false,
  disableDuplicate: true,
  endpoints: [reportLinkEndpoint, reportNewLinkEndpoint],
  hooks: { beforeChange: [refuseOthersListing] },
  fields: [
    {
      name: 'actions',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/features/vendor-reports/report-actions.client.tsx#ReportActions' },
      },
    },
    {
      name: 'listing',
      type: 'relationship',
      relationTo: 'listings',
      required: true,
      unique: true,
      admin: { allowCreate: false, allowEdit: false },
    },
    { name: 'title', type: 'text', virtual: 'listing.title', admin: { hidden: true } },
    {
      name: 'recipients',
      type: 'text',
      hasMany: true,
      label: 'Send to',
      admin: {
        description: 'Email addresses of the vendor, with their agreement. Each email has a link to stop.',
      },
      validate: (value: unknown) => {
        const given = Array.isArray(value) ? value.map(String) : [];
        if (given.length > MOST_RECIPIENTS) return `Enter ${MOST_RECIPIENTS} addresses or fewer.`;
        const wrong = given.find((address) => !isPlainAddress(address));
        return wrong ? `${wrong} is not an email address.` : true;
      },
    },
    {
      name: 'weekly',
      type: 'checkbox',
      label: 'Email every Monday',
      defaultValue: true,
      admin: { description: 'At eight in the morning, while the listing is on the market.' },
    },
    // Raised by one, every link before is refused.
    {
      name: 'link',
      type: 'number',
      required: true,
      defaultValue: 1,
      access: { create: () => false, update: () => false },
      admin: { hidden: true },
    },
  ],
};
