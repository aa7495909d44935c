import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { withoutJsonSchema } from './leave-out-json-schema-plugin.ts';

const zod = createRequire(import.meta.url).resolve('zod');

test.each(['to-json-schema', 'json-schema-processors'])(
  '%s of zod keeps the name of each export and loses the rest',
  async (name) => {
    const file = new URL(`v4/core/${name}.js`, `file://${zod}`);
    const code = withoutJsonSchema(await readFile(file, 'utf8'));
    const left = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    expect(Object.keys(left)).toEqual(Object.keys(await import(file.href)));
    expect(code.length).toBeLessThan(3000);
    expect(code).not.toContain('import');
  },
);

test('a schema can be made, and says that its JSON Schema was left out when it is asked for it', async () => {
  const left = withoutJsonSchema(
    'export const createToJSONSchemaMethod = (schema) => 1;\nexport function process(a) {',
  );
  const { createToJSONSchemaMethod, process } = await import(
    `data:text/javascript,${encodeURIComponent(left)}`
  );
  const method = createToJSONSchemaMethod({});
  expect(method).toThrow('JSON Schema is left out of the built app');
  expect(process).toThrow('JSON Schema is left out of the built app');
});
