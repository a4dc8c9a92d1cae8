CREATE TABLE "status_minute" (
	"minute" integer PRIMARY KEY NOT NULL,
	"chain" boolean NOT NULL,
	"minting" boolean NOT NULL,
	"database" boolean NOT NULL,
	"mail" boolean NOT NULL
);
