CREATE TABLE "social_claim" (
	"chain" integer NOT NULL,
	"day" integer NOT NULL,
	"account" text NOT NULL,
	"wallet" text NOT NULL,
	CONSTRAINT "social_claim_chain_day_account_pk" PRIMARY KEY("chain","day","account")
);
--> statement-breakpoint
CREATE INDEX "contact_submissions_received" ON "contact_submissions" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "contact_submissions_sent" ON "contact_submissions" USING btree ("sent_at");