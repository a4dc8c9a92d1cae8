-- contract: every version writes only such rows; older rows are not checked, so that the table is not scanned
ALTER TABLE "mint" ADD CONSTRAINT "mint_encodable" CHECK (octet_length(minter) = 42 and minter = '0x' || encode(decode(substr(minter, 3), 'hex'), 'hex') and token between 1 and 42 and attempts >= 0 and isfinite(asked_at)) NOT VALID;--> statement-breakpoint
ALTER TABLE "chain_transaction" ADD CONSTRAINT "chain_transaction_readable" CHECK (nonce between 0 and 9007199254740991 and gas_limit between 0 and 9007199254740991
        and max_fee_wei between 0 and 2::numeric ^ 256 and tip_wei between 0 and 2::numeric ^ 256
        and status in ('pending', 'sent', 'mined', 'confirmed', 'failed', 'replaced') and signed like '0x%' and coalesce(array_ndims(hashes), 1) = 1
        and array_to_string(hashes, ',', 'null') ~ '^(0x[0-9a-f]{64}(,|$))*$') NOT VALID;--> statement-breakpoint
ALTER TABLE "sender_request" ADD CONSTRAINT "sender_request_readable" CHECK (kind in ('retry', 'cancel', 'drain', 'recover') and isfinite(asked_at)
        and nonce between 0 and 9007199254740991 and block between 0 and 9007199254740991) NOT VALID;
