-- Run once by psql, when the PostgreSQL container makes its data folder: the login for requests, which owns nothing.
\getenv password APP_PASSWORD
create role writdesk_app login nobypassrls password :'password';
