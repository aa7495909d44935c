import { personOf, type UserContext } from '../../platform/context.ts';
import { smsNumberView } from './sms-number-view.ts';

/** The number to which the person’s text messages go. */
export async function getSmsNumber(context: UserContext) {
  const { deps, scope } = context;
  return smsNumberView(deps.db.as(scope), deps, personOf(context).userId);
}
