import { said, variable } from './judges.ts';

/** Whether poppler finds the last signature of a file valid, and all of the file signed. */
export async function isSoundByPoppler(path: string): Promise<boolean> {
  const told = await said('pdfsig', ['-nocert', path]);
  return told.includes('Signature is Valid') && told.includes('Total document signed');
}

/** Whether pyHanko finds the signature of a file valid, where it trusts this certificate. */
export async function isSoundByPyHanko(path: string, certificate: string): Promise<boolean> {
  const told = await said(variable('PYHANKO'), [
    'sign',
    'validate',
    '--pretty-print',
    '--no-revocation-check',
    '--trust',
    certificate,
    '--trust-replace',
    path,
  ]);
  return told.includes('judged VALID') && told.includes('covers the entire file');
}
