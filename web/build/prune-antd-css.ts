import postcss, { type Rule } from 'postcss';

/** What Ant Design styles in its components by parts of class names, and the use in the source that needs those styles. */
const families = [
  { styles: /-rtl\b/, neededBy: /direction="rtl"/ },
  { styles: /-underlined\b/, neededBy: /variant="underlined"/ },
  { styles: /-filled\b/, neededBy: /variant="filled"/ },
  { styles: /-borderless\b/, neededBy: /variant="borderless"/ },
  {
    styles: /-input-group|-space-addon|-compact/,
    neededBy: /addonBefore|addonAfter|Space\.|Compact|\.Search\b/,
  },
  { styles: /-input-search/, neededBy: /Input\.Search/ },
  { styles: /-status-warning/, neededBy: /status="warning"|validateStatus/ },
  { styles: /-otp\b/, neededBy: /Input\.OTP/ },
  { styles: /-btn-(round|circle)\b/, neededBy: /<Button[^>]*\bshape=/ },
  { styles: /-(radio-button|radio-group-solid)\b/, neededBy: /Radio\.Button|optionType|buttonStyle/ },
  { styles: /-picker-(week|quarter)/, neededBy: /picker="(week|quarter)"/ },
  { styles: /-picker[^ ]*-multiple/, neededBy: /DatePicker[^>]*\bmultiple\b/ },
  { styles: /-btn-background-ghost/, neededBy: /<Button[^>]*\bghost\b/ },
  {
    styles: /-btn-color-(blue|cyan|geekblue|gold|green|lime|magenta|orange|pink|purple|red|volcano|yellow)\b/,
    neededBy: /<Button[^>]*\bcolor="(?!primary|danger|default)/,
  },
];

/**
 * Leaves out the rules that style what no file of the source uses.
 * @param css the rules of the components. @param source the text of all files that use them.
 */
export function pruneAntdCss(css: string, source: string): string {
  const unneeded = families.filter(({ neededBy }) => !neededBy.test(source)).map(({ styles }) => styles);
  const root = postcss.parse(css);
  root.walkRules((rule) => {
    // A step of an animation is no selector.
    if (isStep(rule)) return;
    const kept = rule.selectors.filter(
      (selector) => !unneeded.some((part) => part.test(withoutNot(selector))),
    );
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  return root.toString();
}

const isStep = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && String(parent.name).endsWith('keyframes');

/** What a selector excludes is none of the elements that it styles. */
const withoutNot = (selector: string) => selector.replaceAll(/:not\([^)]*\)/g, '');
