-- The post office’s own name for what was ordered, kept before it is paid: the same order is then asked about, and never made again.
alter table cases.envelope add column shipment_id text;
alter table cases.envelope drop constraint envelope_carrier;
alter table cases.envelope add constraint envelope_carrier check (carrier in ('manual', 'demonstration', 'easypost'));
-- By it a webhook finds the envelope, which names no firm.
create index envelope_shipment on cases.envelope (shipment_id) where shipment_id is not null;

-- The books of the post office of the demonstration, which takes the calls that EasyPost takes: what was asked for, and when it was paid.
create table cases.demo_shipment (
  firm_id uuid not null,
  id text not null,
  asked jsonb not null,
  cost_cents bigint not null,
  tracking_code text,
  created_at timestamptz not null,
  bought_at timestamptz,
  refund_asked_at timestamptz,
  primary key (firm_id, id)
);
-- distribute: cases.demo_shipment by firm_id
create unique index demo_shipment_tracking on cases.demo_shipment (firm_id, tracking_code) where tracking_code is not null;
alter table cases.demo_shipment enable row level security;
create policy tenant on cases.demo_shipment using (users.sees(firm_id, null));

-- What it sold before is still on its way. The reference was the envelope’s id; of the addresses only the recipient’s was kept.
insert into cases.demo_shipment (firm_id, id, asked, cost_cents, tracking_code, created_at, bought_at, refund_asked_at)
select firm_id, 'shp_' || replace(reference::text, '-', ''),
  jsonb_build_object(
    'reference', reference,
    'to_address', jsonb_build_object('name', signer, 'street1', '', 'street2', case when comes_back then 'DEMO RETURNED' end,
      'city', left(place, -3), 'state', right(place, 2), 'zip', '', 'country', 'US'),
    'from_address', jsonb_build_object('name', '', 'street1', '', 'city', '', 'state', '', 'zip', '', 'country', 'US'),
    'parcel', jsonb_build_object('predefined_package', 'Letter', 'weight', 1),
    'options', jsonb_build_object('certified_mail', tracking_no is not null, 'return_receipt', is_signed)),
  cost_cents, tracking_no, sold_at, sold_at, refund_asked_at
from cases.demo_post_label;
update cases.envelope set shipment_id = 'shp_' || replace(id::text, '-', '')
where carrier = 'demonstration' and cost_cents is not null;
drop table cases.demo_post_label;
