import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { soapSigner } from '../../../test/support/soap-signer.ts';
import {
  document,
  element,
  faultOf,
  openSigned,
  readXml,
  signedEnvelope,
  type Signer,
  SoapFaultError,
  UnreadableXmlError,
  UntrustedMessageError,
} from './index.ts';

const now = new Date('2026-06-29T16:00:00Z');
let ours: Signer;
let theirs: Signer;
beforeAll(async () => {
  [ours, theirs] = await Promise.all([soapSigner('ours'), soapSigner('theirs')]);
});

describe('XML', () => {
  test('says what it was given, whatever the text', () => {
    const writable = fc
      .string({ unit: 'binary' })
      .filter((text) => !/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(text));
    fc.assert(
      fc.property(writable, writable, (text, attribute) => {
        const { children } = readXml(
          document('a:root', element('child', text, { says: attribute }), { a: 'urn:a' }).xml,
        );
        expect(children[0]?.text).toBe(text);
        expect(children[0]?.attributes.get('says')).toBe(attribute);
      }),
    );
  });

  test('marks what no XML can say', () => {
    expect(readXml(element('a', 'x\u0000y\uD800').xml).text).toBe('x\uFFFDy\uFFFD');
  });

  test.each([
    ['an entity of a file', '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>'],
    ['entities that grow', '<!DOCTYPE a [<!ENTITY x "xx"><!ENTITY y "&x;&x;">]><a>&y;</a>'],
    ['a document type elsewhere', '<!DOCTYPE a SYSTEM "http://elsewhere.example/a.dtd"><a/>'],
    ['an entity that nobody declared', '<a>&x;</a>'],
    ['what is not closed', '<a><b></a>'],
    ['nothing', ''],
    ['half a surrogate pair', '<a>&#xD800;</a>'],
    ['half a surrogate pair in an attribute', '<a b="&#xDC00;"/>'],
    ['NUL', '<a><b>&#0;</b></a>'],
    ['what is too deep', '<a>'.repeat(80) + '</a>'.repeat(80)],
    ['what has too many elements', `<a>${'<b/>'.repeat(60_000)}</a>`],
  ])('is not read with %s', (_, text) => {
    expect(() => readXml(text)).toThrow(UnreadableXmlError);
  });
});

describe('a signed message', () => {
  const message = document('m:Message', element('m:Word', 'Möbel & Söhne\r\n'), { m: 'urn:m' });
  const signed = (at = now) => signedEnvelope(message, ours, at);

  test('is read as it was signed', () => {
    const { name, children } = openSigned(signed(), ours.certificate, now);
    expect([name, children[0]?.text]).toEqual(['{urn:m}Message', 'Möbel & Söhne\r\n']);
  });

  test.each([
    ['by somebody else', () => openSigned(signed(), theirs.certificate, now)],
    ['and changed', () => openSigned(signed().replace('Möbel', 'Mobel'), ours.certificate, now)],
    ['too long ago', () => openSigned(signed(new Date(now.getTime() - 7 * 60_000)), ours.certificate, now)],
    ['for later', () => openSigned(signed(new Date(now.getTime() + 5 * 60_000)), ours.certificate, now)],
    [
      'not at all',
      () => openSigned(signed().replace(/<ds:Signature[\s\S]*<\/ds:Signature>/, ''), ours.certificate, now),
    ],
    [
      'with a hash that is too weak',
      () =>
        openSigned(
          signed().replaceAll(
            'http://www.w3.org/2001/04/xmlenc#sha256',
            'http://www.w3.org/2000/09/xmldsig#sha1',
          ),
          ours.certificate,
          now,
        ),
    ],
  ])('is not believed when signed %s', (_, open) => {
    expect(open).toThrow(UntrustedMessageError);
  });

  test('says that the other side can’t do it, also without a signature', () => {
    const fault = signedEnvelope(faultOf('Client', 'No.'), ours, now);
    expect(() => openSigned(fault, ours.certificate, now)).toThrow(SoapFaultError);
    const bare = fault.replace(/<soap:Header>[\s\S]*<\/soap:Header>/, '<soap:Header/>');
    expect(() => openSigned(bare, ours.certificate, now)).toThrow(SoapFaultError);
  });

  test('is read from its signed bytes, wherever in the message they stand', () => {
    const text = signed();
    const body = /<soap:Body[\s\S]*<\/soap:Body>/.exec(text)?.[0] ?? '';
    const forged = body.replace('wsu:Id="body"', 'wsu:Id="forged"').replace('Möbel', 'Forged');
    const moved = text.replace(body, forged).replace('</soap:Header>', `<x>${body}</x></soap:Header>`);
    expect(openSigned(moved, ours.certificate, now).children[0]?.text).toContain('Möbel');
  });
});
