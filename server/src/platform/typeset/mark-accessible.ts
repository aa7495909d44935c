import { PDFDict, PDFDocument, PDFName, PDFRawStream, PDFRef } from '@cantoo/pdf-lib';

const NAMESPACE = 'http://www.aiim.org/pdfua/ns/id/';
/** What a PDF/A must say about a schema that it doesn't know by itself: here, that `pdfuaid:part` is a number. */
const schema =
  '<rdf:li rdf:parseType="Resource"><pdfaSchema:schema>PDF/UA identification schema</pdfaSchema:schema>' +
  `<pdfaSchema:namespaceURI>${NAMESPACE}</pdfaSchema:namespaceURI><pdfaSchema:prefix>pdfuaid</pdfaSchema:prefix>` +
  '<pdfaSchema:property><rdf:Seq><rdf:li rdf:parseType="Resource"><pdfaProperty:category>internal</pdfaProperty:category>' +
  '<pdfaProperty:description>Which part of ISO 14289 the file follows</pdfaProperty:description>' +
  '<pdfaProperty:name>part</pdfaProperty:name><pdfaProperty:valueType>Integer</pdfaProperty:valueType></rdf:li></rdf:Seq></pdfaSchema:property></rdf:li>';
const part = `<rdf:Description rdf:about="" xmlns:pdfuaid="${NAMESPACE}"><pdfuaid:part>1</pdfuaid:part></rdf:Description>`;
/** What the compiler opens its own list of schemas with. */
const SCHEMAS = '<pdfaExtension:schemas><rdf:Bag>';

/**
 * Says of a PDF/A-2a that it follows PDF/UA-1 too, and has its title shown in place of the name of its file. The compiler writes
 * one standard, and what it sets already has all else that the other asks for.
 */
export async function markAccessible(pdf: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  const { catalog, context } = document;
  const viewer = catalog.lookupMaybe(PDFName.of('ViewerPreferences'), PDFDict) ?? context.obj({});
  viewer.set(PDFName.of('DisplayDocTitle'), context.obj(true));
  catalog.set(PDFName.of('ViewerPreferences'), viewer);
  const reference = catalog.get(PDFName.of('Metadata'));
  const metadata = context.lookup(reference);
  if (!(reference instanceof PDFRef) || !(metadata instanceof PDFRawStream))
    throw new Error('The compiler wrote no metadata.');
  context.assign(reference, PDFRawStream.of(metadata.dict, withPart(metadata.getContents())));
  return document.save({ useObjectStreams: false, updateFieldAppearances: false });
}

function withPart(metadata: Uint8Array): Uint8Array {
  const packet = Buffer.from(metadata).toString('utf8');
  const more = packet.replace(SCHEMAS, `${SCHEMAS}${schema}`).replace('</rdf:RDF>', `${part}</rdf:RDF>`);
  if (more.length !== packet.length + schema.length + part.length)
    throw new Error('The compiler wrote other metadata than it used to.');
  return Buffer.from(more, 'utf8');
}
