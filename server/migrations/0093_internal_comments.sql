-- Threads of comments on a case: replies, tags, and what is new to whom.
-- The firm's own thread is the firm's alone, whatever a query forgets: no company is among those who see it.
drop policy tenant on cases.internal_comment;
create policy tenant on cases.internal_comment using (
  users.sees(firm_id, case when comment_type = 'Client' then client_id end) and users.not_walled(case_id)
);
alter table cases.internal_comment rename column mentions to tagged_user_ids;
-- Roles that are mentioned, such as `case_processor`.
alter table cases.internal_comment add column mentions text[] not null default '{}';
-- Who was notified of a mention: an edit notifies nobody a second time.
alter table cases.internal_comment add column notified_user_ids uuid[] not null default '{}';
alter table cases.internal_comment add column by_client boolean not null default false;
alter table cases.internal_comment add column version int not null default 1;
-- Of the comment that begins a thread: its replies that aren't deleted, and whether the company wrote last.
alter table cases.internal_comment add column replies int not null default 0;
alter table cases.internal_comment add column awaits_answer boolean not null default false;
alter table cases.internal_comment add constraint internal_comment_awaits
  check (not awaits_answer or (comment_type = 'Client' and parent_id is null));

-- A thread stays while it has its first comment or a reply.
create index internal_comment_threads on cases.internal_comment (firm_id, case_id, created_at desc, id desc)
  where parent_id is null and (deleted_at is null or replies > 0);
create index internal_comment_replies on cases.internal_comment (firm_id, case_id, parent_id, created_at)
  where parent_id is not null and deleted_at is null;
create index internal_comment_unanswered on cases.internal_comment (firm_id, case_id) where awaits_answer;

-- What a comment said before it was edited or deleted: administrators of the firm read it.
create table cases.internal_comment_text (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  comment_id uuid not null,
  id uuid not null,
  comment_type text not null check (comment_type in ('Firm', 'Client')),
  message text not null,
  until timestamptz not null,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id, comment_id) references cases.internal_comment (firm_id, case_id, id)
);
-- distribute: cases.internal_comment_text by firm_id
create index internal_comment_text_comment on cases.internal_comment_text (firm_id, case_id, comment_id);
alter table cases.internal_comment_text enable row level security;
create policy tenant on cases.internal_comment_text using (
  users.sees(firm_id, case when comment_type = 'Client' then client_id end) and users.not_walled(case_id)
);

-- Up to when somebody has read a thread type of a case.
create table cases.internal_comment_mark (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  user_id uuid not null,
  comment_type text not null check (comment_type in ('Firm', 'Client')),
  read_until timestamptz not null,
  primary key (firm_id, case_id, user_id, comment_type),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.internal_comment_mark by firm_id
alter table cases.internal_comment_mark enable row level security;
create policy tenant on cases.internal_comment_mark using (
  users.sees(firm_id, client_id) and users.not_walled(case_id)
);
