-- Under what a person's digest puts the records that changed.
alter table users.notification_preference add column digest_by text not null default 'property';
alter table users.notification_preference add constraint notification_preference_digest_by
  check (digest_by in ('property', 'county', 'owner'));
