// The walls of the house as lint rules; each message says what to do instead. Loaded by .oxlintrc.json.
import { dirname, join } from 'node:path';

const AREAS = ['case-service', 'user-service'];
const SERVER = '/server/src/';
const CONTRACT = '/contract/src/';

/** Where a file of the server stands: its area, its noun, and its name within the noun. */
function placeOf(file) {
  const path = file.replaceAll('\\', '/');
  const [area = '', noun = '', ...rest] = path.includes(SERVER) ? path.split(SERVER).at(-1).split('/') : [];
  return { area, noun, rest: rest.join('/') };
}

function isNoun({ area, rest }) {
  return AREAS.includes(area) && rest !== '';
}

/** Calls back with the absolute target of every relative import and re-export. */
function onImports(context, check) {
  const visit = (node) => {
    const name = node.source && node.source.value;
    if (typeof name === 'string' && name.startsWith('.'))
      check(node.source, join(dirname(context.filename), name));
  };
  return {
    ImportDeclaration: visit,
    ExportNamedDeclaration: visit,
    ExportAllDeclaration: visit,
    ImportExpression: visit,
  };
}

const nounDoors = {
  create(context) {
    const from = placeOf(context.filename);
    return onImports(context, (node, target) => {
      const to = placeOf(target);
      if (!isNoun(to) || to.rest === 'index.ts' || (from.area === to.area && from.noun === to.noun)) return;
      // The builders of test data are a door of their own.
      if (context.filename.endsWith('.test.ts') && to.rest.endsWith('-factory.ts')) return;
      if (!isNoun(from) && to.rest === 'routes.ts') return;
      context.report({
        node,
        message: `Go through the door: import from '${to.area}/${to.noun}/index.ts', and export there what others may use.`,
      });
    });
  },
};

const platformKnowsNoNoun = {
  create(context) {
    return onImports(context, (node, target) => {
      if (placeOf(context.filename).area !== 'platform') return;
      if (context.filename.endsWith('.test.ts')) return;
      if ([...AREAS, 'identity'].includes(placeOf(target).area)) {
        context.report({
          node,
          message:
            'The platform knows no noun: let the noun register what it needs, or take it as a parameter.',
        });
      }
    });
  },
};

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

const transactionsAuthoriseAndAudit = {
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
        for (const step of context.filename.endsWith('.job.ts') ? ['audit'] : ['authorise', 'audit']) {
          if (!used.has(step)) {
            context.report({
              node: transact,
              message: `Whoever opens a transaction authorises and audits: call tx.${step}(…) in it.`,
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
    'noun-doors': nounDoors,
    'platform-knows-no-noun': platformKnowsNoNoun,
    'contract-stands-alone': contractStandsAlone,
    'suppressions-give-reasons': suppressionsGiveReasons,
    'transactions-authorise-and-audit': transactionsAuthoriseAndAudit,
  },
};
