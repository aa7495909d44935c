import type { Feature, MultiPolygon, Polygon } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import addresses from 'virtual:map-slices';

export type Place = Feature<Polygon | MultiPolygon, { name: string }>;
type Slice = Topology<{ places: GeometryCollection<{ name: string }> }>;

const known = new Map<string, Promise<Place[]>>();

/** The states (`us`), or the counties of a state by its FIPS code; asked for once. Nothing for a state that has no map. */
export function placesOf(name: string): Promise<Place[]> {
  const address = addresses[name];
  if (address === undefined) return Promise.resolve([]);
  const before = known.get(name);
  if (before) return before;
  const asked = load(address);
  known.set(name, asked);
  // The next look asks again.
  asked.catch(() => known.delete(name));
  return asked;
}

async function load(address: string): Promise<Place[]> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`The map answered ${response.status}.`);
  const slice = (await response.json()) as Slice;
  return feature(slice, slice.objects.places).features as Place[];
}
