/**
 * What somebody agrees to before they sign electronically, word for word as it is kept with the signature (15 USC 7001(c); UETA § 5).
 */
export const CONSENT =
  'I agree to sign this document electronically and to receive it as a file. I can ask for paper instead at no cost, and I can withdraw this agreement before I sign by declining.';

/** That the typed name is meant as a signature (UETA § 2(8)). */
export const INTENT = 'I intend my typed name to be my signature on this document.';

/** What a lawyer says by signing. */
export const LAWYER_INTENT =
  'I have read each document, and I sign it with “/s/” and my name as its attorney.';
