import { cases } from '@writdesk/contract/cases/cases';
import { useForm } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { actLabel } from '../../../../labels/case/act-labels.ts';
import { ActDialog } from '../frame/ActDialog.tsx';
import { CourtFees } from '../filing/CourtFees.tsx';
import { messages } from '../frame/messages.ts';
import { PersonSelect } from '../frame/PersonSelect.tsx';
import { theCase, useActCall, type ActProps } from '../frame/use-act-call.ts';

/** Sends the case to a lawyer; what they must not have to look for is named if it is missing. */
export default function ReviewAct(props: ActProps) {
  const { details, onClose } = props;
  const t = useText(messages);
  const form = useForm<{ assignedLawyerId: string | null }>({ initial: { assignedLawyerId: null } });
  const review = useActCall(cases.review, props, {
    name: 'review',
    caseOf: theCase,
    eventData: ({ assignedLawyer }) => ({ assignedLawyer: assignedLawyer?.name ?? '' }),
  });
  const { assignedLawyerId } = form.values;
  return (
    <ActDialog
      details={details}
      call={review}
      title={t('reviewTitle')}
      confirm={actLabel('review', { status: details.status })}
      errors={form.errors}
      isChanged={form.isChanged}
      fields={['assignedLawyerId']}
      onSubmit={() => review.send({ ...(assignedLawyerId && { assignedLawyerId }) }, form.refuse)}
      onClose={onClose}
    >
      <PersonSelect
        label={t('whoReviews')}
        hint={t('whoReviewsHint', { state: details.stateCode ?? '' })}
        field={form.field('assignedLawyerId')}
        roles={['lawyer']}
      />
      <CourtFees details={details} />
    </ActDialog>
  );
}
