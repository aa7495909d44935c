import { parseAst, type Plugin } from 'vite';

/** What antd makes a component's styling from: its name, and what writes its rules. */
const MAKERS = new Set(['genStyleHooks', 'genSubStyleComponent', 'genComponentStyleHook']);
const LEFT_OUT = `\nfunction leftOut() { throw new Error('Left out of the built app: see build/leave-out-of-antd-plugin.ts'); }\n`;

interface Node {
  type: string;
  start: number;
  end: number;
}
interface Call extends Node {
  callee: Node & { name?: string };
  arguments: Node[];
}

/** A component's style module without what writes its rules: how it names its custom properties stays. */
export function withoutRules(code: string): string {
  const written = callsIn(parseAst(code))
    .map((call) => call.arguments[1])
    .filter((rules) => rules !== undefined)
    .toSorted((one, other) => other.start - one.start);
  const left = written.reduce(
    (text, { start, end }) => `${text.slice(0, start)}leftOut${text.slice(end)}`,
    code,
  );
  return written.length ? left + LEFT_OUT : code;
}

function callsIn(node: unknown): Call[] {
  if (Array.isArray(node)) return node.flatMap(callsIn);
  if (!isNode(node)) return [];
  return isMaker(node) ? [node] : Object.values(node).flatMap(callsIn);
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;
const isMaker = (node: Node): node is Call =>
  node.type === 'CallExpression' && MAKERS.has((node as Call).callee.name ?? '');

const FROM = 'if (memoizedZeroRuntime) {\n        return hashId;\n      }';
const TO = '\n      return hashId;\n    };\n  }\n  function genSubStyleComponent';

/** What every component shares, without the branch that writes rules while the app runs. */
export function withoutRuntime(code: string): string {
  const from = code.indexOf(FROM);
  const to = code.indexOf(TO);
  if (from < 0 || to < from) throw new Error('antd makes its styles in another way: look at genStyleUtils.');
  return `${code.slice(0, from)}return hashId;${code.slice(to + '\n      return hashId;'.length)}`;
}

/** The rules of its icons stand among those that are built in, too. */
const ICON_RULES = /\/antd\/es\/theme\/util\/useResetIconStyle\.js$/;
/** One tooltip that moves from word to word: no provider of ours asks for it, and it brings all that places a popup. */
const MOVING_TOOLTIP = /\/antd\/es\/tooltip\/UniqueProvider\/index\.js$/;
/** Kinds of its text field and of its calendar that come along with the others, and that nothing of ours shows. */
const UNUSED_KINDS =
  /\/(?:antd\/es\/input\/(?:OTP\/index|Search|Group)|@rc-component\/picker\/es\/PickerPanel\/(?:Date)?TimePanel\/index)\.js$/;
const SHARED = /\/@ant-design\/cssinjs-utils\/es\/util\/genStyleUtils\.js$/;
const STYLES = /\/antd\/es\/(?!theme\/)[\w/-]+\/style\/[\w-]+\.js$/;

/**
 * Leaves out of the built app what Ant Design's provider brings along and nothing of ours calls. Style rules above all: `theme.ts`
 * has them written at no time while the app runs (`zeroRuntime`), and `antdCss` has built them in.
 */
export function leaveOutOfAntd(): Plugin {
  return {
    name: 'writdesk:leave-out-of-antd',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: [ICON_RULES, MOVING_TOOLTIP, UNUSED_KINDS, SHARED, STYLES] },
      handler(code, id) {
        if (ICON_RULES.test(id)) return { code: 'export default () => undefined;', map: null };
        if (MOVING_TOOLTIP.test(id)) return { code: 'export default ({ children }) => children;', map: null };
        if (UNUSED_KINDS.test(id)) return { code: `export default leftOut;${LEFT_OUT}`, map: null };
        return { code: SHARED.test(id) ? withoutRuntime(code) : withoutRules(code), map: null };
      },
    },
  };
}
