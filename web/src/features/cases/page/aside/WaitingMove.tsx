import { Link } from '@tanstack/react-router';
import type { CaseDeadline } from '@writdesk/contract/deadlines/deadlines';
import { defineMessages } from '../../../../shared/i18n/define-messages.ts';
import { useLocale } from '../../../../shared/i18n/locale.ts';
import { useText } from '../../../../shared/i18n/translate.ts';
import { usePerson } from '../../../../shared/person/index.ts';
import { shortDay } from '../../../deadlines/index.ts';
import { stateName } from '../../../../labels/law/states.ts';
import { OddDay } from './OddDay.tsx';

const words = defineMessages({
  en: {
    moved: 'Changed from {day} by {rules}; waits for a lawyer',
    added: 'Added by {rules}; waits for a lawyer',
    rules: '{name} rules {version}',
    federal: 'federal rules {version}',
    accept: 'Review and accept',
  },
  es: {
    moved: 'Antes {day}, cambiado por {rules}; espera a un abogado',
    added: 'Agregado por {rules}; espera a un abogado',
    rules: 'las reglas de {name} {version}',
    federal: 'las reglas federales {version}',
    accept: 'Revisar y aceptar',
  },
});

interface WaitingMoveProps {
  move: NonNullable<CaseDeadline['move']>;
  today: string;
}

/** Says that a release of rules changed the day, and leads a lawyer to where they accept it. */
export function WaitingMove({ move: { was, state, version }, today }: WaitingMoveProps) {
  const t = useText(words);
  const name = stateName(state, useLocale());
  const { holds } = usePerson();
  const rules = state === 'US' ? t('federal', { version }) : t('rules', { name, version });
  return (
    <OddDay>
      <span>
        {was === null ? t('added', { rules }) : t('moved', { day: shortDay(was, today), rules })}
        {holds('rule-pack.verify') && (
          <>
            {'. '}
            <Link to="/rules/moved">{t('accept')}</Link>
          </>
        )}
      </span>
    </OddDay>
  );
}
