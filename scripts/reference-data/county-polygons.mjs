// The counties of the United States as polygons, and how far a point is from them.
import { createRequire } from 'node:module';
import { feature } from 'topojson-client';

const require = createRequire(import.meta.url);
const KM_PER_DEGREE = 111.195;

/** Every county of us-atlas (Census cartographic boundaries, 2017): fips, bare name, rings, bounding box. */
export function readCounties() {
  const atlas = require('us-atlas/counties-10m.json');
  return feature(atlas, atlas.objects.counties).features.map(({ id, properties, geometry }) => {
    const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
    const rings = polygons.flat();
    const points = rings.flat();
    return {
      fips: id,
      name: properties.name,
      rings,
      west: Math.min(...points.map(([x]) => x)),
      east: Math.max(...points.map(([x]) => x)),
      south: Math.min(...points.map(([, y]) => y)),
      north: Math.max(...points.map(([, y]) => y)),
    };
  });
}

/**
 * Counties by distance from a point, nearest first; 0 km where the point lies inside.
 * Only those whose bounding box comes within `withinKm` are looked at.
 */
export function countiesNear(counties, { longitude, latitude }, withinKm) {
  const squeeze = Math.cos((latitude * Math.PI) / 180);
  const north = withinKm / KM_PER_DEGREE;
  const east = north / squeeze;
  return counties
    .filter(
      (county) =>
        longitude >= county.west - east &&
        longitude <= county.east + east &&
        latitude >= county.south - north &&
        latitude <= county.north + north,
    )
    .map(({ fips, rings }) => ({ fips, km: distanceKm(rings, longitude, latitude, squeeze) }))
    .filter(({ km }) => km <= withinKm)
    .sort((a, b) => a.km - b.km || (a.fips < b.fips ? -1 : 1));
}

/** Distance between two points of one neighborhood, on a plane that touches the earth there. */
export function kmBetween(a, b) {
  const squeeze = Math.cos((a.latitude * Math.PI) / 180);
  return Math.hypot((a.longitude - b.longitude) * squeeze, a.latitude - b.latitude) * KM_PER_DEGREE;
}

function distanceKm(rings, longitude, latitude, squeeze) {
  let inside = false;
  let best = Infinity;
  for (const ring of rings) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const ax = (ring[j][0] - longitude) * squeeze;
      const ay = ring[j][1] - latitude;
      const bx = (ring[i][0] - longitude) * squeeze;
      const by = ring[i][1] - latitude;
      if (ay > 0 !== by > 0 && ax - (ay * (bx - ax)) / (by - ay) > 0) inside = !inside;
      const dx = bx - ax;
      const dy = by - ay;
      const length = dx * dx + dy * dy;
      const t = length ? Math.max(0, Math.min(1, -(ax * dx + ay * dy) / length)) : 0;
      best = Math.min(best, (ax + t * dx) ** 2 + (ay + t * dy) ** 2);
    }
  }
  return inside ? 0 : Math.sqrt(best) * KM_PER_DEGREE;
}
