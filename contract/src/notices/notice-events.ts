import { z } from 'zod';
import { caseEvent } from '../cases/case-event.ts';
import { noticePoint } from './notice-guard.ts';

const { point, code, params, ruleId } = noticePoint.shape;

export const noticeEvents = {
  pass: caseEvent('case.pass-notice-point', {
    group: 'moves',
    visibility: 'FIRM',
    data: {
      point,
      code,
      params,
      rule: ruleId,
      reason: z.string(),
    },
  }),
};
