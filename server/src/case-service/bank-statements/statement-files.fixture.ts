interface Line {
  day: string;
  cents: number;
  key: string;
  number?: string;
  text: string;
}
const march: readonly Line[] = [
  { day: '20260303', cents: 250_000, key: 'w-1', text: 'WIRE IN &amp; FEES' },
  { day: '20260317', cents: -60_000, key: 'c-5001', number: '5001', text: 'CHECK' },
];
const dollars = (cents: number) => (cents / 100).toFixed(2);

/** A statement of a trust account, as a bank saves it for people: values have no end. */
export function ofxSgml(
  lines: readonly Line[] = march,
  { closingCents = 190_000, closingOn = '20260331', account = '000412244401' } = {},
): string {
  const transactions = lines.map(
    ({ day, cents, key, number, text }) =>
      `<STMTTRN>\n<TRNTYPE>${cents > 0 ? 'CREDIT' : 'CHECK'}\n<DTPOSTED>${day}120000[-5:EST]\n<TRNAMT>${dollars(cents)}\n<FITID>${key}\n${number ? `<CHECKNUM>${number}\n` : ''}<MEMO>${text}\n</STMTTRN>\n`,
  );
  return `OFXHEADER:100\nDATA:OFXSGML\nVERSION:102\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><TRNUID>1<STMTRS><CURDEF>USD\n<BANKACCTFROM><BANKID>061000104<ACCTID>${account}<ACCTTYPE>CHECKING</BANKACCTFROM>\n<BANKTRANLIST><DTSTART>20260301<DTEND>20260331\n${transactions.join('')}</BANKTRANLIST>\n<LEDGERBAL><BALAMT>${dollars(closingCents)}\n<DTASOF>${closingOn}</LEDGERBAL>\n<AVAILBAL><BALAMT>1.00<DTASOF>20260331</AVAILBAL></STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n`;
}

/** The same of the second dialect, in which each value ends. */
export const ofxXml = (): string =>
  `<?xml version="1.0"?>\n<?OFX OFXHEADER="200" VERSION="211"?>\n${ofxSgml()
    .slice(ofxSgml().indexOf('<OFX>'))
    .replaceAll(
      /<(TRNUID|CURDEF|BANKID|ACCTID|ACCTTYPE|DTSTART|DTEND|TRNTYPE|DTPOSTED|TRNAMT|FITID|CHECKNUM|MEMO|BALAMT|DTASOF)>([^<\n]*)\n?/g,
      '<$1>$2</$1>',
    )}`;

/** The same as a bank sends it to companies. */
export const bai2File = (): string =>
  [
    '01,061000104,WRITDESK,260401,0600,1,80,,2/',
    '02,WRITDESK,061000104,1,260331,,USD,2/',
    '03,000412244401,USD,010,0,,,015,190000,,,100,190000,1,/',
    '16,195,250000,,W1,,WIRE IN,',
    '88,FROM MAGNOLIA LIVING',
    '16,475,60000,0,C5001,0005001,/',
    '49,690000,5/',
    '98,690000,1,7/',
    '99,690000,1,9/',
    '',
  ].join('\n');
