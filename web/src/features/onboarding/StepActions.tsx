import { Button } from 'antd';
import { useText } from '../../shared/i18n/translate.ts';
import { messages } from './messages.ts';

interface StepActionsProps {
  /** What the step's own button says. */
  send: 'next' | 'finish';
  isRunning: boolean;
  onBack: () => void;
}

/** The buttons under a step that has one before it. */
export function StepActions({ send, isRunning, onBack }: StepActionsProps) {
  const t = useText(messages);
  return (
    <>
      <Button size="large" onClick={onBack}>
        {t('back')}
      </Button>
      <Button size="large" type="primary" htmlType="submit" loading={isRunning}>
        {t(send)}
      </Button>
    </>
  );
}
