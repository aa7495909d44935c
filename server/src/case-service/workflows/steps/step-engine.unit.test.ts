import { describe, expect, test } from 'vitest';
import { advance, type EngineStep, rewind, takeBack } from './step-engine.ts';
import type { CaseAction } from '@writdesk/contract/cases/case-actions';
import { type ExampleStep, workflowExamples } from '@writdesk/contract/workflows/workflow-examples';

/** A case that walks through a list of steps. */
function walking(list: readonly ExampleStep[]) {
  let steps: (EngineStep & { name: string })[] = list.map(({ name, action, endsWith }, index) => ({
    name,
    sequenceNo: index + 1,
    action,
    autoCompleteWhen: endsWith ?? null,
    state: 'PENDING',
    wasDone: false,
    isDue: true,
  }));
  const keep = (walk: ReturnType<typeof advance<(typeof steps)[number]>>) => {
    steps = steps.map((step) => {
      const state = walk.changed.find((change) => change.step === step)?.state ?? step.state;
      return { ...step, state, wasDone: step.wasDone || state === 'DONE' };
    });
    return walk;
  };
  return {
    act: (...actions: string[]) => actions.map((action) => keep(advance(steps, action)).presentStep),
    walk: (action: string) => keep(advance(steps, action)),
    back: (status: 'INTAKE' | 'INITIAL_CHECK' | 'RETURNED_TO_CLIENT') =>
      keep(rewind(steps, status)).presentStep,
    undo: (action: CaseAction) => keep(takeBack(steps, action)).presentStep,
    states: () => steps.map(({ state }) => state[0]).join(''),
  };
}
const georgia = () => walking(workflowExamples.GA.steps);

describe('a Georgia case', () => {
  test('stands before its first step until it is submitted, then goes through step by step', () => {
    const the = georgia();
    expect(the.states()).toBe('PPPPPPPPPPPPPP');
    expect(the.act('submit', 'initial-check', 'review')).toEqual([1, 2, 3]);
    // The signature ends the lawyer's reading and the sending.
    expect(the.act('send-for-filing')).toEqual([5]);
    expect(the.act('add-case-number', 'sent-for-serving', 'record-service')).toEqual([6, 6, 7]);
    expect(the.states()).toBe('DDDDDDAPPPPPPP');
  });

  test('skips the check that it passed over, and says what it completed and began', () => {
    const the = georgia();
    the.act('submit', 'initial-check', 'review', 'send-for-filing', 'add-case-number', 'record-service');
    const walk = the.walk('apply-to-docket');
    expect(walk.completed.map(({ sequenceNo }) => sequenceNo)).toEqual([8]);
    expect(walk.activated?.sequenceNo).toBe(9);
    expect(the.states()).toBe('DDDDDDSDAPPPPP');
  });

  test('goes by default as well as by docket, and only once', () => {
    const the = georgia();
    the.act('submit', 'initial-check', 'review', 'send-for-filing', 'add-case-number', 'record-service');
    expect(the.act('awaiting-judgment')).toEqual([9]);
    expect(the.act('apply-to-docket', 'awaiting-judgment')).toEqual([9, 9]);
    expect(the.act('record-judgment')).toEqual([10]);
  });

  test('leaves an action that was never done open, and takes it late without losing its place', () => {
    const the = georgia();
    the.act('submit', 'initial-check', 'review', 'send-for-filing', 'add-case-number', 'sent-for-serving');
    expect(the.act('apply-to-docket')).toEqual([9]);
    expect(the.states()).toBe('DDDDDPSDAPPPPP');
    expect(the.act('record-service')).toEqual([9]);
    expect(the.states()).toBe('DDDDDDSDAPPPPP');
  });

  test('off its docket again it stands where the docket found it, and goes on from there', () => {
    const the = georgia();
    the.act('submit', 'initial-check', 'review', 'send-for-filing', 'add-case-number', 'apply-to-docket');
    expect(the.states()).toBe('DDDDDPSDAPPPPP');
    expect(the.undo('apply-to-docket')).toBe(6);
    expect(the.states()).toBe('DDDDDAPPPPPPPP');
    expect(the.act('record-service', 'apply-to-docket')).toEqual([7, 9]);
    expect(the.states()).toBe('DDDDDDSDAPPPPP');
  });

  test('keeps its place where no step says that it was on a docket', () => {
    const the = georgia();
    the.act('submit', 'initial-check', 'review');
    expect(the.undo('apply-to-docket')).toBe(3);
    expect(the.states()).toBe('DDAPPPPPPPPPPP');
  });

  test('comes back to the step that its status waits for, and goes on from there', () => {
    const the = georgia();
    the.act('submit', 'initial-check', 'review');
    expect(the.back('INTAKE')).toBe(1);
    expect(the.states()).toBe('APPPPPPPPPPPPP');
    expect(the.act('initial-check', 'review')).toEqual([2, 3]);
    expect(the.back('INITIAL_CHECK')).toBe(2);
    expect(the.act('review', 'send-for-filing')).toEqual([3, 5]);
  });

  test('keeps its place while the client or the processor has it', () => {
    const the = georgia();
    the.act('submit', 'initial-check', 'review');
    expect(the.back('RETURNED_TO_CLIENT')).toBe(3);
    expect(the.act('submit')).toEqual([3]);
    // The processor mends a packet that was signed, and it is reviewed and signed again.
    expect(the.act('send-for-filing', 'review', 'send-for-filing')).toEqual([5, 3, 5]);
    expect(the.states()).toBe('DDDDAPPPPPPPPP');
  });

  test.each(['close', 'dismiss-case', 'deny-case'])(
    'has nothing left to do after %s, until it is reopened',
    (ending) => {
      const the = georgia();
      the.act('submit', 'initial-check', 'review');
      const closes = ending === 'close';
      expect(the.act(ending)).toEqual([closes ? 14.5 : 2.5]);
      expect(the.states()).toBe(closes ? 'DDSSSSSSSSSSSD' : 'DDSSSSSSSSSSSS');
      if (!closes) expect(the.act('reopen')).toEqual([3]);
    },
  );

  test('begins with the first action, even where no step waits for that', () => {
    expect(georgia().act('hold-release')).toEqual([1]);
    expect(georgia().act('initial-check')).toEqual([2]);
  });
});

describe('a wait', () => {
  test('leaves the case between two steps', () => {
    const the = walking(workflowExamples.NC.steps);
    the.act('submit', 'initial-check', 'review', 'send-for-filing', 'add-case-number', 'apply-to-docket');
    expect(the.act('record-judgment')).toEqual([7.5]);
    expect(the.act('writ-submit')).toEqual([10]);
    expect(the.states()).toBe('DDDDDDDSDAP');
  });

  test('stands in Nevada between the notice and the complaint', () => {
    const the = walking(workflowExamples.NV.steps);
    expect(the.act('submit', 'initial-check', 'review', 'sent-for-serving')).toEqual([1, 2, 3, 4.5]);
    expect(the.act('send-for-filing', 'add-case-number')).toEqual([8, 9]);
    expect(the.states()).toBe('DDDDSSDDAPPP');
  });
});

test('a case without steps stands before the first', () => {
  expect(advance([], 'submit')).toMatchObject({ changed: [], presentStep: 0.5, activated: null });
});
