/** A listing of a feed, written out; `inner` are further elements. */
export type ListingXml = {
  id: string;
  type?: string;
  agency?: string;
  status?: string;
  modTime?: string;
  /** Elements beside the two ids; a status message has none. */
  inner?: string;
};

export const ADDRESS =
  '<address display="yes"><streetNumber>39</streetNumber><street>Main Road</street><suburb display="yes">Richmond</suburb><state>vic</state><postcode>3121</postcode></address>';

/** One REAXML file. */
export function feedXml(listings: ListingXml[], { date = '2026-11-01-10:00:00' } = {}): Buffer {
  const all = listings.map(
    ({
      id,
      type = 'residential',
      agency = 'XNWXNW',
      status = 'current',
      modTime = '2026-11-01-09:00:00',
      inner = '',
    }) =>
      `<${type} modTime="${modTime}" status="${status}"><agentID>${agency}</agentID><uniqueID>${id}</uniqueID>${inner}</${type}>`,
  );
  return Buffer.from(
    `<?xml version="1.0" encoding="UTF-8"?>\n<propertyList date="${date}" username="secret-user" password="secret-pass">\n${all.join('\n')}\n</propertyList>\n`,
  );
}

/** A complete house for sale. */
export const houseXml = (inner = '', price = '<price display="yes">750000</price>') =>
  `${ADDRESS}${price}<category name="House"/><headline>A house on Main Road</headline><description>Four rooms.</description><features><bedrooms>4</bedrooms><bathrooms>2</bathrooms><garages>1</garages><carports>1</carports><airConditioning>yes</airConditioning></features>${inner}`;
