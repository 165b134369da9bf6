export type Access = 'guard' | 'everybody' | 'key' | 'watcher' | 'editor' | 'admin'

/**
 * Who may call what: one line for each path that the server knows.
 * - guard: no answer of its own, only a check or a refusal for what stands below it
 * - everybody: nothing is asked for, or a secret in the call itself, such as a password or the token of a link
 * - key: whoever has the public key
 * - watcher: this machine, a token of its own, or a user
 * - editor: any user; admin: administrators alone
 */
const table = `
guard      ALL                /*
everybody  GET                /healthz
everybody  GET                /readyz
watcher    GET                /metrics
everybody  GET                /assessment/shared/:assessToken/picture.png
everybody  GET                /assessment/shared/:assessToken/report.pdf
everybody  GET                /team/manage/:token/report.pdf
everybody  GET                /storage/:bucket/:name
everybody  GET                /covers/art/:topic/:seed{.+\\.svg}
everybody  GET                /covers/:address{.+\\.png}
everybody  GET                /events/:file{[^/]+\\.ics}
everybody  GET                /preview/:token
everybody  GET                /preview/:token/*
guard      ALL                /assets/*
guard      ALL                /admin/assets/*
everybody  GET                /admin/login
everybody  GET                /admin/*
guard      ALL                /admin/*
everybody  GET,POST           /*

guard      ALL                /api/auth/*
everybody  POST               /api/auth/sign-in/email
everybody  POST               /api/auth/two-factor/verify-totp
everybody  POST               /api/auth/two-factor/verify-backup-code
everybody  POST               /api/auth/sign-out
everybody  POST               /api/auth/request-password-reset
everybody  POST               /api/auth/reset-password
everybody  POST               /api/auth/set-up
editor     POST               /api/auth/confirm
editor     POST               /api/auth/update-user
editor     POST               /api/auth/change-password
editor     POST               /api/auth/two-factor/enable
editor     POST               /api/auth/two-factor/disable
editor     POST               /api/auth/two-factor/generate-backup-codes
editor     GET                /api/auth/list-sessions
editor     POST               /api/auth/revoke-session
editor     POST               /api/auth/revoke-other-sessions

guard      ALL                /api/*
key        GET                /api/openapi.json
key        GET                /api/changes
key        GET                /api/content/:page_key
key        GET                /api/policies/:page_key
key        GET                /api/feature-flags
key        GET                /api/references
key        GET                /api/consultants
key        GET                /api/testimonials
key        GET                /api/events
key        GET                /api/keynote-thumbnails
key        GET                /api/blog
key        GET                /api/blog/:slug
key        GET                /api/authors/:slug
key        GET                /api/use-cases
key        GET                /api/use-cases/:slug
key        GET                /api/scan
key        POST               /api/functions/describe-assessment
key        POST               /api/functions/assessment-scoring
guard      ALL                /api/functions/get-shared-assessment
key        POST               /api/functions/get-shared-assessment
key        POST               /api/functions/scan-progress
key        POST               /api/functions/team-scan
key        POST               /api/functions/own-assessment
key        POST               /api/functions/assessment-related
key        POST               /api/functions/visit
key        GET                /api/functions/contact-challenge
key        POST               /api/functions/send-contact-email

guard      ALL                /api/admin/*
editor     GET                /api/admin/me
editor     GET                /api/admin/user-names
editor     GET                /api/admin/dashboard
editor     GET                /api/admin/visits
editor     GET,PATCH          /api/admin/notices
editor     GET                /api/admin/working-time
admin      PUT                /api/admin/working-time
editor     GET                /api/admin/funnel
admin      DELETE             /api/admin/samples
editor     GET                /api/admin/calendar
guard      ALL                /api/admin/releases
guard      ALL                /api/admin/releases/*
editor     GET,POST           /api/admin/releases
editor     GET,PATCH,DELETE   /api/admin/releases/:id
editor     GET                /api/admin/releases/:id/history
editor     POST               /api/admin/releases/:id/publish
editor     POST               /api/admin/releases/:id/undo
editor     GET                /api/admin/search
editor     GET                /api/admin/link-targets
editor     GET                /api/admin/links
editor     POST               /api/admin/links/check
editor     POST               /api/admin/links/:id
editor     GET                /api/admin/audit
editor     GET                /api/admin/audit/people
editor     GET                /api/admin/audit/resources
editor     GET                /api/admin/audit/:id
editor     GET                /api/admin/edit-links
editor     GET,PUT,DELETE     /api/admin/:resource/:item/pending
editor     POST               /api/admin/:resource/:item/pending/presence
editor     POST               /api/admin/content/:id/publish
editor     POST               /api/admin/blog/:id/publish
editor     POST               /api/admin/use-cases/:id/publish
editor     POST               /api/admin/preflight
editor     GET                /api/admin/blog/:id/preflight
editor     GET                /api/admin/use-cases/:id/preflight
editor     GET                /api/admin/share-picture
editor     POST               /api/admin/preview
editor     GET,POST           /api/admin/preview-links
editor     DELETE             /api/admin/preview-links/:id
editor     PUT                /api/admin/files/pictures
editor     GET                /api/admin/pictures
editor     GET,PATCH,DELETE   /api/admin/pictures/:id
editor     POST               /api/admin/pictures/:id/crop
editor     PUT                /api/admin/pictures/:id/replacement

guard      ALL                /api/admin/content-pages/*
editor     GET                /api/admin/content-pages
editor     GET                /api/admin/content-pages/search
editor     GET,PUT            /api/admin/content-pages/:page_key
editor     GET                /api/admin/content-pages/:page_key/:section_key/history
editor     GET,POST           /api/admin/content
editor     GET,PATCH,DELETE   /api/admin/content/:id
editor     GET                /api/admin/content/:id/history
editor     POST               /api/admin/content/:id/restore
editor     GET,POST           /api/admin/blog
editor     GET                /api/admin/blog/tags
editor     GET,PATCH,DELETE   /api/admin/blog/:id
editor     GET                /api/admin/blog/:id/history
editor     POST               /api/admin/blog/:id/restore
editor     GET,POST           /api/admin/use-cases
editor     GET                /api/admin/use-cases/tags
editor     GET,PATCH,DELETE   /api/admin/use-cases/:id
editor     GET                /api/admin/use-cases/:id/history
editor     POST               /api/admin/use-cases/:id/restore
editor     GET,POST           /api/admin/events
editor     PUT                /api/admin/events/order
editor     GET,PATCH,DELETE   /api/admin/events/:id
editor     GET                /api/admin/events/:id/history
editor     POST               /api/admin/events/:id/restore
editor     GET,POST           /api/admin/references
editor     PUT                /api/admin/references/order
editor     GET,PATCH,DELETE   /api/admin/references/:id
editor     PUT                /api/admin/references/:id/logo
editor     GET                /api/admin/references/:id/history
editor     POST               /api/admin/references/:id/restore
editor     GET,POST           /api/admin/consultants
editor     PUT                /api/admin/consultants/order
editor     GET,PATCH,DELETE   /api/admin/consultants/:id
editor     GET                /api/admin/consultants/:id/history
editor     POST               /api/admin/consultants/:id/restore
editor     GET,POST           /api/admin/consultant-tags
editor     GET,PATCH,DELETE   /api/admin/consultant-tags/:id
editor     GET                /api/admin/consultant-tags/:id/history
editor     POST               /api/admin/consultant-tags/:id/restore
editor     GET,POST           /api/admin/testimonials
editor     PUT                /api/admin/testimonials/order
editor     GET,PATCH,DELETE   /api/admin/testimonials/:id
editor     GET                /api/admin/testimonials/:id/history
editor     POST               /api/admin/testimonials/:id/restore

editor     GET                /api/admin/inquiries
editor     GET,PATCH          /api/admin/inquiries/:id
admin      DELETE             /api/admin/inquiries/:id
editor     GET                /api/admin/inquiries/:id/history
editor     POST               /api/admin/inquiries/:id/restore
editor     GET                /api/admin/scan-related
editor     GET                /api/admin/scan-related/choices/:kind
editor     PUT,DELETE         /api/admin/scan-related/:archetype/:pillar/:kind
editor     GET,POST           /api/admin/scan-versions
editor     GET,PATCH,DELETE   /api/admin/scan-versions/:id
editor     GET                /api/admin/scan-versions/:id/history
editor     POST               /api/admin/scan-versions/:id/restore
editor     POST               /api/admin/scan-versions/:id/back-test
editor     POST               /api/admin/scan-versions/:id/publish
editor     GET                /api/admin/assessments
editor     GET,PATCH          /api/admin/assessments/:id
admin      DELETE             /api/admin/assessments/:id
editor     GET                /api/admin/assessments/:id/history
editor     POST               /api/admin/assessments/:id/restore
editor     GET,POST           /api/admin/mail-templates
editor     GET,PATCH,DELETE   /api/admin/mail-templates/:id
editor     GET                /api/admin/mail-templates/:id/history
editor     POST               /api/admin/mail-templates/:id/restore
editor     GET                /api/admin/mails
editor     GET                /api/admin/mails/:id
editor     GET                /api/admin/mails/:id/history
editor     GET                /api/admin/mail-settings
editor     POST               /api/admin/mails/send-waiting
editor     POST               /api/admin/mails/:id/resend

admin      GET,POST           /api/admin/feature-flags
admin      GET,PATCH,DELETE   /api/admin/feature-flags/:id
admin      GET                /api/admin/feature-flags/:id/history
admin      POST               /api/admin/feature-flags/:id/restore
admin      GET                /api/admin/consents
admin      GET                /api/admin/consents/:id
admin      GET                /api/admin/consents/:id/history
admin      POST               /api/admin/consents/:id/ask
editor     POST               /api/admin/consents/:id/withdraw
admin      GET,POST           /api/admin/webhooks
admin      GET,PATCH,DELETE   /api/admin/webhooks/:id
admin      GET                /api/admin/webhooks/:id/history
admin      POST               /api/admin/webhooks/:id/secret
admin      POST               /api/admin/webhooks/:id/test
admin      GET                /api/admin/webhooks/:id/deliveries
admin      POST               /api/admin/webhooks/:id/deliveries/:delivery/resend
guard      ALL                /api/admin/users
guard      ALL                /api/admin/users/*
admin      GET,POST           /api/admin/users
admin      GET,PATCH,DELETE   /api/admin/users/:id
admin      GET                /api/admin/users/:id/history
admin      DELETE             /api/admin/users/:id/two-factor
admin      GET,POST           /api/admin/users/:id/invitation
admin      GET,DELETE         /api/admin/users/:id/sessions
admin      DELETE             /api/admin/users/:id/sessions/:sessionId
admin      GET,DELETE         /api/admin/personal-data
admin      DELETE             /api/admin/people
editor     GET                /api/admin/people
editor     GET,PATCH          /api/admin/people/:id
editor     POST               /api/admin/people/:id/notes
admin      POST               /api/admin/people/merge
admin      POST               /api/admin/people/merges/:id/undo
editor     GET                /api/admin/pipeline
editor     GET                /api/admin/companies/:domain
editor     POST               /api/admin/people/:id/mails
editor     POST               /api/admin/people/:id/messages
editor     GET,POST           /api/admin/people-views
editor     DELETE             /api/admin/people-views/:id
`

/** The same by call: `GET /api/admin/blog`. */
export const accessTable = new Map<string, Access>(
  table
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [access = '', methods = '', path = ''] = line.split(/ +/)
      return methods.split(',').map((method) => [`${method} ${path}`, access as Access] as const)
    }),
)
