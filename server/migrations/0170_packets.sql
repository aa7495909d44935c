-- What goes to the court, to the server or to the officer: documents of a case in an order, put together once. A row is written when
-- somebody freezes it, and its files are added when they are made; neither changes after that.
create table cases.packet (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  id uuid not null,
  purpose text not null,
  -- Counts the packets of a case for one purpose.
  number int not null,
  status text not null,
  -- Why it was not made, as the contract's packetFailure.
  failure jsonb,
  -- The documents in their order, as the contract's frozenDocument, each with the path of its file.
  documents jsonb not null,
  -- What the court wanted of it then, as the contract's packetRule.
  rule jsonb not null,
  -- Over the documents and their order.
  content_hash text not null,
  -- As the contract's packetFile; empty until they are made.
  files jsonb not null default '[]',
  frozen_by uuid,
  frozen_by_name text not null,
  frozen_at timestamptz not null,
  primary key (firm_id, case_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.packet by firm_id
alter table cases.packet add constraint packet_purpose check (purpose in ('FILING', 'SERVICE', 'WRIT'));
alter table cases.packet add constraint packet_status check (status in ('QUEUED', 'ASSEMBLING', 'READY', 'FAILED'));
alter table cases.packet add constraint packet_files check ((status = 'READY') = (jsonb_array_length(files) > 0));
-- Two who freeze at once make one after the other.
create unique index packet_number on cases.packet (firm_id, case_id, purpose, number);
alter table cases.packet enable row level security;
create policy tenant on cases.packet using (users.sees(firm_id, client_id) and users.not_walled(case_id));
