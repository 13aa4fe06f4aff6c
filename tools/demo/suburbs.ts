/** A place listings stand in: state, postcode, council, and the middle of it (WGS 84 degrees). */
export type Suburb = {
  state: 'NSW' | 'WA' | 'VIC';
  postcode: string;
  council: string;
  latitude: number;
  longitude: number;
};

const s = (
  state: Suburb['state'],
  postcode: string,
  council: string,
  latitude: number,
  longitude: number,
): Suburb => ({ state, postcode, council, latitude, longitude });

/** Suburbs and towns by name. */
export const suburbs: Readonly<Record<string, Suburb>> = {
  Newtown: s('NSW', '2042', 'Inner West', -33.8981, 151.1779),
  Enmore: s('NSW', '2042', 'Inner West', -33.8996, 151.1713),
  Erskineville: s('NSW', '2043', 'City of Sydney', -33.9015, 151.1861),
  Camperdown: s('NSW', '2050', 'City of Sydney', -33.8888, 151.1767),
  Stanmore: s('NSW', '2048', 'Inner West', -33.8936, 151.1642),
  Petersham: s('NSW', '2049', 'Inner West', -33.8954, 151.1543),
  Marrickville: s('NSW', '2204', 'Inner West', -33.9111, 151.1553),
  'Dulwich Hill': s('NSW', '2203', 'Inner West', -33.9047, 151.1387),
  'Summer Hill': s('NSW', '2130', 'Inner West', -33.8917, 151.1381),
  Redfern: s('NSW', '2016', 'City of Sydney', -33.8928, 151.2041),
  Alexandria: s('NSW', '2015', 'City of Sydney', -33.9097, 151.1937),
  Leura: s('NSW', '2780', 'Blue Mountains', -33.7117, 150.3306),
  Bangalow: s('NSW', '2479', 'Byron', -28.6864, 153.5242),
  Jindabyne: s('NSW', '2627', 'Snowy Monaro Regional', -36.4161, 148.6194),
  'South West Rocks': s('NSW', '2431', 'Kempsey', -30.8858, 153.0406),
  Thirroul: s('NSW', '2515', 'Wollongong', -34.3146, 150.9236),
  Fremantle: s('WA', '6160', 'City of Fremantle', -32.0539, 115.7494),
  'South Fremantle': s('WA', '6162', 'City of Fremantle', -32.0701, 115.7555),
  'White Gum Valley': s('WA', '6162', 'City of Fremantle', -32.058, 115.772),
  'East Fremantle': s('WA', '6158', 'Town of East Fremantle', -32.039, 115.7663),
  'North Fremantle': s('WA', '6159', 'City of Fremantle', -32.0343, 115.751),
  Bicton: s('WA', '6157', 'City of Melville', -32.0281, 115.7826),
  Cottesloe: s('WA', '6011', 'Town of Cottesloe', -31.9953, 115.7619),
  Hilton: s('WA', '6163', 'City of Fremantle', -32.0717, 115.7858),
  Coogee: s('WA', '6166', 'City of Cockburn', -32.117, 115.768),
  Darlington: s('WA', '6070', 'Shire of Mundaring', -31.9186, 116.0747),
  'West Perth': s('WA', '6005', 'City of Perth', -31.949, 115.842),
  "O'Connor": s('WA', '6163', 'City of Fremantle', -32.0614, 115.793),
  'Bibra Lake': s('WA', '6163', 'City of Cockburn', -32.099, 115.818),
  'Margaret River': s('WA', '6285', 'Augusta Margaret River', -33.955, 115.075),
  Yallingup: s('WA', '6282', 'City of Busselton', -33.646, 115.033),
  Dunsborough: s('WA', '6281', 'City of Busselton', -33.615, 115.103),
  York: s('WA', '6302', 'Shire of York', -31.888, 116.769),
  Gidgegannup: s('WA', '6083', 'City of Swan', -31.791, 116.197),
  Toodyay: s('WA', '6566', 'Shire of Toodyay', -31.551, 116.466),
  'Ballarat Central': s('VIC', '3350', 'Ballarat', -37.5622, 143.8503),
  'Soldiers Hill': s('VIC', '3350', 'Ballarat', -37.5494, 143.8567),
  'Lake Wendouree': s('VIC', '3350', 'Ballarat', -37.5527, 143.836),
  'Black Hill': s('VIC', '3350', 'Ballarat', -37.549, 143.874),
  Alfredton: s('VIC', '3350', 'Ballarat', -37.558, 143.801),
  'Mount Clear': s('VIC', '3350', 'Ballarat', -37.606, 143.873),
  Buninyong: s('VIC', '3357', 'Ballarat', -37.651, 143.884),
  Creswick: s('VIC', '3363', 'Hepburn', -37.423, 143.894),
  Daylesford: s('VIC', '3460', 'Hepburn', -37.342, 144.143),
  Clunes: s('VIC', '3370', 'Hepburn', -37.295, 143.786),
  Learmonth: s('VIC', '3352', 'Ballarat', -37.423, 143.713),
  Avoca: s('VIC', '3467', 'Pyrenees', -37.088, 143.476),
  Skipton: s('VIC', '3361', 'Corangamite', -37.683, 143.366),
  Beaufort: s('VIC', '3373', 'Pyrenees', -37.429, 143.383),
  Bright: s('VIC', '3741', 'Alpine', -36.729, 146.96),
  Wendouree: s('VIC', '3355', 'Ballarat', -37.533, 143.827),
};
