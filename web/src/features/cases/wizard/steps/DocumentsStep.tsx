import { Question } from '../../../../shared/form/index.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { CaseFiles } from './CaseFiles.tsx';
import { FieldQuestion, OtherQuestions } from '../questions/FieldQuestion.tsx';
import { messages } from '../messages.ts';
import { StepFrame } from './StepFrame.tsx';
import { documentKinds } from '../../../../labels/case/steps.ts';
import { useDraft } from '../draft/use-draft.ts';

export function DocumentsStep() {
  const t = useText(messages);
  const { part } = useDraft();
  return (
    <StepFrame step="documents" lead={t('documentsLead')}>
      {documentKinds.map((kind) => (
        <Question
          key={kind}
          label={t(`document_${kind}`)}
          hint={t(`documentHint_${kind}`)}
          field={part(`documents.${kind}`)}
          group
        >
          <CaseFiles kind={kind} label={t(`documentAdd_${kind}`)} />
        </Question>
      ))}
      <FieldQuestion name="comment" hint={t('commentHint')} optional />
      <OtherQuestions step="documents" placed={['comment']} />
    </StepFrame>
  );
}
