-- A file of ledgers names leases by the number that their system gave them.
create index lease_by_external_id on users.lease (client_id, external_id) where is_current and external_id is not null;
