import type { NotificationPreferences } from '@writdesk/contract/notifications/notification-preferences';
import type { NotificationGroup } from '@writdesk/contract/notifications/notification-groups';
import { useText } from '../../shared/i18n/translate.ts';
import { Segments } from '../../shared/ui/index.ts';
import { messages } from './messages.ts';
import type { PreferenceValues } from './preference-values.ts';

interface GroupChoicesProps {
  groups: NotificationPreferences['groups'];
  values: PreferenceValues;
  errorOf: (group: NotificationGroup) => string | undefined;
  set: (group: NotificationGroup, choice: PreferenceValues[NotificationGroup]) => void;
}

/** The groups that have a kind which can’t be switched off say which. */
const fixed = { comments: 'commentsFixed', money: 'moneyFixed', security: 'securityFixed' } as const;
const fixedOf = (group: NotificationGroup) =>
  group in fixed ? fixed[group as keyof typeof fixed] : undefined;

/** For each group how it reaches the person. */
export function GroupChoices({ groups, values, errorOf, set }: GroupChoicesProps) {
  const t = useText(messages);
  return (
    <ul className="notification-groups">
      {groups.map(({ group, choices, isPartlyFixed }) => {
        const [only] = choices;
        const note = isPartlyFixed && fixedOf(group);
        const error = errorOf(group);
        return (
          <li key={group}>
            <div>
              <strong>{t(group)}</strong>
              <span>{t(`${group}Text`)}</span>
              {note && <small>{t(note)}</small>}
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
