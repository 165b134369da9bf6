-- In the words that people chose in the scan: the card is read by people.
UPDATE "people" SET "company_size" = CASE "company_size"
	WHEN 'startup' THEN 'Startup (1-10)'
	WHEN 'small' THEN 'Small (11-50)'
	WHEN 'medium' THEN 'Medium (51-200)'
	WHEN 'large' THEN 'Large (201-1000)'
	WHEN 'enterprise' THEN 'Enterprise (1000+)'
END
WHERE "company_size" IN ('startup', 'small', 'medium', 'large', 'enterprise');
