-- What a person is told inside the product.
create table users.notification (
  id uuid primary key,
  user_id uuid not null,
  kind text not null,
  -- What it is about: a case by its id, the rules of a state by its code.
  subject_kind text not null check (subject_kind in ('case', 'firm', 'invite', 'rule-pack', 'rule-proposal', 'support-access', 'user')),
  subject_id text not null,
  title text not null,
  body text not null,
  -- The facts of the text (names, numbers), so that a screen can say it in its own language.
  params jsonb not null default '{}',
  status text not null default 'UNREAD' check (status in ('READ', 'UNREAD')),
  created_at timestamptz not null default now(),
  read_at timestamptz
);
-- reference: users.notification
create index notification_own on users.notification (user_id, created_at desc, id desc);
create index notification_unread on users.notification (user_id) where status = 'UNREAD';

-- Whoever acts notifies others; everybody reads their own.
alter table users.notification enable row level security;
create policy tenant on users.notification
  using ((users.sees_everything() or user_id = users.own_id()) and users.not_walled(case when subject_kind = 'case' then subject_id::uuid end)) with check (true);
