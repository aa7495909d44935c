// What Writdesk uses of it. The package’s own types bring the whole DOM of browsers into the server’s globals.
import type { DomDocument, DomNode } from './xmldom.d.ts';

interface Options {
  idMode?: 'wssecurity';
  privateKey?: string;
  publicCert?: string;
  signatureAlgorithm?: string;
  canonicalizationAlgorithm?: string;
  getKeyInfoContent?(): string | null;
}
export class SignedXml {
  constructor(options: Options);
  getCertFromKeyInfo: (keyInfo?: DomNode | null) => string | null;
  SignatureAlgorithms: Record<string, unknown>;
  HashAlgorithms: Record<string, unknown>;
  CanonicalizationAlgorithms: Record<string, unknown>;
  addReference(reference: { xpath: string; transforms: readonly string[]; digestAlgorithm: string }): void;
  computeSignature(
    xml: string,
    options: {
      prefix: string;
      location: { reference: string; action: 'append' };
      existingPrefixes: Record<string, string>;
    },
  ): void;
  getSignedXml(): string;
  findSignatures(document: DomDocument): DomNode[];
  loadSignature(signature: DomNode): void;
  checkSignature(xml: string): boolean;
  getSignedReferences(): string[];
}
