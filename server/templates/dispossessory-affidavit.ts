import { courtDate } from '@writdesk/contract/values/dates';
import { positiveCents } from '@writdesk/contract/values/money';
import { z } from 'zod';
import { defineTemplate } from '../src/platform/typeset/index.ts';

const text = z.string().trim().min(1).max(5_000);
/** For what is signed under: it must stay on one sheet. */
const short = z.string().trim().min(1).max(200);
const addressLines = z.array(text).min(1).max(6);

/** Georgia's dispossessory affidavit (O.C.G.A. § 44-7-50); the sources of its words stand in the `.typ` next to it. */
export const dispossessoryAffidavit = defineTemplate({
  name: 'dispossessory-affidavit',
  schema: z.object({
    /** e.g. Magistrate Court, Fulton, Georgia. */
    court: z.object({ name: text, county: text, state: text }),
    /** The state’s words, as its rules have them. */
    terms: z.object({ writ: short, plaintiff: short, defendant: short }),
    /** In the footer until a lawyer of the state has read the layout. */
    reviewNote: short.nullable(),
    /** Null before filing: a line to write on. */
    caseNumber: text.nullable(),
    plaintiff: z.object({ name: text, addressLines: z.array(text).max(6) }),
    /** Every tenant who is sued, by full name. */
    defendants: z.array(text).min(1).max(50),
    includesAllOthers: z.boolean(),
    premises: z.object({ addressLines, county: text }),
    affiant: z.object({
      /** A person: a company can’t swear. Null is a line to write on. */
      name: short.nullable(),
      capacity: z.enum(['OWNER', 'AGENT', 'ATTORNEY']).nullable(),
      /** Under the name, e.g. Property Manager, Peachtree Residential LLC. */
      title: short.nullable(),
    }),
    lease: z
      .object({ isWritten: z.boolean(), startDate: courtDate.nullable(), endDate: courtDate.nullable() })
      .nullable(),
    grounds: z
      .object({
        nonpayment: z.boolean(),
        holdover: z.boolean(),
        atSufferance: z.boolean(),
        other: text.nullable(),
      })
      .refine(
        ({ nonpayment, holdover, atSufferance, other }) => nonpayment || holdover || atSufferance || other,
        {
          message: 'Name at least one ground.',
        },
      ),
    demand: z
      .object({
        givenDate: courtDate,
        /** The notice of § 44-7-50(c), before an action for rent. */
        isThreeDayNotice: z.boolean(),
        expiresDate: courtDate.nullable(),
        /** In words that follow "by", e.g. "posting it in a sealed envelope conspicuously on the door". */
        methods: z.array(text).max(6),
      })
      .nullable(),
    /** Null when possession alone is asked for. */
    money: z
      .object({
        pastDueRentCents: positiveCents,
        rentThroughDate: courtDate.nullable(),
        monthlyRentCents: positiveCents.nullable(),
        lateFeesCents: positiveCents,
        attorneyFeesCents: positiveCents,
        other: z.array(z.object({ label: text, cents: positiveCents })).max(30),
      })
      .nullable(),
    attorney: z
      .object({
        name: short,
        barNumber: short,
        firm: short,
        addressLines: z.array(short).max(6),
        phone: short.nullable(),
        email: short.nullable(),
      })
      .nullable(),
  }),
});
export type DispossessoryAffidavit = z.input<typeof dispossessoryAffidavit.schema>;
