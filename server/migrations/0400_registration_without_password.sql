-- Whoever registers chooses a password only at the link in the mail: one that was typed before may be a stranger's.
alter table identity.registration drop column password_hash;
