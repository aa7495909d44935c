-- How a person wants to be notified; whoever never chose has no row, and what is usual applies.
create table users.notification_preference (
  user_id uuid primary key,
  -- Group to choice; a group that is missing has its usual one.
  choices jsonb not null default '{}',
  -- `HH:MM` in the person's zone, both or neither.
  quiet_from text,
  quiet_until text,
  urgent_breaks_quiet boolean not null default false,
  digest_hour smallint not null default 17,
  version int not null default 1,
  updated_at timestamptz not null
);
-- reference: users.notification_preference
alter table users.notification_preference add constraint notification_preference_quiet
  check ((quiet_from is null) = (quiet_until is null));
alter table users.notification_preference add constraint notification_preference_hour check (digest_hour between 0 and 23);

alter table users.notification_preference enable row level security;
create policy tenant on users.notification_preference using (users.sees_everything() or user_id = users.own_id());

-- Whoever notifies others asks how, and they need not know them.
create view users.published_notification_choice as
  select p.user_id, p.choices, p.digest_hour, u.time_zone
  from users.notification_preference p join users.app_user u on u.id = p.user_id;
-- Views that ask no policy are read and never written through.
revoke insert, update, delete on users.published_notification_choice from writdesk_app;

-- When a mail about it is due, and whether alone or in the day's digest; null once that is settled.
alter table users.notification add column mail_as text;
alter table users.notification add column mail_due_at timestamptz;
alter table users.notification add constraint notification_mail_as check (mail_as in ('mail', 'digest'));
create index notification_mail_due on users.notification (mail_due_at) where mail_due_at is not null;

-- The address by which the reader of a mail ends such mails.
alter table jobs.mail_outbox add column unsubscribe_url text;
create index mail_outbox_bounced on jobs.mail_outbox (recipient, created_at desc) where state = 'BOUNCED';
