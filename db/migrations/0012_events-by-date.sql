-- Numbers that only say in which order events were added give way to their dates. Where users have set one, all stay.
UPDATE "events" SET "display_order" = 0
WHERE NOT EXISTS (
  SELECT FROM "audit_entries"
  WHERE "resource" = 'events'
    AND ("item_id" = 'order' OR "before" ->> 'display_order' <> "after" ->> 'display_order')
) AND NOT EXISTS (
  SELECT FROM "events" AS "earlier" JOIN "events" AS "later"
  ON "earlier"."created_at" < "later"."created_at" AND "earlier"."display_order" >= "later"."display_order"
);
