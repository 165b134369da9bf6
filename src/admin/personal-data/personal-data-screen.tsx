import { Button, TextField } from '@mui/material'
import type { FormEvent } from 'react'
import { Title } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { AdminNotice } from '#admin-ui/screens/notice.tsx'
import { Found } from './found.tsx'
import { usePerson } from './person.ts'
import './personal-data.css'

/** What the law lets a person ask for: a copy of their data, and its erasure. */
export function PersonalDataScreen() {
  const [address, setAddress] = useSearchParams()
  const email = address.get('email') ?? ''
  const person = usePerson(email)
  function search(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('email')).trim()
    setAddress(typed ? { email: typed } : {})
    if (typed === email) person.refetch()
  }
  return (
    <>
      <Title title="One person’s data" preferenceKey={false} />
      <div className="stack personal-data">
        <p>
          Whoever asks may get a copy of all that is stored about them, or have it erased. Make sure that the address is
          theirs before you send or erase anything.
        </p>
        <search>
          <form onSubmit={search} className="button-row">
            <TextField
              key={email}
              name="email"
              type="email"
              label="E-mail address"
              defaultValue={email}
              required
              sx={{ flex: '1 1 12rem', maxWidth: '24rem' }}
              slotProps={{ htmlInput: { autoComplete: 'off' } }}
            />
            <Button type="submit" variant="contained" disabled={person.isFetching}>
              Look up
            </Button>
          </form>
        </search>
        {person.error && (
          <AdminNotice title="That did not work" retry={() => person.refetch()}>
            {person.error.message}
          </AdminNotice>
        )}
        {person.data && <Found key={email} person={person.data} />}
      </div>
    </>
  )
}
