-- When a deactivated person was last reactivated. An invite that waited for them since before that still lets them leave, and until they
-- were there again they don't count as somebody who runs the organization.
alter table users.app_user add column reactivated_at timestamptz;
