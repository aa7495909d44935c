import { errorStatuses, faultReply, fieldErrorReply } from '@writdesk/contract/errors';
import { words } from '@writdesk/contract/sentences/en/words';
import { english } from '@writdesk/contract/sentences/english';
import { sayIn } from '@writdesk/contract/sentences/say';
import { spanish } from '@writdesk/contract/sentences/spanish';
import { z } from 'zod';

const coded = z.looseObject({
  code: z.enum(Object.keys(errorStatuses)),
  message: z.string(),
  reason: faultReply.optional(),
  errors: z.array(fieldErrorReply).optional(),
});

/** @throws unless all that an error says is made of codes that both languages know. */
export function requireCodes(body: unknown): void {
  const { code, message, reason, errors = [] } = coded.parse(body);
  for (const said of [{ ...(reason ?? { code, values: {} }), message }, ...errors]) {
    if (
      sayIn({ sentences: english, words }, said) !== said.message ||
      !sayIn({ sentences: spanish, words }, said)
    )
      throw new Error(`No code says “${said.message}”: ${JSON.stringify(said)}`);
  }
}
