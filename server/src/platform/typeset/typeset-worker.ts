import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { z } from 'zod';
import { markAccessible } from './mark-accessible.ts';
import type { TypesetReply, TypesetRequest } from './messages.ts';

const server = resolve(import.meta.dirname, '../../..');
// Of the package's weights only these are used.
const WEIGHTS = ['NotoSansHans-Regular.otf', 'NotoSansHans-Bold.otf'];
// Results older than so many documents leave the compiler's memory.
const CACHE_AGE = 10;

const compiler = NodeCompiler.create({
  workspace: join(server, 'templates'),
  fontArgs: [{ fontBlobs: [...chineseFonts(), ...ownFonts()] }],
});

parentPort?.on('message', (request: TypesetRequest) => void reply(request));

async function reply(request: TypesetRequest): Promise<void> {
  const answered = await answer(request);
  // The document is handed over, not copied.
  parentPort?.postMessage(answered, 'pdf' in answered ? [answered.pdf.buffer] : []);
  compiler.evictCache(CACHE_AGE);
}

async function answer({ id, template, json }: TypesetRequest): Promise<TypesetReply> {
  try {
    const document = compile(template, json);
    // PDF/A-2a refuses what can’t be shown in any font, and is the form that archives keep and screen readers read.
    const pdf = await markAccessible(compiler.pdf(document, { pdfStandard: 'a-2a' }));
    const said = (label: string) =>
      z.array(z.string()).parse(compiler.query(document, { selector: `<${label}>`, field: 'value' }));
    const [notes, places] = [said('note'), said('place')];
    return { id, pdf: Uint8Array.from(pdf), pageCount: document.numOfPages, notes, places };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const unprintable = [...message.matchAll(/the text `\\?"(.+?)\\?"` could not be displayed/g)].map(
      (match) => match[1] ?? '',
    );
    return { id, error: message.slice(0, 2000), unprintable: [...new Set(unprintable)] };
  }
}

function compile(template: string, json: string): NodeTypstDocument {
  const result = compiler.compile({
    mainFilePath: join(server, 'templates', `${template}.typ`),
    inputs: { data: json },
  });
  if (result.result) return result.result;
  const failure = result.takeDiagnostics();
  const details = failure ? compiler.fetchDiagnostics(failure) : [];
  throw new Error(`The template ${template} failed: ${JSON.stringify(details)}`);
}

function chineseFonts(): Buffer[] {
  const packageFile = createRequire(import.meta.url).resolve('@embedpdf/fonts-sc');
  const folder = resolve(dirname(packageFile), '../fonts');
  return WEIGHTS.map((name) => readFileSync(join(folder, name)));
}

function ownFonts(): Buffer[] {
  const folder = join(server, 'fonts');
  const names = readdirSync(folder).filter((name) => name.endsWith('.ttf'));
  return names.map((name) => readFileSync(join(folder, name)));
}
