CREATE TABLE "sender_request" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "sender_request_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"chain" integer NOT NULL,
	"sender" text NOT NULL,
	"kind" text NOT NULL,
	"nonce" bigint,
	"receiver" text,
	"block" bigint,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"done_at" timestamp with time zone,
	"outcome" text
);
--> statement-breakpoint
CREATE TABLE "operator_action" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operator_action_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"who" text NOT NULL,
	"command" text NOT NULL,
	"details" jsonb NOT NULL,
	"ended_at" timestamp with time zone,
	"outcome" text,
	"transaction_hash" text
);
--> statement-breakpoint
CREATE INDEX "sender_request_sender" ON "sender_request" USING btree ("chain","sender");