import { describe, expect, it } from 'vitest';
import { mapped } from '../testing/message.ts';

const ADDRESS =
  '<address display="yes"><streetNumber>39</streetNumber><street>Main Road</street><suburb>Perth</suburb><state>WA</state><postcode>6000</postcode></address>';

describe('what kind of listing it is', () => {
  it.each([
    ['residential', '<category name="DuplexSemi-detached"/>', 'residential', 'buy', 'Duplex / semi-detached'],
    ['residential', '<category name="BlockOfUnits"/>', 'residential', 'buy', 'Block of units'],
    ['residential', '<category name="Cottage"/>', 'residential', 'buy', 'Cottage'],
    ['rental', '<category name="ServicedApartment"/>', 'residential', 'rent', 'Serviced apartment'],
    ['land', '<landCategory name="Residential"/>', 'residential', 'buy', 'Land'],
    ['land', '<landCategory name="Commercial"/>', 'commercial', 'buy', 'Land'],
    ['rural', '<ruralCategory name="MixedFarming"/>', 'rural', 'buy', 'Mixed farming'],
    ['holidayRental', '<holidayCategory name="BackpackerHostel"/>', 'holiday', 'rent', 'Backpacker hostel'],
    [
      'commercial',
      '<commercialListingType value="sale"/><commercialCategory name="Offices"/>',
      'commercial',
      'buy',
      'Offices',
    ],
    ['commercial', '<commercialListingType value="lease"/>', 'commercial', 'rent', undefined],
    ['commercial', '<commercialListingType value="both"/>', 'commercial', 'buy', undefined],
    ['commercial', '<commercialRent>52000</commercialRent>', 'commercial', 'rent', undefined],
    ['commercialLand', '<commercialListingType value="lease"/>', 'commercial', 'rent', 'Land'],
    [
      'business',
      '<businessCategory><name>Food/Hospitality</name></businessCategory>',
      'business',
      'buy',
      'Food / hospitality',
    ],
  ] as const)('%s %s → %s, %s, %s', async (type, inner, category, method, propertyType) => {
    const { patch } = await mapped({ type, inner });
    expect([patch.category, patch.method, patch.propertyType]).toEqual([category, method, propertyType]);
  });

  it('is for sale and for rent at once where the message says so', async () => {
    const both = await mapped({ type: 'commercial', inner: '<commercialListingType value="both"/>' });
    expect(both.patch).toMatchObject({ method: 'buy', alsoForRent: true });
    const sale = await mapped({ type: 'commercial', inner: '<commercialListingType value="sale"/>' });
    expect(sale.patch).toMatchObject({ method: 'buy', alsoForRent: false });
    expect((await mapped({ type: 'commercial', inner: '' })).patch).not.toHaveProperty('alsoForRent');
  });

  it('keeps sale or lease of a commercial listing when a message does not say', async () => {
    const { patch } = await mapped(
      { type: 'commercial', inner: '<price>500000</price>' },
      { stored: { category: 'commercial', method: 'rent' } },
    );
    expect(patch.method).toBe('rent');
  });
});

describe('prices', () => {
  it.each([
    ['<price display="yes">500000</price>', { price: 500000, priceHidden: false }],
    ['<price display="no">500000</price>', { price: 500000, priceHidden: true }],
    ['<price display="maybe">500000</price>', { priceHidden: true }],
    ['<price>500000</price>', { priceHidden: false }],
    ['<price display="no"/>', { price: null, priceHidden: true }],
    ['<price><range><min>400000</min><max>450000</max></range></price>', { price: 400000, priceMax: 450000 }],
    ['<price>$650,000</price>', { price: 650000 }],
    ['<priceView/>', { priceView: null }],
  ])('%s', async (inner, expected) => {
    expect((await mapped({ inner })).patch).toMatchObject(expected);
  });

  it('says nothing of what was not sent', async () => {
    const { patch } = await mapped({ inner: '<headline>Words</headline>' });
    for (const field of ['price', 'priceHidden', 'priceView', 'rent', 'beds', 'features', 'images', 'street'])
      expect(patch).not.toHaveProperty(field);
  });

  it('takes the rent of a square metre, outgoings and GST of a commercial listing', async () => {
    const inner =
      '<price tax="exclusive">900000</price><commercialRent tax="exclusive" plusOutgoings="yes"><rentPerSquareMetre><range><min>320</min></range></rentPerSquareMetre></commercialRent>';
    const { patch } = await mapped({ type: 'commercial', inner });
    expect(patch).toMatchObject({ plusGst: true, plusOutgoings: true, rentPerSquareMetre: 320, rent: null });
    const taxed = { type: 'commercial' as const, inner: '<price tax="inclusive">900000</price>' };
    expect((await mapped(taxed)).patch).toMatchObject({ plusGst: false });
    expect((await mapped({ inner: '<headline>x</headline>' })).patch).not.toHaveProperty('plusGst');
  });

  it('hides a yearly rent together with the price', async () => {
    const { patch } = await mapped({
      type: 'commercial',
      inner: '<price display="no">0</price><commercialRent>52000</commercialRent>',
    });
    expect(patch).toMatchObject({ price: null, priceHidden: true, rent: 52000, rentPeriod: 'year' });
  });

  it.each([
    ['<rent period="weekly">650</rent>', { rent: 650, rentPeriod: 'week', priceHidden: false }],
    ['<rent period="month">2800</rent>', { rent: 2800, rentPeriod: 'month' }],
    ['<rent period="XXXX">650</rent>', { rent: 650, rentPeriod: null }],
    ['<rent period="week" display="no">650</rent>', { priceHidden: true }],
  ])('%s', async (inner, expected) => {
    expect((await mapped({ type: 'rental', inner })).patch).toMatchObject(expected);
  });

  it('reads what was paid in either spelling, and clears it', async () => {
    const inner =
      '<soldDetails><soldPrice display="range">580000</soldPrice><soldDate>2026-10-09</soldDate></soldDetails>';
    expect((await mapped({ status: 'sold', inner })).patch).toMatchObject({
      status: 'sold',
      soldPrice: 580000,
      soldPriceDisplay: 'range',
      soldDate: '2026-10-09',
    });
    expect((await mapped({ inner: '<soldDetails/>' })).patch).toMatchObject({
      soldPrice: null,
      soldDate: null,
    });
  });

  it('shows a return only of a tenanted property', async () => {
    const type = 'commercial';
    expect(
      (await mapped({ type, inner: '<return>6.5</return><tenancy>vacant</tenancy>' })).patch.returnPercent,
    ).toBeNull();
    expect(
      (await mapped({ type, inner: '<return>6.5</return><tenancy>tenanted</tenancy>' })).patch.returnPercent,
    ).toBe(6.5);
    expect((await mapped({ type: 'business', inner: '<return>6.5</return>' })).patch.returnPercent).toBe(6.5);
  });

  it('never puts an amount that a hidden price covers among the plain facts', async () => {
    const inner =
      '<price display="no">500123</price><businessLease period="month">4321</businessLease><takings>98765</takings><terms>Long lease</terms>';
    const { patch } = await mapped({ type: 'business', inner });
    expect(patch.extras).toEqual({ Terms: 'Long lease' });
  });
});

describe('the place', () => {
  it('keeps hidden parts hidden and stored', async () => {
    const inner = ADDRESS.replace('display="yes"', 'display="no"').replace(
      '<suburb>',
      '<suburb display="no">',
    );
    expect((await mapped({ inner })).patch).toMatchObject({
      addressHidden: true,
      suburbHidden: true,
      street: 'Main Road',
    });
  });

  it('does not lift the hiding when the address is emptied', async () => {
    const { patch } = await mapped({ inner: '<address/>' });
    expect(patch).toMatchObject({ street: null, suburb: null });
    expect(patch).not.toHaveProperty('addressHidden');
  });

  it('reads times on the clock of the property', async () => {
    const times =
      '<inspectionTimes><inspection>21-Dec-2026 11:00am to 11:30am</inspection></inspectionTimes><auction date="2026-12-05-10:00:00"/>';
    expect((await mapped({ inner: ADDRESS + times })).patch).toMatchObject({
      inspections: [{ startsAt: '2026-12-21T03:00:00.000Z', endsAt: '2026-12-21T03:30:00.000Z' }],
      auctionAt: '2026-12-05T02:00:00.000Z',
    });
    // Without an address in the message, the stored one tells the zone.
    const { patch } = await mapped({ inner: times }, { stored: { state: 'SA' } });
    expect(patch.auctionAt).toBe('2026-12-04T23:30:00.000Z');
    expect((await mapped({ inner: '<inspectionTimes/><auction date=""/>' })).patch).toMatchObject({
      inspections: [],
      auctionAt: null,
    });
  });

  it('keeps areas in square metres and as written', async () => {
    const inner =
      '<landDetails><area unit="acre">10</area><frontage unit="meter">20.5</frontage></landDetails><buildingDetails><area unit="squareMeter">1162</area></buildingDetails>';
    expect((await mapped({ inner })).patch).toMatchObject({
      landArea: 40468.56,
      landAreaText: '10 acres',
      frontageText: '20.5 m',
      buildingArea: 1162,
      buildingAreaText: '1,162 m²',
    });
  });
});

describe('rooms and features', () => {
  it('adds up the car spaces, also when a message names only some', async () => {
    const first = await mapped({ inner: '<features><garages>2</garages><carports>1</carports></features>' });
    expect(first.patch.cars).toBe(3);
    const next = await mapped(
      { inner: '<features><openSpaces>1</openSpaces><carports/></features>' },
      { state: first.parts },
    );
    expect(next.patch.cars).toBe(3);
    expect((await mapped({ type: 'commercial', inner: '<carSpaces>5</carSpaces>' })).patch.cars).toBe(5);
  });

  it('writes features for people, each once', async () => {
    const inner =
      '<features><pool type="inground">1</pool><poolInGround>yes</poolInGround><reverseCycleAircon>yes</reverseCycleAircon><heating type="gas"/><otherFeatures>Wine cellar, pool, Wine Cellar</otherFeatures></features><ecoFriendly><solarPanels>yes</solarPanels></ecoFriendly>';
    expect((await mapped({ inner })).patch.features).toEqual([
      'Reverse-cycle air conditioning',
      'In-ground pool',
      'Solar panels',
      'Gas heating',
      'Wine cellar',
      'pool',
    ]);
  });

  it('keeps flags a message does not name and drops those it denies', async () => {
    const first = await mapped({
      inner: '<features><gym>yes</gym><deck>yes</deck></features><views><ocean>yes</ocean></views>',
    });
    const next = await mapped(
      { inner: '<features><deck>no</deck><shed>yes</shed></features>' },
      { state: first.parts },
    );
    expect(next.patch.features).toEqual(['Gym', 'Shed', 'Ocean views']);
    const cleared = await mapped({ inner: '<features/>' }, { state: next.parts });
    expect(cleared.patch).toMatchObject({ features: ['Ocean views'], beds: null, cars: null });
  });

  it('takes pets and furniture from the allowances', async () => {
    const inner = '<allowances><petFriendly>yes</petFriendly><furnished>no</furnished></allowances>';
    expect((await mapped({ type: 'rental', inner })).patch).toMatchObject({
      petFriendly: true,
      furnished: false,
    });
  });

  it('keeps further facts of earlier messages', async () => {
    const { patch } = await mapped(
      { type: 'rural', inner: '<ruralFeatures><fencing>New</fencing><irrigation/></ruralFeatures>' },
      { stored: { extras: { Soil: 'Loam', Irrigation: 'Bore' } } },
    );
    expect(patch.extras).toEqual({ Soil: 'Loam', Fencing: 'New' });
  });
});

describe('people and pictures', () => {
  it('keeps each person in a slot', async () => {
    const first = await mapped({
      inner:
        '<listingAgent id="1"><name>Known Person</name></listingAgent><listingAgent id="2"><name>Guest</name></listingAgent><listingAgent id="3"/>',
    });
    expect(first.patch).toMatchObject({ agents: [7], otherAgents: ['Guest'] });
    const next = await mapped({ inner: '<listingAgent id="2"/>' }, { state: first.parts });
    expect(next.patch).toMatchObject({ agents: [7], otherAgents: [] });
  });

  it('waits for pictures that are new or changed, and for no others', async () => {
    const slot = (id: string, modTime: string, url = 'http://a.example/1.jpg') =>
      `<img id="${id}" modTime="${modTime}" url="${url}"/>`;
    const first = await mapped({
      inner: `<objects>${slot('a', '2026-01-01')}${slot('m', '2026-01-01')}</objects>`,
    });
    expect(first.parts.slots.map(({ id, pending }) => [id, pending])).toEqual([
      ['m', true],
      ['a', true],
    ]);
    const taken = first.parts.slots.map(({ pending: _, ...rest }, index) => ({
      ...rest,
      media: index + 1,
      hash: 'x',
      etag: '"1"',
    }));
    const next = await mapped(
      {
        inner: `<objects>${slot('a', '2026-01-02')}${slot('m', '2026-01-01')}${slot('b', '2026-01-01')}<img id="c"/></objects>`,
      },
      { state: { slots: taken } },
    );
    expect(next.parts.slots).toMatchObject([
      { id: 'm', media: 1 },
      { id: 'a', media: 2, pending: true, etag: '"1"' },
      { id: 'b', pending: true },
    ]);
    expect(next.parts.slots[0]).not.toHaveProperty('pending');
    const moved = await mapped(
      { inner: `<objects>${slot('m', '2026-01-01', 'http://b.example/1.jpg')}</objects>` },
      { state: { slots: taken } },
    );
    expect(moved.parts.slots[0]).toMatchObject({ pending: true, media: 1 });
    // Another address: the ETag of the old one says nothing.
    expect(moved.parts.slots[0]).not.toHaveProperty('etag');
    const emptied = await mapped({ inner: '<objects><img id="a"/></objects>' }, { state: { slots: taken } });
    expect(emptied.parts.slots.map(({ id }) => id)).toEqual(['m']);
  });
});

describe('a price that was hidden while the property was for sale', () => {
  it('stays hidden when the feed says for how much it was sold', async () => {
    const { patch } = await mapped(
      {
        status: 'sold',
        inner: '<soldDetails><soldPrice display="yes">1310000</soldPrice></soldDetails>',
      },
      { stored: { priceHidden: true } },
    );
    expect(patch).toMatchObject({ soldPrice: 1310000, soldPriceDisplay: null });
    expect(patch).not.toHaveProperty('priceHidden');
  });
});
