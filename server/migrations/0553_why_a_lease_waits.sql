-- What keeps a late lease out of the month's filing; null while nobody has said, and then the last case of the lease answers.
alter table users.lease add column payment_plan boolean;
alter table users.lease add column in_service boolean;
