import type { ReactNode } from 'react'
import { BooleanInput, DataTable, PasswordInput, TextInput, useGetIdentity, useRecordContext } from 'react-admin'
import { roles } from '#records/staff/users/input.ts'
import { ChoiceInput, EitherInput } from '#ui/office/choice-input.tsx'
import { OfficeCreate } from '#ui/office/create.tsx'
import { OfficeEdit } from '#ui/office/edit.tsx'
import { ItemLink, MomentField, StateField } from '#ui/office/fields.tsx'
import { OfficeForm } from '#ui/office/form.tsx'
import { FormPart } from '#ui/office/form-part.tsx'
import { OfficeList } from '#ui/office/list.tsx'
import { OfficeToolbar } from '#ui/office/toolbar.tsx'
import { changedUser, newUser } from './forms.ts'
import { UserSessions } from './sessions.tsx'

const roleNames = { admin: 'Administrator', editor: 'Editor' } as const
const roleChoices = roles.map((role) => ({ id: role, name: roleNames[role] }))
const roleHint = 'Editors look after content and leads; accounts, flags, erasing and settings are for administrators'

function UserList() {
  return (
    <OfficeList
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
        <DataTable.Col source="created_at" label="Since" field={MomentField} cellClassName="office-narrow-hidden" />
      </DataTable>
    </OfficeList>
  )
}

/** A password that was not typed is not changed. */
const withoutEmptyPassword = ({ password, ...user }: Record<string, unknown>) =>
  password ? { ...user, password } : user

function UserEdit() {
  return (
    <OfficeEdit side={<UserSessions />} transform={withoutEmptyPassword}>
      <OfficeForm schema={changedUser} toolbar={<Toolbar />}>
        <Person />
        <Access>
          <PasswordInput
            source="password"
            label="New password"
            autoComplete="new-password"
            helperText="Leave it empty to keep the old one. A new one signs the person out everywhere."
          />
          <DisabledInput />
        </Access>
      </OfficeForm>
    </OfficeEdit>
  )
}

/** The server refuses these as well; here nobody needs to find out by trying. */
function useIsSelf() {
  const { identity } = useGetIdentity()
  return useRecordContext()?.id === identity?.id
}

function Toolbar() {
  return <OfficeToolbar canDelete={!useIsSelf()} deleteMode="pessimistic" />
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

function UserCreate() {
  return (
    <OfficeCreate>
      <OfficeForm schema={newUser} defaultValues={{ role: 'editor' }}>
        <Person />
        <Access>
          <PasswordInput
            source="password"
            required
            autoComplete="new-password"
            helperText="At least 12 characters. Hand it over safely; it can be changed under Your account."
          />
        </Access>
      </OfficeForm>
    </OfficeCreate>
  )
}

function Person() {
  return (
    <FormPart title="Who it is">
      <div className="office-row">
        <TextInput source="name" required />
        <TextInput source="email" label="E-mail" type="email" required autoComplete="off" />
      </div>
    </FormPart>
  )
}

function Access({ children }: { children: ReactNode }) {
  return (
    <FormPart title="Access">
      <ChoiceInput source="role" label="Role" choices={roleChoices} required helperText={roleHint} />
      {children}
    </FormPart>
  )
}

export const usersAdmin = { list: UserList, edit: UserEdit, create: UserCreate, recordRepresentation: 'name' }
