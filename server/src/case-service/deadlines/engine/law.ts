import type { LawSentence } from '@writdesk/contract/deadlines/law-sentences';
import type { DeadlineEvent } from '@writdesk/contract/deadlines/deadline-values';
import type { DeadlineRule, RulePackContent } from '@writdesk/contract/rule-packs/rule-rows';

/** The deadlines of a state as the engine reads them: those in force now, each version with its dates. */
export type RulePack = Pick<RulePackContent, 'state' | 'name' | 'version' | 'deadlines' | 'usualNotice'>;

/** A rule with the pack that it is from. */
export interface PackedRule {
  rule: DeadlineRule;
  pack: RulePack;
  /** What a judge made of it. */
  said?: LawSentence[];
}

/** All packs, laid out for looking up. */
export interface Law {
  pack(state: string): RulePack | null;
  /** The rules of an event that can apply in a state, federal ones last, the more specific first. */
  rules(state: string, event: DeadlineEvent): readonly PackedRule[];
  /** Federal minimums of an event: they stand next to every state's rule. */
  floors(event: DeadlineEvent): readonly PackedRule[];
}

export const federal = 'US';

/** Lays out packs; a state that is given twice is taken as last given. */
export function layOutLaw(packs: readonly RulePack[]): Law {
  const byState = new Map(packs.map((pack) => [pack.state, pack]));
  const federalPack = byState.get(federal);
  const found = new Map<string, readonly PackedRule[]>();
  const floors = new Map<DeadlineEvent, readonly PackedRule[]>();
  const pick = (pack: RulePack | undefined, keep: (rule: DeadlineRule) => boolean): PackedRule[] =>
    pack ? pack.deadlines.filter(keep).map((rule) => ({ rule, pack })) : [];
  return {
    pack: (state) => byState.get(state) ?? null,
    rules: (state, event) => {
      const key = `${state} ${event}`;
      let rules = found.get(key);
      if (!rules) {
        const own = pick(byState.get(state), (rule) => rule.event === event);
        const shared = pick(federalPack, (rule) => rule.event === event && !rule.floor);
        rules = [...own.toSorted(moreSpecificFirst), ...shared];
        found.set(key, rules);
      }
      return rules;
    },
    floors: (event) => {
      let rules = floors.get(event);
      if (!rules) {
        rules = pick(federalPack, (rule) => rule.event === event && rule.floor !== undefined);
        floors.set(event, rules);
      }
      return rules;
    },
  };
}

/** Courthouse before county before state; of equals whichever asks for more. */
function moreSpecificFirst(a: PackedRule, b: PackedRule): number {
  return weight(b.rule) - weight(a.rule);
}

function weight({ courthouse, county, counties, appliesIf }: DeadlineRule): number {
  const place = courthouse ? 200 : (county ?? counties) ? 100 : 0;
  return place + Object.keys(appliesIf ?? {}).length;
}
