import { fault, type Fault } from '@writdesk/contract/sentences/fault';
import { AppError } from '../../platform/http/refuse.ts';
import { ChangedPageError, InsideAddressError } from '../../platform/sites/index.ts';
import { SoapFaultError } from '../../platform/soap/index.ts';
import { RefusedError } from '../ecf/index.ts';
import { LeaveAloneError, OtherPageError, SessionEndedError, StopError } from './court-site.ts';

const ours = [StopError, LeaveAloneError, SessionEndedError, OtherPageError];

/** What is said of an error to whoever reads the job. What a court’s own system answers is repeated as it is. */
export function robotFault(error: unknown): Fault {
  for (const kind of ours) if (error instanceof kind) return error.fault;
  if (error instanceof AppError) return error.extra.reason ?? { code: error.code, values: {} };
  if (error instanceof InsideAddressError) return fault('robot_address_inside');
  if (error instanceof SoapFaultError || error instanceof RefusedError)
    return fault('robot_words', { words: error.message });
  if (error instanceof ChangedPageError) return fault('robot_page_changed');
  return fault('robot_failed');
}
