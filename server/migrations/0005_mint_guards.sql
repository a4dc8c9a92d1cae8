CREATE TABLE "mint_receiver" (
	"chain" integer NOT NULL,
	"address" text NOT NULL,
	"refused_day" integer,
	"reverted_day" integer,
	"learnt_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mint_receiver_chain_address_pk" PRIMARY KEY("chain","address")
);
--> statement-breakpoint
ALTER TABLE "mint" ALTER COLUMN "has_code" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "mint_batch" ADD COLUMN "charges" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "mint" ADD COLUMN "is_isolated" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "mint_failed" ON "mint" USING btree ("asked_at") WHERE failure is not null;