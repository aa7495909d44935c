/** The zones of the United States and its territories. */
const zones = [
  'America/New_York',
  'America/Detroit',
  'America/Indiana/Indianapolis',
  'America/Kentucky/Louisville',
  'America/Chicago',
  'America/Denver',
  'America/Phoenix',
  'America/Los_Angeles',
  'America/Anchorage',
  'Pacific/Honolulu',
  'America/Puerto_Rico',
  'Pacific/Guam',
] as const;

/** Those, and the one that somebody has already. */
export function zonesWith(own: string): { value: string; label: string }[] {
  const all = zones.some((zone) => zone === own) ? zones : [own, ...zones];
  return all.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ').replaceAll('/', ' / ') }));
}
