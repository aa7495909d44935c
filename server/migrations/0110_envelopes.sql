-- Envelopes that a firm mails about its cases: what was bought for them, where they are, and what each case pays.
create table cases.envelope (
  firm_id uuid not null,
  id uuid not null,
  kind text not null,
  status text not null default 'PENDING',
  mail_class text not null,
  return_receipt text not null,
  carrier text not null,
  weight_oz numeric(6, 2) not null,
  courthouse_id uuid,
  tenant_id uuid,
  -- As they are printed.
  recipient jsonb not null,
  sender jsonb not null,
  recipient_name text not null,
  tracking_no text,
  cost_cents bigint,
  failure text,
  refund text,
  -- Of the request that asked for it: a repeated one goes on with this envelope.
  request_key text,
  request_fingerprint text,
  created_by uuid not null,
  created_by_name text not null,
  created_at timestamptz not null,
  asked_at timestamptz not null,
  bought_at timestamptz,
  printed_at timestamptz,
  voided_at timestamptz,
  version int not null default 1,
  primary key (firm_id, id)
);
-- distribute: cases.envelope by firm_id
alter table cases.envelope add constraint envelope_kind
  check (kind in ('TO_CLERK', 'TO_SHERIFF', 'DEFENDANT_COPY', 'RETURN_SASE'));
alter table cases.envelope add constraint envelope_status check (status in ('PENDING', 'UNKNOWN', 'REFUSED', 'CREATED',
  'PRINTED', 'IN_TRANSIT', 'DELIVERED', 'RETURNED', 'VOIDED'));
alter table cases.envelope add constraint envelope_mail_class check (mail_class in ('FIRST_CLASS', 'CERTIFIED'));
alter table cases.envelope add constraint envelope_return_receipt
  check (return_receipt in ('NONE', 'PAPER', 'ELECTRONIC'));
alter table cases.envelope add constraint envelope_carrier check (carrier in ('manual', 'demonstration'));
alter table cases.envelope add constraint envelope_refund check (refund in ('REQUESTED', 'REFUNDED', 'REFUSED'));
-- What wasn't bought costs nothing, and what was has a price.
alter table cases.envelope add constraint envelope_cost
  check ((cost_cents is null) = (status in ('PENDING', 'UNKNOWN', 'REFUSED')));
alter table cases.envelope add constraint envelope_refund_void check (refund is null or status = 'VOIDED');
create index envelope_newest on cases.envelope (firm_id, created_at desc, id desc);
create unique index envelope_request on cases.envelope (firm_id, request_key) where request_key is not null;
create unique index envelope_tracking on cases.envelope (firm_id, tracking_no) where tracking_no is not null;
create index envelope_watched on cases.envelope (asked_at)
  where status in ('PENDING', 'UNKNOWN', 'CREATED', 'PRINTED', 'IN_TRANSIT') or refund = 'REQUESTED';
alter table cases.envelope enable row level security;
-- What a firm mails is its own: no company is among those who see it.
create policy tenant on cases.envelope using (users.sees(firm_id, null));

create table cases.envelope_case (
  firm_id uuid not null,
  client_id uuid not null,
  case_id uuid not null,
  envelope_id uuid not null,
  position int not null,
  cost_cents bigint,
  billing_item_id uuid,
  primary key (firm_id, envelope_id, case_id),
  foreign key (firm_id, envelope_id) references cases.envelope (firm_id, id),
  foreign key (firm_id, case_id) references cases.eviction_case (firm_id, id)
);
-- distribute: cases.envelope_case by firm_id
create index envelope_case_case on cases.envelope_case (firm_id, case_id);
alter table cases.envelope_case enable row level security;
create policy tenant on cases.envelope_case using (users.sees(firm_id, null) and users.not_walled(case_id));

create table cases.envelope_scan (
  firm_id uuid not null,
  envelope_id uuid not null,
  kind text not null,
  scanned_at timestamptz not null,
  place text,
  signed_by text,
  recorded_by_name text,
  -- A scan that is reported again is the same scan.
  primary key (firm_id, envelope_id, kind, scanned_at),
  foreign key (firm_id, envelope_id) references cases.envelope (firm_id, id)
);
-- distribute: cases.envelope_scan by firm_id
alter table cases.envelope_scan add constraint envelope_scan_kind
  check (kind in ('ACCEPTED', 'IN_TRANSIT', 'DELIVERED', 'RETURNED'));
alter table cases.envelope_scan enable row level security;
create policy tenant on cases.envelope_scan using (users.sees(firm_id, null));

-- The books of the post office of the demonstration: what it sold, by the reference under which it was asked.
create table cases.demo_post_label (
  firm_id uuid not null,
  reference uuid not null,
  fingerprint text not null,
  tracking_no text,
  cost_cents bigint not null,
  signer text not null,
  is_signed boolean not null,
  comes_back boolean not null,
  place text not null,
  sold_at timestamptz not null,
  refund_asked_at timestamptz,
  primary key (firm_id, reference)
);
-- distribute: cases.demo_post_label by firm_id
create unique index demo_post_label_tracking on cases.demo_post_label (firm_id, tracking_no) where tracking_no is not null;
alter table cases.demo_post_label enable row level security;
create policy tenant on cases.demo_post_label using (users.sees(firm_id, null));
