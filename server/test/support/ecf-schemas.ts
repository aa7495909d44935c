import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validateXML } from 'xmllint-wasm';

/** Where the public schemas of ECF 4.01 lie, with the namespaces that each file is for. */
const folder = process.env['ECF_SCHEMAS'] ?? '';
export const hasEcfSchemas = folder !== '' && existsSync(join(folder, 'ecf-31.xsd'));
if (!hasEcfSchemas)
  console.warn(
    '\n!!! NO ECF SCHEMAS\n!!! Messages to filing managers are not compared with the standard. Name their folder: ECF_SCHEMAS.\n',
  );

const files = hasEcfSchemas
  ? readdirSync(folder)
      .filter((name) => name.endsWith('.xsd'))
      .map((fileName) => ({ fileName, contents: readFileSync(join(folder, fileName), 'utf8') }))
  : [];
const MEMORY = { initialMemoryPages: 512, maxMemoryPages: 4_096 };

/** The namespaces whose messages are compared, each with the file that starts it; a civil case needs its own as well. */
const START = 'start.xsd';
const targets = new Map(
  files.map(({ fileName, contents }) => [/targetNamespace="([^"]+)"/.exec(contents)?.[1] ?? '', fileName]),
);

/** What the standard’s schemas have against some XML. */
export async function complaintsOfSchemas(xml: string, namespaces: readonly string[]): Promise<string[]> {
  const imports = namespaces.map((uri) => {
    const file = targets.get(uri);
    if (!file) throw new Error(`No schema is for ${uri}.`);
    return `<xsd:import namespace="${uri}" schemaLocation="${file}"/>`;
  });
  const schema = {
    fileName: START,
    contents: `<xsd:schema xmlns:xsd="http://www.w3.org/2001/XMLSchema">${imports.join('')}</xsd:schema>`,
  };
  const { errors } = await validateXML({
    xml: [{ fileName: 'message.xml', contents: xml }],
    schema: [schema],
    preload: files,
    ...MEMORY,
  });
  return errors.map(({ message }) => message);
}

/** The messages of the standard in what was sent: the request that files carries two of them. */
export function messagesIn(envelope: string): { name: string; xml: string }[] {
  const names = [...envelope.matchAll(/<([a-z]+:[A-Za-z]+Message) /gi)].map(([, name]) => name ?? '');
  return names
    .filter((name) => name !== 'ports:ReviewFilingRequestMessage')
    .map((name) => {
      const [from, end] = [envelope.indexOf(`<${name} `), `</${name}>`];
      return { name, xml: envelope.slice(from, envelope.lastIndexOf(end) + end.length) };
    });
}
