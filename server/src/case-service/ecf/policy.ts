import { type ReadElement, UnreadableXmlError } from '../../platform/soap/index.ts';
import { complaintsIn, courtIn } from './parts.ts';
import { RefusedError } from './answers.ts';
import { inEcf } from './vocabulary.ts';

export interface CourtPolicy {
  version: string;
  operations: string[];
  caseTypes: string[];
  /** Where the codes of an element stand, by the name of the element. */
  codelists: { element: string; address: string }[];
}

/** What a court takes. */
export function policyIn(message: ReadElement, court: string): CourtPolicy {
  if (!inEcf.is(message, 'policyAnswer:CourtPolicyResponseMessage'))
    throw new UnreadableXmlError(`The answer is ${message.name}, no policy.`);
  const complaints = complaintsIn(message);
  if (complaints.length > 0) throw new RefusedError(complaints);
  if (courtIn(message) !== court) throw new UnreadableXmlError('The policy is of another court.');
  const running = inEcf.need(message, 'policyAnswer:RuntimePolicyParameters');
  const built = inEcf.need(message, 'policyAnswer:DevelopmentPolicyParameters');
  const texts = (name: Parameters<typeof inEcf.all>[1]) =>
    inEcf.all(built, name).map(({ text }) => text.trim());
  return {
    version: inEcf.text(message, 'policyAnswer:PolicyVersionID', 'nc:IdentificationID'),
    operations: texts('policyAnswer:SupportedOperationName'),
    caseTypes: texts('policyAnswer:SupportedCaseType'),
    codelists: inEcf.all(running, 'policyAnswer:CourtCodelist').map((list) => ({
      element: inEcf.text(list, 'policyAnswer:ECFElementName'),
      address: inEcf.text(list, 'policyAnswer:CourtCodelistURI', 'nc:IdentificationID'),
    })),
  };
}

/** The codes of a genericode list with their names: the column that is its key, and the one called name. */
export function codesIn(list: ReadElement): Map<string, string> {
  if (!inEcf.is(list, 'gc:CodeList')) throw new UnreadableXmlError('It is no list of codes.');
  const part = (within: ReadElement, local: string) => within.children.filter(({ name }) => name === local);
  const columns = part(list, 'ColumnSet')[0]?.children ?? [];
  const key = columns
    .filter(({ name }) => name === 'Key')
    .flatMap((each) => part(each, 'ColumnRef'))[0]
    ?.attributes.get('Ref');
  const rows = part(list, 'SimpleCodeList').flatMap((each) => part(each, 'Row'));
  const codes = rows.map((row): [string, string] => {
    const values = new Map(
      part(row, 'Value').map((value): [string, string] => [
        value.attributes.get('ColumnRef') ?? '',
        (part(value, 'SimpleValue')[0]?.text ?? '').trim(),
      ]),
    );
    return [values.get(key ?? 'code') ?? '', values.get('name') ?? ''];
  });
  return new Map(codes.filter(([code]) => code !== ''));
}
