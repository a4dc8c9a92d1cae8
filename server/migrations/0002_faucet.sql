CREATE TABLE "faucet_gift" (
	"chain" text NOT NULL,
	"address" text NOT NULL,
	"day" integer NOT NULL,
	"source" text NOT NULL,
	"amount_wei" numeric(78) NOT NULL,
	"giver" text NOT NULL,
	"nonce" bigint NOT NULL,
	"hashes" text[] NOT NULL,
	"signed" text NOT NULL,
	"max_fee_wei" numeric(78) NOT NULL,
	"tip_wei" numeric(78) NOT NULL,
	"signed_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	CONSTRAINT "faucet_gift_chain_address_day_pk" PRIMARY KEY("chain","address","day")
);
--> statement-breakpoint
CREATE INDEX "faucet_gift_source" ON "faucet_gift" USING btree ("chain","day","source");--> statement-breakpoint
CREATE INDEX "faucet_gift_open" ON "faucet_gift" USING btree ("chain","nonce") WHERE status = 'open';