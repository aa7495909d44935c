// What a county calls itself on court papers, and whose clock it keeps where that is not its state's.

const CENSUS_AREAS_OF_ALASKA = new Set(
  'Aleutians West,Bethel,Dillingham,Hoonah-Angoon,Kusilvak,Nome,Prince of Wales-Hyder,Southeast Fairbanks,Valdez-Cordova,Yukon-Koyukuk'.split(
    ',',
  ),
);
const CITIES_AND_BOROUGHS = new Set(['Juneau', 'Sitka', 'Wrangell', 'Yakutat']);
const MUNICIPALITIES_OF_ALASKA = new Set(['Anchorage', 'Skagway']);
// Cities that belong to no county: Baltimore, St. Louis, and in Virginia all from 510 on.
const INDEPENDENT_CITIES = new Set(['24510', '29510']);

/**
 * @returns `name`, unique within its state ('Fulton', 'Richmond city'), and `fullName` as a caption has it
 *   ('Fulton County', 'Orleans Parish', 'Richmond city').
 */
export function namesOfCounty({ fips, name }) {
  if (INDEPENDENT_CITIES.has(fips) || (fips.startsWith('51') && fips >= '51500')) {
    return { name: `${name} city`, fullName: `${name} city` };
  }
  return { name, fullName: fullName(fips, name) };
}

function fullName(fips, name) {
  switch (fips.slice(0, 2)) {
    case '02':
      if (CENSUS_AREAS_OF_ALASKA.has(name)) return `${name} Census Area`;
      if (CITIES_AND_BOROUGHS.has(name)) return `${name} City and Borough`;
      return `${name} ${MUNICIPALITIES_OF_ALASKA.has(name) ? 'Municipality' : 'Borough'}`;
    case '11':
      return name;
    case '22':
      return `${name} Parish`;
    case '60':
      return /^(Eastern|Western)$/.test(name) ? `${name} District` : name;
    case '66':
      return name;
    case '69':
      return `${name} Municipality`;
    case '72':
      return `${name} Municipio`;
    case '78':
      return `${name} Island`;
    default:
      return fips === '32510' ? name : `${name} County`;
  }
}

// 49 CFR part 71: counties whose seat keeps another time than most of the state.
const OTHER_CLOCKS = {
  FL: { 'America/Chicago': 'Bay,Calhoun,Escambia,Holmes,Jackson,Okaloosa,Santa Rosa,Walton,Washington' },
  ID: {
    'America/Los_Angeles': 'Benewah,Bonner,Boundary,Clearwater,Idaho,Kootenai,Latah,Lewis,Nez Perce,Shoshone',
  },
  IN: {
    'America/Chicago':
      'Gibson,Jasper,Lake,LaPorte,Newton,Perry,Porter,Posey,Spencer,Starke,Vanderburgh,Warrick',
  },
  KS: { 'America/Denver': 'Greeley,Hamilton,Sherman,Wallace' },
  KY: {
    'America/Chicago':
      'Adair,Allen,Ballard,Barren,Breckinridge,Butler,Caldwell,Calloway,Carlisle,Christian,Clinton,Crittenden,' +
      'Cumberland,Daviess,Edmonson,Fulton,Graves,Grayson,Green,Hancock,Hart,Henderson,Hickman,Hopkins,' +
      'Livingston,Logan,Lyon,McCracken,McLean,Marshall,Metcalfe,Monroe,Muhlenberg,Ohio,Russell,Simpson,Todd,' +
      'Trigg,Union,Warren,Webster',
  },
  MI: { 'America/Menominee': 'Dickinson,Gogebic,Iron,Menominee' },
  ND: { 'America/Denver': 'Adams,Billings,Bowman,Dunn,Golden Valley,Grant,Hettinger,Slope,Stark' },
  NE: {
    'America/Denver':
      'Arthur,Banner,Box Butte,Chase,Cheyenne,Dawes,Deuel,Dundy,Garden,Grant,Hooker,Keith,Kimball,Morrill,' +
      'Perkins,Scotts Bluff,Sheridan,Sioux',
  },
  OR: { 'America/Boise': 'Malheur' },
  SD: {
    'America/Denver':
      'Bennett,Butte,Corson,Custer,Dewey,Fall River,Haakon,Harding,Jackson,Lawrence,Meade,Oglala Lakota,' +
      'Pennington,Perkins,Ziebach',
  },
  TN: {
    'America/New_York':
      'Anderson,Blount,Bradley,Campbell,Carter,Claiborne,Cocke,Grainger,Greene,Hamblen,Hamilton,Hancock,Hawkins,' +
      'Jefferson,Johnson,Knox,Loudon,McMinn,Meigs,Monroe,Morgan,Polk,Rhea,Roane,Scott,Sevier,Sullivan,Unicoi,' +
      'Union,Washington',
  },
  TX: { 'America/Denver': 'El Paso,Hudspeth' },
};

/** 'KY:Fulton' → 'America/Chicago'. */
export const otherClocks = new Map(
  Object.entries(OTHER_CLOCKS).flatMap(([state, zones]) =>
    Object.entries(zones).flatMap(([zone, names]) =>
      names.split(',').map((name) => [`${state}:${name}`, zone]),
    ),
  ),
);
