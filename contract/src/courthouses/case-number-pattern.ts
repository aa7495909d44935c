/** What a pattern may ask of one character. */
type CharTest = (char: string) => boolean;

type Node =
  | { kind: 'char'; test: CharTest }
  | { kind: 'sequence'; parts: readonly Node[] }
  | { kind: 'either'; options: readonly Node[] }
  | { kind: 'repeat'; node: Node; min: number; max: number | null };

type Step = { test: CharTest; next: number } | { jumps: readonly number[] } | 'end';

/** Steps that a pattern may have: with the length of a number it bounds what a look at one costs. */
const MOST_STEPS = 2_000;
const MOST_DEPTH = 20;

/** A pattern that was read: `matches` looks at each character once for each step, whatever was typed. */
export interface CaseNumberPattern {
  matches(text: string): boolean;
}
export type PatternFault = { fault: 'pattern_unread'; at: number } | { fault: 'pattern_too_large' };

class Unread extends Error {
  at: number;
  constructor(at: number) {
    super(`Unread at ${at}`);
    this.at = at;
  }
}
class TooLarge extends Error {}

/**
 * Reads a regular expression for a whole case number. It may have characters, `.`, `\d`, `\w`, `\s`, sets, groups, `|`, `?`, `*`, `+`
 * and `{n,m}`, which a machine with a bounded number of steps can follow without going back; back-references and looks around
 * are not read. So no pattern can run away, and none is refused for looking as if it could.
 *
 * After Ken Thompson, Regular Expression Search Algorithm, Communications of the ACM 11 (1968).
 */
export function readCaseNumberPattern(source: string): CaseNumberPattern | PatternFault {
  try {
    const steps = compile(parse(source));
    return { matches: (text) => runs(steps, text) };
  } catch (error) {
    if (error instanceof Unread) return { fault: 'pattern_unread', at: error.at + 1 };
    if (error instanceof TooLarge) return { fault: 'pattern_too_large' };
    throw error;
  }
}

/** Whether a number fits. Where no pattern is known, every court’s number has a digit; a pattern that can’t be read refuses nothing. */
export function fitsPattern(source: string | null, caseNumber: string): boolean {
  if (source === null) return /\d/.test(caseNumber);
  const pattern = readCaseNumberPattern(source);
  return 'fault' in pattern || pattern.matches(caseNumber);
}

function parse(source: string): Node {
  const end = source.endsWith('$') && !source.endsWith('\\$') ? source.length - 1 : source.length;
  let at = source.startsWith('^') ? 1 : 0;
  let depth = 0;
  /** Whether more follows, and none of these. */
  const goesOn = (...ends: string[]) => at < end && !ends.includes(source[at] ?? '');

  const either = (): Node => {
    const options = [sequence()];
    while (at < end && source[at] === '|') {
      at += 1;
      options.push(sequence());
    }
    return options.length === 1 && options[0] ? options[0] : { kind: 'either', options };
  };

  const sequence = (): Node => {
    const parts: Node[] = [];
    while (goesOn('|', ')')) parts.push(repeated(atom()));
    return { kind: 'sequence', parts };
  };

  const atom = (): Node => {
    const char = source[at] ?? '';
    if (char === '(') return group();
    if (char === '[') return { kind: 'char', test: set() };
    if (char === '\\') return { kind: 'char', test: escaped() };
    if ('*+?{}]^$'.includes(char)) throw new Unread(at);
    at += 1;
    return { kind: 'char', test: char === '.' ? () => true : (given) => given === char };
  };

  const group = (): Node => {
    const start = at;
    if (++depth > MOST_DEPTH) throw new TooLarge();
    at += source.startsWith('(?:', at) ? 3 : 1;
    if (source[at] === '?') throw new Unread(at);
    const node = either();
    if (source[at] !== ')' || at >= end) throw new Unread(start);
    at += 1;
    depth -= 1;
    return node;
  };

  const escaped = (): CharTest => {
    const char = source[at + 1] ?? '';
    const known = classes[char];
    if (!known && (at + 1 >= end || /[a-zA-Z0-9]/.test(char))) throw new Unread(at);
    at += 2;
    return known ?? ((given) => given === char);
  };

  const set = (): CharTest => {
    const start = at;
    at += 1;
    const isOther = source[at] === '^';
    if (isOther) at += 1;
    const tests: CharTest[] = [];
    while (goesOn(']')) tests.push(member());
    if (at >= end || tests.length === 0) throw new Unread(start);
    at += 1;
    return (given) => tests.some((test) => test(given)) !== isOther;
  };

  const member = (): CharTest => {
    if (source[at] === '\\') return escaped();
    const from = source[at] ?? '';
    if (from === '[') throw new Unread(at);
    at += 1;
    const isRange = source[at] === '-' && source[at + 1] !== ']' && at + 1 < end;
    if (!isRange) return (given) => given === from;
    const to = source[at + 1] ?? '';
    if (to === '\\' || to < from) throw new Unread(at);
    at += 2;
    return (given) => given >= from && given <= to;
  };

  const repeated = (node: Node): Node => {
    const how = /^(?:([?*+])|\{(\d{1,4})(?:(,)(\d{1,4})?)?\})/.exec(source.slice(at, end));
    if (!how) return node;
    const [text, sign, least, comma, most] = how;
    const min = sign ? (sign === '+' ? 1 : 0) : Number(least);
    const max = sign ? (sign === '?' ? 1 : null) : comma ? (most === undefined ? null : Number(most)) : min;
    if (max !== null && max < min) throw new Unread(at);
    at += text.length;
    if ('?*+{'.includes(source[at] ?? ' ') && at < end) throw new Unread(at);
    return { kind: 'repeat', node, min, max };
  };

  const node = either();
  if (at < end) throw new Unread(at);
  return node;
}

const classes: Readonly<Record<string, CharTest>> = {
  d: (char) => char >= '0' && char <= '9',
  w: (char) => /^[A-Za-z0-9_]$/.test(char),
  s: (char) => /^\s$/.test(char),
};

/** Lays a pattern out as steps, from the end to the beginning; each returns where it begins. */
function compile(pattern: Node): { steps: readonly Step[]; start: number } {
  const steps: Step[] = ['end'];
  const add = (step: Step): number => {
    if (steps.length >= MOST_STEPS) throw new TooLarge();
    return steps.push(step) - 1;
  };
  const lay = (node: Node, next: number): number => {
    switch (node.kind) {
      case 'char':
        return add({ test: node.test, next });
      case 'sequence':
        return node.parts.toReversed().reduce((after, part) => lay(part, after), next);
      case 'either':
        return add({ jumps: node.options.map((option) => lay(option, next)) });
      case 'repeat':
        return repeat(node, next);
    }
  };
  const repeat = ({ node, min, max }: Extract<Node, { kind: 'repeat' }>, next: number): number => {
    let begin = next;
    if (max === null) {
      const jumps: number[] = [];
      begin = add({ jumps });
      jumps.push(lay(node, begin), next);
    }
    // Empty parts are counted too, so that no pattern takes longer to lay out than it is allowed to be large.
    const optional = max === null ? 0 : max - min;
    for (let count = 0; count < optional; count += 1) begin = add({ jumps: [lay(node, begin), next] });
    for (let count = 0; count < min; count += 1) begin = add({ jumps: [lay(node, begin)] });
    return begin;
  };
  return { start: lay(pattern, 0), steps };
}

function runs({ steps, start }: { steps: readonly Step[]; start: number }, text: string): boolean {
  let here = new Set<number>();
  reach(steps, start, here);
  for (const char of text) {
    const then = new Set<number>();
    for (const index of here) {
      const step = steps[index];
      if (step && step !== 'end' && 'test' in step && step.test(char)) reach(steps, step.next, then);
    }
    here = then;
    if (here.size === 0) return false;
  }
  return here.has(0);
}

/** Adds a step and all to which it jumps, each once. */
function reach(steps: readonly Step[], from: number, into: Set<number>): void {
  const waiting = [from];
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    if (into.has(index)) continue;
    into.add(index);
    const step = steps[index];
    if (step && step !== 'end' && 'jumps' in step) waiting.push(...step.jumps);
  }
}
