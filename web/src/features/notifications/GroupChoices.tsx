import type { NotificationPreferences } from '@writdesk/contract/notifications/notification-preferences';
import type { NotificationGroup } from '@writdesk/contract/notifications/notification-groups';
import { useText } from '../../shared/i18n/translate.ts';
import { CheckInput } from '../../shared/form/index.ts';
import { Segments } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import { type PreferenceValues, smsField } from './preference-values.ts';
import { smsMessages } from './sms-messages.ts';

interface GroupChoicesProps {
  groups: NotificationPreferences['groups'];
  values: PreferenceValues;
  errorOf: (group: NotificationGroup) => string | undefined;
  /** Text messages can be chosen. */
  hasNumber: boolean;
  set: <F extends keyof PreferenceValues>(field: F, value: PreferenceValues[F]) => void;
}

/** The groups that have a kind which can’t be switched off say which. */
const fixed = { comments: 'commentsFixed', money: 'moneyFixed', security: 'securityFixed' } as const;
const fixedOf = (group: NotificationGroup) =>
  group in fixed ? fixed[group as keyof typeof fixed] : undefined;

/** For each group how it reaches the person. */
export function GroupChoices({ groups, values, errorOf, hasNumber, set }: GroupChoicesProps) {
  const t = useText(messages);
  return (
    <ul className="notification-groups">
      {groups.map(({ group, choices, isPartlyFixed, sms }) => {
        const [only] = choices;
        const note = isPartlyFixed && fixedOf(group);
        const error = errorOf(group);
        return (
          <li key={group}>
            <div>
              <strong>{t(group)}</strong>
              <span>{t(`${group}Text`)}</span>
              {note && <small>{t(note)}</small>}
              {hasNumber && sms !== null && values[group] !== 'never' && (
                <SmsChoice group={group} isChosen={values[smsField(group)]} set={set} />
              )}
              {error && <small className="notification-group-error">{error}</small>}
            </div>
            {choices.length > 1 ? (
              <Segments
                label={t(group)}
                value={values[group]}
                options={choices.map((choice) => ({ value: choice, label: t(choice) }))}
                onChange={(choice) => set(group, choice)}
              />
            ) : (
              only && (
                <span className="notification-always">{t(`always${only === 'never' ? 'app' : only}`)}</span>
              )
            )}
          </li>
        );
      })}
    </ul>
  );
}

interface SmsChoiceProps extends Pick<GroupChoicesProps, 'set'> {
  group: NotificationGroup;
  isChosen: boolean;
}

function SmsChoice({ group, isChosen, set }: SmsChoiceProps) {
  const t = useText(messages);
  const say = useText(smsMessages);
  return (
    <CheckInput value={isChosen} onChange={(isWanted) => set(smsField(group), isWanted)}>
      {say(group === 'reminders' ? 'alsoSmsReminders' : 'alsoSms')}
      <span className="visually-hidden">: {t(group)}</span>
    </CheckInput>
  );
}
