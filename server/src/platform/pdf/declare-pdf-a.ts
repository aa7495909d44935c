import { createHash } from 'node:crypto';
import { PDFDocument, PDFHexString, PDFName, PDFObjectCopier } from '@cantoo/pdf-lib';
import { RefusedFile } from './refused-file.ts';

/**
 * Says of a file that it is PDF/A-2b: what its colors mean, as the compiler says it of the layer, and who it is. Its pages must be
 * what the standard asks of them: with all their fonts, or pictures. Words that don’t show need none.
 */
export async function declarePdfA(
  made: PDFDocument,
  { layer, title, madeAt }: { layer: Uint8Array; title: string; madeAt: Date },
): Promise<void> {
  const { catalog, context } = made;
  const compiled = await PDFDocument.load(layer, { updateMetadata: false });
  const intents = compiled.catalog.lookup(PDFName.of('OutputIntents'));
  if (!intents) throw new RefusedFile('BROKEN', 'The layer says nothing of its colors.');
  const copier = PDFObjectCopier.for(compiled.context, context);
  catalog.set(PDFName.of('OutputIntents'), copier.copy(intents));
  const packet = context.stream(Buffer.from(metadataOf(title, madeAt), 'utf8'), {
    Type: 'Metadata',
    Subtype: 'XML',
  });
  catalog.set(PDFName.of('Metadata'), context.register(packet));
  // The same pieces give the same bytes, so it follows from what the file is called and when it was made.
  const named = createHash('sha256').update(`${title} ${madeAt.toISOString()} ${made.getPageCount()}`);
  const name = PDFHexString.of(named.digest('hex').slice(0, 32));
  context.trailerInfo.ID = context.obj([name, name]);
}

function metadataOf(title: string, madeAt: Date): string {
  const day = `${madeAt.toISOString().slice(0, 19)}Z`;
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:pdfaid="http://www.aiim.org/pdfa/ns/id/" xmlns:dc="http://purl.org/dc/elements/1.1/"',
    ' xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">',
    '<pdfaid:part>2</pdfaid:part><pdfaid:conformance>B</pdfaid:conformance>',
    `<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escaped(title)}</rdf:li></rdf:Alt></dc:title>`,
    `<pdf:Producer>Writdesk</pdf:Producer><xmp:CreateDate>${day}</xmp:CreateDate><xmp:ModifyDate>${day}</xmp:ModifyDate>`,
    '</rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="r"?>',
  ].join('');
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
