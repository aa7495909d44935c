import { z } from 'zod';
import { route } from '../route.ts';
import { barAdmission } from '../users/users.ts';
import { stateCode } from '../values/address.ts';
import { courtDate } from '../values/dates.ts';
import { id, idParams } from '../values/ids.ts';
import { changedLine, line, optionalLine } from '../values/text.ts';
import { issue } from '../sentences/fault.ts';

/** What a lawyer signs with, and where. */
export const lawyer = z.object({
  userId: id,
  name: z.string(),
  title: z.string().nullable(),
  /** The name as it stands on court paper. */
  signatureName: z.string(),
  barAdmissions: z.array(barAdmission),
  version: z.int(),
});
export type Lawyer = z.output<typeof lawyer>;

const admissions = z
  .array(
    z.object({
      stateCode,
      barNumber: line('barNumber', 40),
      admittedOn: courtDate.nullish().transform((day) => day ?? null),
      active: z.boolean().default(true),
    }),
  )
  .max(60)
  .superRefine((rows, context) => {
    for (const [index, { stateCode: state }] of rows.entries()) {
      if (rows.findIndex((row) => row.stateCode === state) === index) continue;
      context.addIssue({ code: 'custom', path: [index, 'stateCode'], message: issue('state_twice') });
    }
  });

const area = 'user-service';

/** Lawyers: how they sign, and in which states they may. Nobody admits himself. */
export const lawyers = {
  profile: route({
    method: 'GET',
    area,
    path: '/lawyers/profile',
    reads: ['lawyer'],
    permission: 'signed-in',
    summary: 'What the signed-in lawyer signs with',
    reply: lawyer,
    failure: 'Get Lawyer Profile Fail',
  }),
  create: route({
    method: 'POST',
    area,
    path: '/lawyers/create',
    changes: ['lawyer', 'user'],
    permission: 'lawyer.create',
    summary: 'Says of a person with the lawyer’s role how he signs and where he is admitted',
    body: z.object({
      userId: id,
      title: optionalLine(100),
      /** His own name when absent. */
      signatureName: line('signatureName', 120).optional(),
      barAdmissions: admissions.default([]),
    }),
    reply: lawyer,
    status: 201,
    failure: 'Create Lawyer Fail',
  }),
  update: route({
    method: 'PUT',
    area,
    path: '/lawyers/update/{id}',
    changes: ['lawyer', 'user'],
    permission: 'lawyer.update',
    summary: 'Title and signature by the lawyer himself, admissions by whoever administers the firm',
    params: idParams,
    body: z.object({
      version: z.int().optional(),
      title: changedLine(100),
      signatureName: line('signatureName', 120).optional(),
      /** Those of the states that are named; others stay as they are. */
      barAdmissions: admissions.optional(),
    }),
    reply: lawyer,
    failure: 'Update Lawyer Fail',
  }),
};
