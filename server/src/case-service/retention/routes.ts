import { retention } from '@writdesk/contract/retention/retention';
import { bind } from '../../platform/http/bind.ts';
import { placeHold, releaseHold } from './hold-case.ts';
import { getKeptCase, listKeptCases } from './list-kept-cases.ts';
import { getRetentionRule, setRetentionRule } from './retention-rule.ts';

export const retentionRoutes = [
  bind(retention.rule, getRetentionRule),
  bind(retention.setRule, setRetentionRule),
  bind(retention.cases, listKeptCases),
  bind(retention.ofCase, getKeptCase),
  bind(retention.hold, placeHold),
  bind(retention.release, releaseHold),
];
