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
  /** The name as it appears on court papers. */
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

/** Lawyers: how they sign, and in which states they may. Nobody admits themselves. */
export const lawyers = {
  profile: route({
    method: 'GET',
    area,
    path: '/lawyers/profile',
    reads: ['lawyer'],
    permission: 'signed-in',
    summary: 'Retrieve what the signed-in lawyer signs with',
    reply: lawyer,
    failure: 'Get Lawyer Profile Fail',
  }),
  create: route({
    method: 'POST',
    area,
    path: '/lawyers/create',
    changes: ['lawyer', 'user'],
    permission: 'lawyer.create',
    summary: 'Update how a person with the lawyer’s role signs, and where they are admitted',
    body: z.object({
      userId: id,
      title: optionalLine(100),
      /** Their own name when absent. */
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
    summary:
      'Update a lawyer’s profile: the lawyer sets their title and signature, an administrator of the firm sets their admissions',
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
