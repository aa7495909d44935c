// The walls of the code base as lint rules; each message says what to do instead. Loaded by .oxlintrc.json.
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const AREAS = ['case-service', 'user-service'];
const SERVER = '/server/src/';
const CONTRACT = '/contract/src/';
const WEB = '/web/src/';

/** Folders that hold several nouns of the server, or several features and a shared/ for those alone; each has its own `index.ts`. */
const GROUPS = ['cases'];

/** Where a file of the server stands: its area, its noun or the room of it, and its name within that. */
function placeOf(file) {
  const path = file.replaceAll('\\', '/');
  const [area = '', noun = '', ...rest] = path.includes(SERVER) ? path.split(SERVER).at(-1).split('/') : [];
  return GROUPS.includes(noun) && rest.length > 1
    ? { area, noun: `${noun}/${rest[0]}`, rest: rest.slice(1).join('/') }
    : { area, noun, rest: rest.join('/') };
}

function isNoun({ area, rest }) {
  return AREAS.includes(area) && rest !== '';
}

/** Calls back with the absolute target of every relative import and re-export. */
function onImports(context, check) {
  const visit = (node) => {
    const name = node.source && node.source.value;
    if (typeof name === 'string' && name.startsWith('.'))
      check(node.source, join(dirname(context.filename), name), node);
  };
  return {
    ImportDeclaration: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
    ImportExpression: visit,
  };
}

const nounApis = {
  create(context) {
    const from = placeOf(context.filename);
    return onImports(context, (node, target) => {
      const to = placeOf(target);
      if (!isNoun(to) || (from.area === to.area && from.noun === to.noun)) return;
      if (to.rest === 'index.ts') {
        if (isNoun(from) && !context.filename.endsWith('.test.ts') && nounLeadsTo(to.noun, from.noun, target))
          context.report({
            node,
            message: `${to.noun} already needs ${from.noun}: move what both need below them, or let one register it in a list at the root.`,
          });
        return;
      }
      // The builders of test data are a public API of their own.
      if (context.filename.endsWith('.test.ts') && to.rest.endsWith('-factory.ts')) return;
      if (!isNoun(from) && to.rest === 'routes.ts') return;
      context.report({
        node,
        message: `Use the public API: import from '${to.area}/${to.noun}/index.ts', and export there what others may use.`,
      });
    });
  },
};

/** What of the contract is mechanism: how a call is described, refused and permitted, and values of every trade. */
const MECHANISM =
  /^@writdesk\/contract\/(?:route|errors|error-reply|tags|sentences\/\w[\w-]*|permissions\/\w[\w-]*|values\/\w[\w-]*)$/;

/**
 * Words of the trade, and pairs of words that only the trade has. Firm, client and user are not among them: they are the
 * tenancy, which the mechanism enforces.
 */
const TRADE = new Set(
  (
    'case cases wall walls walled docket dockets court courts courthouse county judgment judgments hearing ' +
    'lawyer lawyers attorney processor landlord landlords plaintiff defendant defendants eviction writ writs lease rent ' +
    'invoice invoices billing workflow workflows crm lodged filing'
  ).split(' '),
);
const TRADE_PAIRS = ['property id', 'property ids', 'owner id', 'owner ids', 'support access', 'bar states'];
/** How letters are written, not what is sued for. */
const LETTERS = ['lower', 'upper', 'camel', 'snake', 'kebab'];

function tradeWordIn(name) {
  const words = name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  const word = words.find(
    (each, index) => TRADE.has(each) && !(each === 'case' && LETTERS.includes(words[index - 1])),
  );
  return word ?? TRADE_PAIRS.find((pair) => ` ${words.join(' ')} `.includes(` ${pair} `));
}

const platformKnowsNoNoun = {
  create(context) {
    if (placeOf(context.filename).area !== 'platform' || context.filename.endsWith('.test.ts')) return {};
    const message =
      'The platform knows no noun: let the noun register what it needs, or take it as a parameter.';
    const imports = onImports(context, (node, target) => {
      if ([...AREAS, 'identity'].includes(placeOf(target).area)) context.report({ node, message });
    });
    const ofContract = (visit) => (node) => {
      visit(node);
      const name = node.source && node.source.value;
      if (typeof name === 'string' && name.startsWith('@writdesk/') && !MECHANISM.test(name))
        context.report({ node: node.source, message });
    };
    const inName = (node, name) => {
      const word = tradeWordIn(name);
      if (word)
        context.report({
          node,
          message: `“${word}” in ${name} is a word of the trade: the platform has mechanism alone, and nouns register the rest.`,
        });
    };
    const inText = (node, text) => {
      // Names of columns and settings, as SQL spells them; a schema may be called by whose it is.
      for (const [name] of text.matchAll(/\b[a-z0-9]+(?:_[a-z0-9]+)+\b/g)) inName(node, name);
    };
    return {
      ...Object.fromEntries(Object.entries(imports).map(([kind, visit]) => [kind, ofContract(visit)])),
      Identifier: (node) => inName(node, node.name),
      Literal: (node) => typeof node.value === 'string' && inText(node, node.value),
      TemplateElement: (node) => inText(node, node.value.raw),
    };
  },
};

/** Where a file of the web app stands: its area, with its feature where it has one, and its name within that. */
function webPlaceOf(file) {
  const [area = '', ...rest] = file.replaceAll('\\', '/').split(WEB).at(-1).split('/');
  const depth = GROUPS.includes(rest[0]) ? 2 : 1;
  return area === 'features' && rest.length > depth
    ? { area, feature: rest.slice(0, depth).join('/'), rest: rest.slice(depth).join('/') }
    : { area, feature: '', rest: rest.join('/') };
}

/** Whether `to` is what the features of one group share, and `from` is one of them. */
function sharesGroup(from, to) {
  const [group, name] = to.feature.split('/');
  return name === 'shared' && from.feature.startsWith(`${group}/`);
}

const featureApis = {
  create(context) {
    const from = webPlaceOf(context.filename);
    const isOfFeatures = context.filename.replaceAll('\\', '/').includes(`${WEB}features/`);
    return onImports(context, (node, target, { type }) => {
      const to = webPlaceOf(target);
      const report = (message) => context.report({ node, message });
      // An action's form stands next to its words, and is fetched by name when somebody opens it.
      if (from.area === 'labels' && to.feature && type === 'ImportExpression') return;
      if (from.area === 'shared' || from.area === 'labels') {
        if (
          !['shared', 'labels', 'theme'].includes(to.area) ||
          (from.area === 'shared' && to.area === 'labels')
        )
          report(`What is in ${from.area}/ knows no feature: pass it in, or move what it needs there too.`);
      } else if (isOfFeatures && ['app', 'login', 'screens', 'screens.ts'].includes(to.area)) {
        report('A feature doesn’t know the app around it: move what both need to shared/.');
      } else if (sharesGroup(from, to)) {
        return;
      } else if (to.feature && to.feature !== from.feature && to.rest !== 'index.ts') {
        // The table of screens loads pages by name; tests share their examples.
        if (!isOfFeatures && type === 'ImportExpression') return;
        if (context.filename.endsWith('.test.ts') && to.rest.endsWith('.fixture.ts')) return;
        report(
          `Go through the public API: import from 'features/${to.feature}/index.ts' and export there what others may use. ` +
            'Names of codes that two features need belong in labels/, other parts in shared/; what is heavy is exported as lazy().',
        );
      } else if (
        isOfFeatures &&
        to.feature &&
        to.feature !== from.feature &&
        leadsTo(to.feature, from.feature, target)
      ) {
        report(
          `features/${to.feature} already needs features/${from.feature}: move what both need to shared/ or labels/, or pass it as a prop.`,
        );
      }
    });
  },
};

/** Which folders each folder imports, types included; read once for each run. */
const needsOf = {};

const leadsTo = (feature, wanted, file) =>
  reaches(
    (needsOf.features ??= readNeeds(
      join(file.replaceAll('\\', '/').split(`${WEB}features/`)[0], WEB, 'features'),
      (path) => webPlaceOf(path).feature,
    )),
    feature,
    wanted,
  );

const nounLeadsTo = (noun, wanted, file) =>
  reaches(
    (needsOf.nouns ??= readNeeds(join(file.replaceAll('\\', '/').split(SERVER)[0], SERVER), (path) => {
      const place = placeOf(path);
      return isNoun(place) ? place.noun : '';
    })),
    noun,
    wanted,
  );

function reaches(needs, start, wanted) {
  const seen = new Set();
  const queue = [start];
  while (queue.length > 0) {
    const next = queue.pop();
    if (next === wanted) return true;
    if (!seen.has(next)) queue.push(...(needs.get(next) ?? []));
    seen.add(next);
  }
  return false;
}

/** @param folderOf the folder that a path stands in, as the rule counts folders; empty for what is in none. */
function readNeeds(folder, folderOf) {
  const found = new Map();
  for (const file of readdirSync(folder, { recursive: true })) {
    // Examples of tests and tests themselves are no part of the app.
    if (!/\.tsx?$/.test(file) || file.endsWith('.test.ts')) continue;
    const path = join(folder, file);
    const own = folderOf(path);
    if (!own) continue;
    const imported = found.get(own) ?? new Set();
    found.set(own, imported);
    for (const [, name] of readFileSync(path, 'utf8').matchAll(/(?:from|import\(?) ?'(\.[^']+)'/g)) {
      if (/\.fixture\.ts$|-factory\.ts$/.test(name)) continue;
      const to = folderOf(join(dirname(path), name));
      if (to && to !== own) imported.add(to);
    }
  }
  return found;
}

const contractStandsAlone = {
  create(context) {
    return onImports(context, (node, target) => {
      if (!target.replaceAll('\\', '/').includes(CONTRACT)) {
        context.report({
          node,
          message: 'The contract imports nothing of ours: move what it needs into contract/src.',
        });
      }
    });
  },
};

const suppressionsGiveReasons = {
  create(context) {
    return {
      Program() {
        for (const comment of context.sourceCode.getAllComments()) {
          const text = comment.value.trim();
          if (/^(eslint|oxlint)-disable/.test(text) && !/ -- \S/.test(text)) {
            context.report({
              node: comment,
              message: 'Say why: `// oxlint-disable-next-line <rule> -- <reason>`.',
            });
          }
        }
      },
    };
  },
};

const transactionsAuthorizeAndAudit = {
  create(context) {
    let transact;
    const used = new Set();
    return {
      CallExpression(node) {
        const { callee } = node;
        if (callee.type === 'Identifier' && callee.name === 'transact') transact = callee;
        // Whoever hands `tx` on leaves the rest to the verb that receives it.
        for (const argument of node.arguments)
          if (argument.type === 'Identifier' && argument.name === 'tx') used.add('handed on');
        if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
          used.add(callee.property.name);
      },
      'Program:exit'() {
        if (!transact || used.has('handed on')) return;
        // A machine of ours acts by nobody's leave, so a job only audits.
        for (const step of context.filename.endsWith('.job.ts') ? ['audit'] : ['authorize', 'audit']) {
          if (!used.has(step)) {
            context.report({
              node: transact,
              message: `Whoever opens a transaction authorizes and audits: call tx.${step}(…) in it.`,
            });
          }
        }
      },
    };
  },
};

export default {
  meta: { name: 'walls' },
  rules: {
    'noun-doors': nounApis,
    'platform-knows-no-noun': platformKnowsNoNoun,
    'feature-doors': featureApis,
    'contract-stands-alone': contractStandsAlone,
    'suppressions-give-reasons': suppressionsGiveReasons,
    'transactions-authorize-and-audit': transactionsAuthorizeAndAudit,
  },
};
