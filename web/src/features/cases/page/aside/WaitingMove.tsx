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
    moved: 'Was {day}, moved by {rules}, waits for a lawyer',
    added: 'New by {rules}, waits for a lawyer',
    rules: '{name} rules {version}',
    federal: 'federal rules {version}',
    accept: 'See and accept',
  },
  es: {
    moved: 'Antes {day}, movido por {rules}, espera a un abogado',
    added: 'Nuevo por {rules}, espera a un abogado',
    rules: 'las reglas de {name} {version}',
    federal: 'las reglas federales {version}',
    accept: 'Ver y aceptar',
  },
});

interface WaitingMoveProps {
  move: NonNullable<CaseDeadline['move']>;
  today: string;
}

/** That a release of rules moved the day; a lawyer is led to where he accepts it. */
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
