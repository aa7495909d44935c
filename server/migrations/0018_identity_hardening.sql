-- A session that nobody uses ends by itself, whether a page of it is open or not.

alter table identity.session
  -- Moved on whenever its tokens are renewed; null where the person chose to stay signed in.
  add idle_until timestamptz;
create index session_idle on identity.session (idle_until);
