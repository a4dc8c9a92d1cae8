CREATE TABLE "mint_chain" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mint_chain_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"identity" text NOT NULL,
	CONSTRAINT "mint_chain_identity_unique" UNIQUE("identity")
);
--> statement-breakpoint
CREATE TABLE "mint_gas" (
	"chain" integer NOT NULL,
	"day" integer NOT NULL,
	"scope" text NOT NULL,
	"gas" bigint NOT NULL,
	CONSTRAINT "mint_gas_chain_day_scope_pk" PRIMARY KEY("chain","day","scope")
);
--> statement-breakpoint
CREATE TABLE "mint_relayer" (
	"chain" integer NOT NULL,
	"address" text NOT NULL,
	"balance_wei" numeric(78) NOT NULL,
	"nonce_gap" integer NOT NULL,
	"state" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mint_relayer_chain_address_pk" PRIMARY KEY("chain","address")
);
--> statement-breakpoint
CREATE TABLE "mint_transaction" (
	"chain" integer NOT NULL,
	"relayer" text NOT NULL,
	"nonce" bigint NOT NULL,
	"day" integer NOT NULL,
	"entries" text NOT NULL,
	"hashes" text[] NOT NULL,
	"signed" text NOT NULL,
	"gas_limit" bigint NOT NULL,
	"max_fee_wei" numeric(78) NOT NULL,
	"tip_wei" numeric(78) NOT NULL,
	"stored_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"status" text DEFAULT 'open' NOT NULL,
	"block_number" bigint,
	"gas_used" bigint,
	"refused" text DEFAULT '0x' NOT NULL,
	"already" text DEFAULT '0x' NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "mint_transaction_chain_relayer_nonce_pk" PRIMARY KEY("chain","relayer","nonce")
);
--> statement-breakpoint
CREATE TABLE "mint" (
	"chain" integer NOT NULL,
	"minter" text NOT NULL,
	"day" integer NOT NULL,
	"token" smallint NOT NULL,
	"place" bigint GENERATED ALWAYS AS IDENTITY (sequence name "mint_place_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"source" text NOT NULL,
	"is_first_seen" boolean NOT NULL,
	"has_code" boolean NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"relayer" text,
	"nonce" bigint,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"failure" text,
	CONSTRAINT "mint_chain_minter_day_token_pk" PRIMARY KEY("chain","minter","day","token")
);
--> statement-breakpoint
CREATE INDEX "mint_transaction_open" ON "mint_transaction" USING btree ("chain","relayer","nonce") WHERE status = 'open';--> statement-breakpoint
CREATE INDEX "mint_waiting" ON "mint" USING btree ("chain","place") WHERE relayer is null and failure is null;