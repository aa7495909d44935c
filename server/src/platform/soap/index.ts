export { BusyError, callSoap, fetchXml, type Peer } from './call-soap.ts';
export { faultOf, SoapFaultError } from './envelope.ts';
export { readerOf, readXml, type ReadElement, UnreadableXmlError } from './read-xml.ts';
export { type Content, document, element, type Markup, optional } from './write-xml.ts';
export { openSigned, signedEnvelope, type Signer, UntrustedMessageError } from './ws-security.ts';
