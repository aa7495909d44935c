-- The practice bank's payout comes back as well: the firm's bank didn't take it.
alter table cases.practice_payout add column failed_at timestamptz;
-- By it a payout that fails finds the line that it was matched with.
create index bank_match_item on cases.bank_match (firm_id, item_id);
