import { CustomRoutes, Resource, Title } from 'react-admin'
import { Route } from 'react-router-dom'
import { blogAdmin } from '#features/blog/admin.tsx'
import { inquiriesAdmin } from '#features/contact/admin.tsx'
import { eventsAdmin } from '#features/events/admin.tsx'
import { assessmentsAdmin } from '#features/scan/admin.tsx'
import { useCasesAdmin } from '#features/use-cases/admin.tsx'
import { consultantsAdmin } from '#records/consultants/admin.tsx'
import { consultantTagsAdmin } from '#records/consultants/admin-tags.tsx'
import { featureFlagsAdmin } from '#records/feature-flags/admin.tsx'
import { referencesAdmin } from '#records/references/admin.tsx'
import { testimonialsAdmin } from '#records/testimonials/admin.tsx'
import { AccountScreen } from './account/account.tsx'
import { auditAdmin } from './audit/admin.tsx'
import { contentRoutes } from './content/routes.tsx'
import { mailsAdmin } from './mails/admin.tsx'
import { PeopleScreen } from './people/people-screen.tsx'
import { usersAdmin } from './users/admin.tsx'

/** Every resource of the back office with its screens; the menu lists them in its own order. */
export const resources = [
  contentRoutes,
  <Resource key="blog" name="blog" {...blogAdmin} />,
  <Resource key="use-cases" name="use-cases" {...useCasesAdmin} />,
  <Resource key="events" name="events" {...eventsAdmin} />,
  <Resource key="consultants" name="consultants" {...consultantsAdmin} />,
  <Resource key="consultant-tags" name="consultant-tags" {...consultantTagsAdmin} />,
  <Resource key="testimonials" name="testimonials" {...testimonialsAdmin} />,
  <Resource key="references" name="references" {...referencesAdmin} />,
  <Resource key="feature-flags" name="feature-flags" {...featureFlagsAdmin} />,
  <Resource key="inquiries" name="inquiries" {...inquiriesAdmin} />,
  <Resource key="assessments" name="assessments" {...assessmentsAdmin} />,
  <Resource key="mails" name="mails" {...mailsAdmin} />,
  <Resource key="users" name="users" {...usersAdmin} />,
  <Resource key="audit" name="audit" {...auditAdmin} />,
  <CustomRoutes key="people">
    <Route path="/people" element={<PeopleScreen />} />
  </CustomRoutes>,
  <CustomRoutes key="account">
    <Route
      path="/account"
      element={
        <>
          <Title title="Your account" preferenceKey={false} />
          <AccountScreen />
        </>
      }
    />
  </CustomRoutes>,
]
