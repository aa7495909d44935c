// What Writdesk uses of it. The package’s own types bring the whole DOM of browsers into the server’s globals.

export interface DomNode {
  readonly nodeType: number;
  readonly nodeValue: string | null;
  readonly firstChild: DomNode | null;
  readonly nextSibling: DomNode | null;
  readonly ELEMENT_NODE: 1;
  readonly TEXT_NODE: 3;
  readonly CDATA_SECTION_NODE: 4;
}
export interface DomElement extends DomNode {
  readonly namespaceURI: string | null;
  readonly localName: string;
  readonly attributes: ArrayLike<{
    readonly namespaceURI: string | null;
    readonly localName: string;
    readonly value: string;
  }>;
}
export interface DomDocument extends DomNode {
  readonly documentElement: DomElement | null;
}
type Complain = (message: string) => void;
export class DOMParser {
  constructor(options: { errorHandler: { warning: Complain; error: Complain; fatalError: Complain } });
  parseFromString(text: string, type: 'text/xml'): DomDocument | undefined;
}
