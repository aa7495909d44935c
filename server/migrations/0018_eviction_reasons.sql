create table cases.eviction_reason (
  id uuid primary key,
  code text not null unique check (code ~ '^[A-Z_]+$'),
  label text not null,
  -- The petition must name a sum.
  requires_amount boolean not null,
  -- The petition must say it in words.
  requires_text boolean not null,
  -- One of these notices must have been served; empty where none is asked for.
  requires_notice_types text[] not null,
  -- The tenant may undo it within the notice's days.
  curable boolean not null,
  -- State codes; empty means every state.
  states text[] not null,
  position int not null unique,
  active boolean not null default true
);
-- reference: cases.eviction_reason
