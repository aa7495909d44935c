// Prints the OpenAPI document of the contract; needs neither database nor configuration.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { api } from '@writdesk/contract';
import { z } from 'zod';
import { openApiDocument } from './platform/http/openapi-document.ts';

const contract = join(import.meta.dirname, '../../contract/src');
const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '../package.json'), 'utf8')) as {
  version: string;
};
const document = openApiDocument({
  nouns: api,
  named: await namedSchemas(),
  version,
  description: 'Eviction court cases, from the notice to the day the keys change hands.',
});
process.stdout.write(`${JSON.stringify(document, undefined, 1)}\n`);

/** The objects and choices that the contract exports, by their names there: `propertyRow` becomes `PropertyRow`. */
async function namedSchemas(): Promise<Record<string, z.ZodType>> {
  // Routes and shapes stand in a noun's folder or above it; tools of other folders describe nothing.
  const files = readdirSync(contract, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /^([\w-]+\/)?[\w-]+\.ts$/.test(name) && !/^(values|machine)\//.test(name),
  );
  const modules = await Promise.all(
    files.sort().map((name) => import(join(contract, name)) as Promise<object>),
  );
  const schemas = modules
    .flatMap((exported) => Object.entries(exported))
    .filter(([, value]) => value instanceof z.ZodObject || value instanceof z.ZodEnum);
  return Object.fromEntries(
    schemas.map(([name, schema]) => [`${name.charAt(0).toUpperCase()}${name.slice(1)}`, schema as z.ZodType]),
  );
}
