ALTER TABLE "mint_chain" RENAME TO "known_chain";--> statement-breakpoint
ALTER TABLE "known_chain" RENAME CONSTRAINT "mint_chain_identity_unique" TO "known_chain_identity_unique";--> statement-breakpoint
ALTER SEQUENCE "mint_chain_id_seq" RENAME TO "known_chain_id_seq";--> statement-breakpoint
ALTER INDEX "mint_waiting" RENAME TO "mint_queued";--> statement-breakpoint

-- A relayer's transaction is split into the transaction, which faucet transfers have too, and the mints it carries.
CREATE TABLE "mint_batch" (
	"chain" integer NOT NULL,
	"relayer" text NOT NULL,
	"nonce" bigint NOT NULL,
	"day" integer NOT NULL,
	"entries" text NOT NULL,
	"refused" text DEFAULT '0x' NOT NULL,
	"already" text DEFAULT '0x' NOT NULL,
	CONSTRAINT "mint_batch_chain_relayer_nonce_pk" PRIMARY KEY("chain","relayer","nonce")
);
--> statement-breakpoint
INSERT INTO "mint_batch" ("chain", "relayer", "nonce", "day", "entries", "refused", "already")
SELECT "chain", "relayer", "nonce", "day", "entries", "refused", "already" FROM "mint_transaction" WHERE "entries" <> '0x';--> statement-breakpoint
DROP INDEX "mint_transaction_open";--> statement-breakpoint
ALTER TABLE "mint_transaction" RENAME TO "chain_transaction";--> statement-breakpoint
ALTER TABLE "chain_transaction" RENAME COLUMN "relayer" TO "sender";--> statement-breakpoint
ALTER TABLE "chain_transaction" RENAME COLUMN "sent_at" TO "signed_at";--> statement-breakpoint
ALTER TABLE "chain_transaction" RENAME CONSTRAINT "mint_transaction_chain_relayer_nonce_pk" TO "chain_transaction_chain_sender_nonce_pk";--> statement-breakpoint
ALTER TABLE "chain_transaction" DROP COLUMN "day", DROP COLUMN "entries", DROP COLUMN "refused", DROP COLUMN "already";--> statement-breakpoint
ALTER TABLE "chain_transaction" ALTER COLUMN "status" SET DEFAULT 'pending';--> statement-breakpoint
UPDATE "chain_transaction" SET "status" = CASE "status"
	WHEN 'minted' THEN 'confirmed' WHEN 'reverted' THEN 'failed' WHEN 'lost' THEN 'replaced' ELSE 'pending' END;--> statement-breakpoint
CREATE INDEX "chain_transaction_unconfirmed" ON "chain_transaction" USING btree ("chain","sender","nonce") WHERE status in ('pending', 'sent', 'mined');--> statement-breakpoint

CREATE TABLE "faucet_transfer" (
	"chain" integer NOT NULL,
	"address" text NOT NULL,
	"day" integer NOT NULL,
	"source" text NOT NULL,
	"amount_wei" numeric(78) NOT NULL,
	"sender" text NOT NULL,
	"nonce" bigint NOT NULL,
	CONSTRAINT "faucet_transfer_chain_address_day_pk" PRIMARY KEY("chain","address","day")
);
--> statement-breakpoint
INSERT INTO "known_chain" ("identity") SELECT DISTINCT "chain" FROM "faucet_gift";--> statement-breakpoint
INSERT INTO "faucet_transfer" ("chain", "address", "day", "source", "amount_wei", "sender", "nonce")
SELECT c."id", g."address", g."day", g."source", g."amount_wei", g."giver", g."nonce"
FROM "faucet_gift" g JOIN "known_chain" c ON c."identity" = g."chain";--> statement-breakpoint
INSERT INTO "chain_transaction"
	("chain", "sender", "nonce", "hashes", "signed", "gas_limit", "max_fee_wei", "tip_wei", "stored_at", "signed_at", "status")
SELECT c."id", g."giver", g."nonce", g."hashes", g."signed", 200000, g."max_fee_wei", g."tip_wei", g."signed_at", g."signed_at",
	CASE g."status" WHEN 'given' THEN 'confirmed' WHEN 'refused' THEN 'failed' ELSE 'pending' END
FROM "faucet_gift" g JOIN "known_chain" c ON c."identity" = g."chain"
ON CONFLICT DO NOTHING;--> statement-breakpoint
DROP TABLE "faucet_gift";--> statement-breakpoint
CREATE INDEX "faucet_transfer_source" ON "faucet_transfer" USING btree ("chain","day","source");--> statement-breakpoint
CREATE INDEX "faucet_transfer_transaction" ON "faucet_transfer" USING btree ("chain","sender","nonce");
