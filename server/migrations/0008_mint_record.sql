CREATE TABLE "mint_record_cursor" (
	"chain" integer PRIMARY KEY NOT NULL,
	"block" bigint NOT NULL,
	"hash" text NOT NULL,
	"block_at_seconds" bigint NOT NULL,
	"owners" text[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "minted_day" (
	"chain" integer NOT NULL,
	"minter" text NOT NULL,
	"day" integer NOT NULL,
	"items" bigint NOT NULL,
	CONSTRAINT "minted_day_chain_minter_day_pk" PRIMARY KEY("chain","minter","day")
);
--> statement-breakpoint
CREATE TABLE "minter_summary" (
	"chain" integer NOT NULL,
	"minter" text NOT NULL,
	"mints" integer NOT NULL,
	"days" integer NOT NULL,
	"complete_days" integer NOT NULL,
	"items" bigint NOT NULL,
	"streak" integer NOT NULL,
	"streak_last_day" integer NOT NULL,
	"longest_streak" integer NOT NULL,
	"swaps" integer NOT NULL,
	CONSTRAINT "minter_summary_chain_minter_pk" PRIMARY KEY("chain","minter")
);
--> statement-breakpoint
CREATE TABLE "recent_block" (
	"chain" integer NOT NULL,
	"block" bigint NOT NULL,
	"hash" text NOT NULL,
	"at_seconds" bigint NOT NULL,
	CONSTRAINT "recent_block_chain_block_pk" PRIMARY KEY("chain","block")
);
--> statement-breakpoint
CREATE TABLE "recent_mint" (
	"chain" integer NOT NULL,
	"block" bigint NOT NULL,
	"log_index" integer NOT NULL,
	"minter" text NOT NULL,
	"day" integer NOT NULL,
	"items" bigint NOT NULL,
	"is_certain" boolean NOT NULL,
	CONSTRAINT "recent_mint_chain_block_log_index_pk" PRIMARY KEY("chain","block","log_index")
);
--> statement-breakpoint
CREATE TABLE "recent_swap" (
	"chain" integer NOT NULL,
	"block" bigint NOT NULL,
	"log_index" integer NOT NULL,
	"minter" text NOT NULL,
	CONSTRAINT "recent_swap_chain_block_log_index_pk" PRIMARY KEY("chain","block","log_index")
);
--> statement-breakpoint
CREATE INDEX "minter_summary_complete_days" ON "minter_summary" USING btree ("chain","complete_days" DESC NULLS FIRST,"mints" DESC NULLS FIRST,"minter");--> statement-breakpoint
CREATE INDEX "minter_summary_longest_streak" ON "minter_summary" USING btree ("chain","longest_streak" DESC NULLS FIRST,"complete_days" DESC NULLS FIRST,"minter");--> statement-breakpoint
CREATE INDEX "minter_summary_streak" ON "minter_summary" USING btree ("chain","streak_last_day","streak" DESC NULLS FIRST,"minter");