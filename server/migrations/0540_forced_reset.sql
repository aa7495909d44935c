-- The password that an administrator voided: nobody signs in with it, and whoever sets the next one doesn't set it again.
alter table identity.account add column voided_password_hash text;
