-- A mail repeats what an inquiry says, so it goes with it, whoever or whatever deletes the inquiry.
CREATE FUNCTION erase_mails_about() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM mails WHERE about = OLD.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER erase_mails_about AFTER DELETE ON inquiries FOR EACH ROW EXECUTE FUNCTION erase_mails_about();
