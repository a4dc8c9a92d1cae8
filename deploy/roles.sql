-- Creates one database role per kind of process, with only the privileges that it needs. Anyone who takes over a public
-- server can then neither request a transfer of the relayers' funds nor change their transactions.
--
-- Run it as the owner of the database (with CREATEROLE) or as a superuser, after `npm run operator migrate` and after
-- every update. It can be repeated. Passwords come from settings; a role without one keeps its password:
--
--   PGOPTIONS='-c site.server_password=… -c site.relayer_password=… -c site.operator_password=…' \
--     psql --set ON_ERROR_STOP=1 --file deploy/roles.sql "$OWNER_DATABASE_URL"
--
-- | Role          | Process                                                                      |
-- |---------------|------------------------------------------------------------------------------|
-- | site_server   | a server with RELAYER=off and without a faucet                               |
-- | site_faucet   | the same with FAUCET_KEY_FILE; site.faucet_password                          |
-- | site_relayer  | a relayer                                                                    |
-- | site_operator | the operator CLI, except for `migrate` and `restore`, which need the owner   |
begin;

do $$
declare
  name text;
  password text;
begin
  foreach name in array array['server', 'faucet', 'relayer', 'operator'] loop
    if not exists (select from pg_roles where rolname = 'site_' || name) then
      execute format('create role %I login', 'site_' || name);
    end if;
    password := current_setting('site.' || name || '_password', true);
    if password <> '' then
      execute format('alter role %I password %L', 'site_' || name, password);
    end if;
  end loop;
end
$$;

-- Removes what an earlier version of this script has granted.
revoke all on all tables in schema public from site_server, site_faucet, site_relayer, site_operator;
revoke create on schema public from public;
grant usage on schema public, drizzle to site_server, site_relayer, site_operator, site_faucet;
-- Each process checks at startup that no migration is missing.
grant select on drizzle.__drizzle_migrations to site_server, site_relayer, site_operator, site_faucet;

-- Servers queue mints, and read what relayers record.
grant select, insert on known_chain to site_server, site_relayer;
grant select, insert, update on mint to site_server;
grant select on mint_batch, mint_gas, mint_receiver, mint_relayer, chain_transaction to site_server;
-- Servers serve everything else.
grant select, insert, update, delete on
  connected_account, contact_submissions, rate_limits, shown_name, social_claim, status_minute,
  mint_index_cursor, minted_day, minter_summary, recent_block, recent_mint, recent_swap, season, season_score
  to site_server;

-- A faucet signs transactions too. It needs everything that a server needs.
grant site_server to site_faucet;
grant select, insert, update, delete on faucet_transfer, chain_transaction to site_faucet;
-- It answers the operator's requests to pass on the balance of a retired key.
grant select, update (nonce, done_at, outcome) on sender_request to site_faucet;
-- It reads all transactions, but writes none in the name of a relayer. The policies name no role in `to`, so that a dump
-- can be restored where the roles do not exist. They do not apply to the owner of the tables.
do $$
declare
  name text;
begin
  foreach name in array array['faucet_transfer', 'chain_transaction', 'sender_request'] loop
    execute format('alter table %I enable row level security', name);
    execute format('drop policy if exists reads on %I', name);
    execute format('drop policy if exists writes on %I', name);
    execute format('create policy reads on %I for select using (true)', name);
    execute format(
      'create policy writes on %1$I using (
        current_user <> ''site_faucet'' or not (
          exists (select from mint_relayer r where r.chain = %1$I.chain and r.address = lower(%1$I.sender))
          or exists (select from mint_batch b where b.chain = %1$I.chain and b.relayer = lower(%1$I.sender))))',
      name);
  end loop;
end
$$;

-- Relayers send the queued mints, record the results, and delete old rows. They request recoveries themselves.
grant select, insert, update, delete on
  mint, mint_batch, mint_gas, mint_receiver, mint_relayer, chain_transaction to site_relayer;
grant select, insert, update on sender_request to site_relayer;
-- They refuse the faucet's key.
grant select on faucet_transfer to site_relayer;

-- The operator reads everything, also for backups, and writes what the commands change.
grant select on all tables in schema public to site_operator;
grant insert, update on operator_action to site_operator;
grant insert, delete on sender_request to site_operator;
grant update on shown_name to site_operator;
grant delete on connected_account to site_operator;
grant delete on mint_index_cursor to site_operator;

commit;
