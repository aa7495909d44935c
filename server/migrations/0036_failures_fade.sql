-- Failures of a name or an address fade with time, however often it signs in well meanwhile: parts of one are counted.
alter table identity.sign_in_failure alter column failures type double precision;
