-- Every list with filters is saved as a view, not that of the cases alone; which those are, the contract says.
alter table users.saved_view drop constraint saved_view_list_check;
