import { BUILDIUM_KEY, openBuildium } from './buildium.ts';
import { openPropertyware, PROPERTYWARE_KEY } from './propertyware.ts';
import { systemFaults } from './system-server.ts';

// `npm run stand-in -- buildium 4900`: a property system to connect with, on this machine alone.
const [name = '', port = '0'] = process.argv.slice(2);
const systems = {
  buildium: { open: openBuildium, variable: 'BUILDIUM_API_URL', key: BUILDIUM_KEY },
  propertyware: { open: openPropertyware, variable: 'PROPERTYWARE_API_URL', key: PROPERTYWARE_KEY },
} as const;
const known = Object.entries(systems).find(([one]) => one === name)?.[1];
if (!known) {
  console.error(`Say which: ${Object.keys(systems).join(', ')}.`);
  process.exit(2);
}
const { url } = await known.open({ port: Number(port) });
console.log(`The stand-in answers at ${url}. Start Writdesk with ${known.variable}=${url}.`);
console.log(`Its key: ${Object.values(known.key).join(' / ')}.`);
console.log(
  `To have a request fail: curl -d '{"path": "…", "fault": "…"}' ${url}/stand-in/faults, with ${systemFaults.join(', ')}, or REVOKE.`,
);
