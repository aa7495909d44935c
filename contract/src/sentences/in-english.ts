import { words } from './en/words.ts';
import { english } from './english.ts';
import { fault, type Fault, type FaultCode, type FaultValues } from './fault.ts';
import { type Language, readIssue, sayIn } from './say.ts';

const inEnglish: Language = { sentences: english, words };

/** The sentence of a fault, in English. */
export const say = (of: Fault): string => sayIn(inEnglish, of) ?? of.code;

/** A field’s fault as an error carries it, with its sentence in English for whoever reads without a list of codes. */
export interface FieldError {
  /** The name of the field, parts joined by dots. */
  path: string;
  code: FaultCode;
  values: FaultValues;
  message: string;
}

export const atField = (path: string, { code, values }: Fault): FieldError => ({
  path,
  code,
  values,
  message: say({ code, values }),
});

const isFaultCode = (code: string): code is FaultCode => Object.hasOwn(english, code);

/** What a parse says by `issue`; of any other message only that the value can’t be used. */
export function faultOf(message: string): Fault {
  const read = readIssue(message);
  return read && isFaultCode(read.code) ? { code: read.code, values: read.values } : fault('unusable');
}
