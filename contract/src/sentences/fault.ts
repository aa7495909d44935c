import type { words } from './en/words.ts';
import type { shapes } from './en/shapes.ts';
import type { english } from './english.ts';
import type { spanish } from './spanish.ts';

type English = typeof english;
type Spanish = typeof spanish;

/** Every code that an error or one of its fields may have. */
export type FaultCode = keyof English;
/** The words of a language, by kind and code. */
export type Words = { readonly [K in keyof typeof words]: Readonly<Record<keyof (typeof words)[K], string>> };

/** What a sentence is made of: a code, and what its places are filled with. */
export interface Fault {
  code: FaultCode;
  values: FaultValues;
}
export type FaultValue = string | number | readonly string[] | Fault;
export type FaultValues = Readonly<Record<string, FaultValue>>;

/** What a place takes, by the kind that stands in it: `{max, number}`. Without a kind it takes what stands there as it is. */
interface Kinds {
  number: number;
  /** In cents. */
  money: number;
  list: readonly string[];
  /** Another sentence. */
  fault: Fault;
  /** A word of ours, or a name of somebody’s own. */
  name: string;
}
type WordKinds = Omit<Words, keyof Kinds>;
type ValueOf<Kind extends string> = Kind extends keyof Kinds
  ? Kinds[Kind]
  : Kind extends keyof WordKinds
    ? keyof WordKinds[Kind]
    : never;
type Place<P extends string> = P extends `${infer Name}, plural, ${string}`
  ? Readonly<Record<Name, number>>
  : P extends `${infer Name}, ${infer Kind}`
    ? Readonly<Record<Name, ValueOf<Kind>>>
    : Readonly<Record<P, string | number>>;
type Places<Text extends string> = Text extends `${string}{${infer P}}${infer Rest}`
  ? Place<P> & Places<Rest>
  : unknown;
/** What the sentences of a code take, in whichever language. */
type ValuesOf<C extends FaultCode> = Places<English[C]> & Places<Spanish[C]>;
/** Nothing for a code whose sentences have no places. */
export type Given<C extends FaultCode> = unknown extends ValuesOf<C> ? [] : [values: ValuesOf<C>];

/** A code with its values: `fault('too_long', { what: 'room', max: 60 })`. */
export function fault<C extends FaultCode>(code: C, ...[values]: Given<C>): Fault {
  return { code, values: values ?? {} };
}

/** The same as the message of a zod schema, which is a text: `z.string().min(1, issue('required'))`. Its code is of `shapes`. */
export function issue<C extends keyof typeof shapes>(code: C, ...[values]: Given<C>): string {
  return values ? `${code} ${JSON.stringify(values)}` : code;
}
