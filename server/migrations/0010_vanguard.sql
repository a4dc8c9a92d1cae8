CREATE TABLE "shown_name" (
	"wallet" text PRIMARY KEY NOT NULL,
	"name" text,
	"skeleton" text,
	"searched" text,
	"signed_at" timestamp with time zone NOT NULL,
	"hidden_at" timestamp with time zone,
	CONSTRAINT "shown_name_once" UNIQUE("skeleton")
);
--> statement-breakpoint
CREATE TABLE "season_score" (
	"chain" integer NOT NULL,
	"season" text NOT NULL,
	"minter" text NOT NULL,
	"result" bigint NOT NULL,
	CONSTRAINT "season_score_chain_season_minter_pk" PRIMARY KEY("chain","season","minter")
);
--> statement-breakpoint
CREATE TABLE "season" (
	"chain" integer NOT NULL,
	"id" text NOT NULL,
	"first_day" integer NOT NULL,
	"last_day" integer NOT NULL,
	CONSTRAINT "season_chain_id_pk" PRIMARY KEY("chain","id")
);
--> statement-breakpoint
CREATE INDEX "shown_name_searched" ON "shown_name" USING btree ("searched" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "season_score_result" ON "season_score" USING btree ("chain","season","result" DESC NULLS FIRST,"minter");