/** What of a TopoJSON file is read here. */
export interface Topology {
  type: 'Topology';
  objects: Record<string, { type: string; geometries: Geometry[] }>;
  arcs: [number, number][][];
  transform?: { scale: [number, number]; translate: [number, number] };
}

interface Geometry {
  type: string;
  id?: string;
  properties?: { name?: string };
  arcs?: Arcs;
}
type Arcs = number[] | Arcs[];

/** The geometries of one object that fit, with the borders that they use and no others. */
export function sliceOf(topology: Topology, object: string, fits: (geometry: Geometry) => boolean): Topology {
  const kept = new Map<number, number>();
  const arcs: Topology['arcs'] = [];
  /** A border that is walked backwards has the complement of its number. */
  const renumbered = (index: number): number => {
    const own = index < 0 ? ~index : index;
    let place = kept.get(own);
    if (place === undefined) {
      place = arcs.push(topology.arcs[own] ?? []) - 1;
      kept.set(own, place);
    }
    return index < 0 ? ~place : place;
  };
  const walked = (of: Arcs): Arcs =>
    of.map((one) => (typeof one === 'number' ? renumbered(one) : walked(one))) as Arcs;
  const geometries = (topology.objects[object]?.geometries ?? []).filter(fits).map((geometry) => ({
    type: geometry.type,
    id: geometry.id ?? '',
    properties: { name: geometry.properties?.name ?? '' },
    ...(geometry.arcs && { arcs: walked(geometry.arcs) }),
  }));
  return {
    type: 'Topology',
    objects: { places: { type: 'GeometryCollection', geometries } },
    arcs,
    ...(topology.transform && { transform: topology.transform }),
  };
}

/** The states as one slice, `us`, and the counties of each state as one of their own, named by its FIPS code. */
export function slicesOf(states: Topology, counties: Topology): Map<string, Topology> {
  const codes = new Set(
    (counties.objects['counties']?.geometries ?? []).flatMap(({ id }) => (id ? [id.slice(0, 2)] : [])),
  );
  const slices = new Map([['us', sliceOf(states, 'states', () => true)]]);
  for (const code of codes)
    slices.set(
      code,
      sliceOf(counties, 'counties', ({ id }) => id?.startsWith(code) ?? false),
    );
  return slices;
}
