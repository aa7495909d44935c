import { users, type UserProfile } from '@writdesk/contract/users/users';
import { Link } from '@tanstack/react-router';
import { UserRound } from 'lucide-react';
import { useCall } from '../../shared/api/index.ts';
import { useLocale } from '../../shared/i18n/locale.ts';
import { useText } from '../../shared/i18n/translate.ts';
import { EmptyState, Facts, LoadedPage, PageHead, Sheet } from '../../shared/ui/index.ts';
import { roleNames } from '../../labels/roles.ts';
import { AboutYou } from './AboutYou.tsx';
import { LawyerPart } from './LawyerPart.tsx';
import { messages } from './messages.ts';
import './profile.css';

/** One's own profile: what one may change of oneself, and what others gave. */
export default function ProfilePage() {
  const t = useText(messages);
  const query = useCall(users.profile, { quiet: true });
  if (query.error?.status === 404) {
    return (
      <>
        <PageHead title={t('profile')} />
        <EmptyState
          icon={UserRound}
          title={t('nobody')}
          actions={<Link to="/onboarding">{t('register')}</Link>}
        >
          {t('nobodyText')}
        </EmptyState>
      </>
    );
  }
  return (
    <LoadedPage query={query} what={t('theProfile')}>
      {(profile) => (
        <>
          <PageHead title={t('profile')} facts={profile.name} />
          <div className="profile">
            <AboutYou profile={profile} />
            <div className="profile-side">
              <YourWork profile={profile} />
              {profile.lawyer && <LawyerPart userId={profile.id} lawyer={profile.lawyer} />}
            </div>
          </div>
        </>
      )}
    </LoadedPage>
  );
}

function YourWork({ profile }: { profile: UserProfile }) {
  const t = useText(messages);
  const locale = useLocale();
  const { roles, firm, client, email, properties } = profile;
  return (
    <Sheet title={t('work')}>
      <Facts
        items={[
          { label: t('email'), value: email },
          { label: t('worksFor'), value: firm?.name ?? client?.name },
          { label: t('roles'), value: roles.map((role) => roleNames[locale][role]).join(', ') },
          { label: t('properties'), value: properties.map(({ name }) => name).join(', ') },
        ]}
      />
      <p className="profile-note">{t('rolesNote')}</p>
    </Sheet>
  );
}
