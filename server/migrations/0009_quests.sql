CREATE TABLE "connected_account" (
	"provider" text NOT NULL,
	"wallet" text NOT NULL,
	"account" text NOT NULL,
	"connected_at" timestamp with time zone NOT NULL,
	CONSTRAINT "connected_account_provider_wallet_pk" PRIMARY KEY("provider","wallet"),
	CONSTRAINT "connected_account_once" UNIQUE("provider","account")
);
