-- contract: earlier versions never write the new column, so its constraint rejects none of their rows
ALTER TABLE "shown_name" ADD COLUMN "written_skeleton" text;--> statement-breakpoint
ALTER TABLE "shown_name" ADD CONSTRAINT "shown_name_written_once" UNIQUE("written_skeleton");
