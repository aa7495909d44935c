import { describe, expect, test } from 'vitest';
import { cleanHtml } from './clean-html.ts';
import { InsideAddressError, isOutside, mayBeOutside, pinAddress } from './outside-address.ts';
import { formWith, readPage } from './site-page.ts';
import { retryAfterOf } from './site.ts';

describe('an address inside our network', () => {
  const inside = { 'efile.court.lan': '10.0.0.7:8080' };
  test.each([
    ['https://efile.example.gov/', true],
    ['https://93.184.215.14/', true],
    ['http://efile.example.gov/', false],
    ['https://localhost/', false],
    ['https://court.internal/', false],
    ['https://printer/', false],
    ['https://10.1.2.3/', false],
    ['https://127.0.0.1/', false],
    ['https://2130706433/', false],
    ['https://0x7f.1/', false],
    ['https://169.254.169.254/latest/meta-data', false],
    ['https://[::1]/', false],
    ['https://[::ffff:10.0.0.1]/', false],
    ['https://[fd00::1]/', false],
    ['https://[64:ff9b::a00:1]/', false],
    ['https://user:secret@efile.example.gov/', false],
    ['http://efile.court.lan/', true],
    ['http://constructor/', false],
  ])('%s may be visited: %s', (address, may) => {
    expect(mayBeOutside(new URL(address), inside)).toBe(may);
  });

  test('is found where the name leads, too, and a named host goes only to where the operator said', async () => {
    await expect(pinAddress(new URL('https://10.0.0.1/'), {})).rejects.toThrow(InsideAddressError);
    expect(await pinAddress(new URL('http://efile.court.lan/'), inside)).toEqual({
      address: '10.0.0.7',
      port: 8080,
    });
    expect(await pinAddress(new URL('https://93.184.215.14/'), {})).toEqual({
      address: '93.184.215.14',
      port: 443,
    });
    for (const address of ['100.64.0.1', '192.168.1.1', '224.0.0.1', '255.255.255.255', '2002::1', 'x'])
      expect(isOutside(address)).toBe(false);
  });
});

describe('a page', () => {
  const html = `<!doctype html><h1> Fees &amp; <b>submission</b></h1><script>"<h1>no</h1>"</script>
    <table><tr><th>Total</th><td>$60.00</td></tr></table>
    <table><thead><tr><th>Day</th><th>Entry</th></tr></thead><tbody><tr><td>1</td><td>Answer &#39;filed&#x27;</td></tr></tbody></table>
    <dl><dt>State</dt><dd>Open</dd></dl>
    <form action="/go"><input type=hidden name=_t value="a>b"><input name='q'><textarea name="note"></textarea></form>
    <a href="/next?a=1&amp;b=2">Next</a>`;
  test('is read for its heading, facts, rows, forms and links', () => {
    const page = readPage(html);
    expect(page.heading).toBe('Fees & submission');
    expect(Object.fromEntries(page.facts)).toEqual({ Total: '$60.00', State: 'Open' });
    expect(page.rows.map((row) => Object.fromEntries(row))).toEqual([{ Day: '1', Entry: "Answer 'filed'" }]);
    expect(formWith(page, ['q', 'note'])?.fields.get('_t')).toEqual({ type: 'hidden', value: 'a>b' });
    expect(formWith(page, ['other'])).toBeUndefined();
    expect(page.links.get('Next')).toBe('/next?a=1&b=2');
    expect(page.text).not.toContain('no');
  });

  test('is kept without secrets, tokens, scripts and social security numbers', () => {
    const kept = cleanHtml(
      `<p onclick="x()">123-45-6789 hunter2</p><script>1</script><input value="tok" type="hidden" name="t"><!-- hunter2 --><link rel=x>`,
      ['hunter2', ''],
    );
    expect(kept).toContain('***-**-6789');
    for (const gone of ['hunter2', '123-45', 'tok', 'script', 'onclick', '<link', '<!--'])
      expect(kept).not.toContain(gone);
  });
});

test.each([
  '<!--',
  '<script ',
  '<script>',
  '<link ',
  '<input type=hidden ',
  '<input type=hidden value="',
  '<xmp><!--',
  " a='",
  '<',
])('a page that goes on with %j takes no longer than any other', (part) => {
  const html = `<html><body><form>${part.repeat(100_000)}`;
  const began = performance.now();
  readPage(html);
  cleanHtml(html, []);
  expect(performance.now() - began).toBeLessThan(2_000);
});

test('what no database keeps stays as it is spelled', () => {
  expect(readPage('<h1>&#xD800;&#0;&#xDFFF;&#8217;</h1>').heading).toBe('&#xD800;&#0;&#xDFFF;’');
});

test('Retry-After is seconds or a date', () => {
  const now = new Date('2026-06-29T16:00:00Z');
  expect(retryAfterOf('120', now)).toBe(120);
  expect(retryAfterOf('Mon, 29 Jun 2026 16:01:00 GMT', now)).toBe(60);
  expect(retryAfterOf('soon', now)).toBeNull();
  expect(retryAfterOf(undefined, now)).toBeNull();
});
