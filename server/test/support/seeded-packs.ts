import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rulePackContent, type RulePackContent } from '@writdesk/contract/rule-packs/rule-rows';

const folder = join(import.meta.dirname, '../../seed/reference/rule-packs');

/** The rule packs that every installation begins with. */
export const seededPacks = (): RulePackContent[] =>
  readdirSync(folder).map((name) =>
    rulePackContent.parse(JSON.parse(readFileSync(join(folder, name), 'utf8'))),
  );
