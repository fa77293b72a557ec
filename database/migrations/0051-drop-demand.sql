-- Transactions lock and decide in their own statements (docs/decisions/0019): nothing asks the database to refuse any more.
drop function demand(boolean);
