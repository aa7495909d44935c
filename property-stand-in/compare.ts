import { readFile } from 'node:fs/promises';
import {
  buildiumCalls,
  buildiumHeaders,
} from '../server/src/user-service/property-connections/systems/buildium/buildium-shapes.ts';
import {
  propertywareCalls,
  propertywareHeaders,
} from '../server/src/user-service/property-connections/systems/propertyware/propertyware-shapes.ts';
import { type CalledSystem, vendorDifferences } from './vendor-differences.ts';

// `npm run compare-system -- buildium openapi.json`: whether what we call fits the document that the vendor publishes, as a file or an address.
const systems: Readonly<Record<string, CalledSystem>> = {
  buildium: { calls: buildiumCalls, headers: buildiumHeaders },
  propertyware: { calls: propertywareCalls, headers: propertywareHeaders },
};
const [name = '', from = ''] = process.argv.slice(2);
const system = systems[name];
if (!system || !from) {
  console.error(`Say which (${Object.keys(systems).join(', ')}), and where its OpenAPI document is.`);
  process.exit(2);
}
const text = /^https?:/.test(from) ? await (await fetch(from)).text() : await readFile(from, 'utf8');
const found = vendorDifferences(system, JSON.parse(text.replace(/^\uFEFF/, '')) as Record<string, unknown>);
console.log(found.length === 0 ? 'What we call and read fits the document.' : found.join('\n'));
process.exitCode = found.length === 0 ? 0 : 1;
