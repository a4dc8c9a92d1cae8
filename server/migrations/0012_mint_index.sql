-- contract: no released version reads the table under its old name
ALTER TABLE "mint_record_cursor" RENAME TO "mint_index_cursor";
