import type { ReactNode } from 'react'
import { BooleanInput, DataTable, PasswordInput, TextInput, useGetIdentity, useRecordContext } from 'react-admin'
import { z } from 'zod'
import { findLengthFault } from '#accounts/sign-in/password-length.ts'
import { roles, userChange, userInput } from '#accounts/users/input.ts'
import { ItemLink, MomentField, StateField } from '#admin-ui/fields/fields.tsx'
import { ChoiceInput, EitherInput } from '#admin-ui/inputs/choice-input.tsx'
import { useMailSettings } from '#admin-ui/mail/mail-settings.ts'
import { AdminCreate } from '#admin-ui/screens/create.tsx'
import { AdminEdit } from '#admin-ui/screens/edit.tsx'
import { AdminForm, FormSection } from '#admin-ui/screens/form.tsx'
import { AdminList } from '#admin-ui/screens/list.tsx'
import { AdminToolbar } from '#admin-ui/screens/toolbar.tsx'
import { UserInvitation } from './invitation.tsx'
import { UserSessions } from './sessions.tsx'

const roleNames = { admin: 'Administrator', editor: 'Editor' } as const
const roleChoices = roles.map((role) => ({ id: role, name: roleNames[role] }))
const roleHint = 'Editors look after content and leads; accounts, flags, erasing and settings are for administrators'

export function UserList() {
  return (
    <AdminList
      isShared
      emptyText="Whoever may sign in here is listed."
      sort={{ field: 'name', order: 'ASC' }}
      filters={[
        <ChoiceInput key="role" source="role" label="Role" choices={roleChoices} />,
        <EitherInput key="disabled" source="disabled" label="State" yes="Disabled" no="Active" />,
      ]}
    >
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="name" field={ItemLink} />
        <DataTable.Col source="email" label="E-mail" />
        <DataTable.Col source="role" render={({ role }) => roleNames[role as keyof typeof roleNames]} />
        <DataTable.Col source="two_factor_enabled" label="Two-factor">
          <StateField source="two_factor_enabled" yes="Two-factor on" no="Two-factor off" />
        </DataTable.Col>
        <DataTable.Col source="disabled" label="State">
          <StateField source="disabled" yes="Disabled" no="Active" isGood="no" />
        </DataTable.Col>
        <DataTable.Col source="created_at" label="Since" field={MomentField} cellClassName="admin-narrow-hidden" />
      </DataTable>
    </AdminList>
  )
}

/** A password that was not typed is not changed. */
const withoutEmptyPassword = ({ password, current_password, ...user }: Record<string, unknown>) => ({
  ...user,
  ...(password ? { password } : {}),
  ...(current_password ? { current_password } : {}),
})

export function UserEdit() {
  return (
    <AdminEdit
      side={
        <>
          <UserInvitation />
          <UserSessions />
        </>
      }
      canRestore={false}
      isAutosaved={false}
      transform={withoutEmptyPassword}
    >
      <AdminForm schema={changedUser} toolbar={<Toolbar />}>
        <Person />
        <Access>
          <PasswordInput
            source="password"
            label="New password"
            autoComplete="new-password"
            helperText="Leave it empty to keep the old one. A new one signs the person out everywhere."
          />
          <OwnPasswordInput />
          <DisabledInput />
        </Access>
      </AdminForm>
    </AdminEdit>
  )
}

/** The server refuses these as well; here nobody needs to find out by trying. */
function useIsSelf() {
  const { identity } = useGetIdentity()
  return useRecordContext()?.id === identity?.id
}

function Toolbar() {
  return <AdminToolbar canDelete={!useIsSelf()} deleteMode="pessimistic" />
}

/** For the own account, where whoever finds this browser open must not get far. */
function OwnPasswordInput() {
  if (!useIsSelf()) return null
  return (
    <PasswordInput
      source="current_password"
      label="Your current password"
      autoComplete="current-password"
      helperText="Needed for another password or e-mail address of your own"
    />
  )
}

function DisabledInput() {
  const isSelf = useIsSelf()
  return (
    <BooleanInput
      source="disabled"
      label="Disabled"
      disabled={isSelf}
      helperText={isSelf ? 'This is your own account' : 'Signs the person out at once and keeps them out'}
    />
  )
}

const passwordHint = {
  mail: 'Leave it empty, and they are sent a link to choose one themselves.',
  link: 'Leave it empty, and the next screen makes a link for them to choose one themselves.',
}

export function UserCreate() {
  const { missing = ['SMTP_URL'] } = useMailSettings() ?? {}
  const canMail = !missing.includes('SMTP_URL') && !missing.includes('MAIL_FROM')
  return (
    <AdminCreate isAutosaved={false} transform={withoutEmptyPassword}>
      <AdminForm schema={newUser} defaultValues={{ role: 'editor' }}>
        <Person />
        <Access>
          <PasswordInput
            source="password"
            autoComplete="new-password"
            helperText={passwordHint[canMail ? 'mail' : 'link']}
          />
        </Access>
      </AdminForm>
    </AdminCreate>
  )
}

function Person() {
  return (
    <FormSection title="Who it is">
      <div className="admin-row">
        <TextInput source="name" required />
        <TextInput source="email" label="E-mail" type="email" required autoComplete="off" />
      </div>
    </FormSection>
  )
}

function Access({ children }: { children: ReactNode }) {
  return (
    <FormSection title="Access">
      <ChoiceInput source="role" label="Role" choices={roleChoices} required helperText={roleHint} />
      {children}
    </FormSection>
  )
}

type Typed = { password?: string | null | undefined }

/** Says before a password is sent what needs no server. */
function judgePassword({ password }: Typed, context: z.RefinementCtx) {
  const fault = password ? findLengthFault(password) : undefined
  if (fault) context.addIssue({ code: 'custom', path: ['password'], message: fault })
}

const newUser = userInput.extend({ password: z.string().nullable().optional() }).superRefine(judgePassword)

/** An empty password keeps the old one. */
const changedUser = userChange
  .extend({ password: z.string().nullable(), current_password: z.string().nullable() })
  .partial()
  .superRefine(judgePassword)
