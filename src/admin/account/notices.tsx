import { FormControlLabel, Switch } from '@mui/material'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '#admin/api-client.ts'
import { type NoticeKind, noticeKinds, notices } from '#records/notices/kinds.ts'
import { AccountSection } from './section.tsx'

type Choices = Record<NoticeKind, boolean>

const key = ['notices']

/** Which mails one wants, each kept as soon as it is switched. */
export function Notices() {
  const client = useQueryClient()
  const [note, setNote] = useState<string>()
  const { data: choices, error } = useQuery({ queryKey: key, queryFn: () => call<Choices>('GET', 'notices') })
  const save = useMutation({
    mutationFn: (change: Partial<Choices>) => call<Choices>('PATCH', 'notices', { body: change }),
    onSuccess: (saved) => {
      client.setQueryData(key, saved)
      setNote('Your choice is saved.')
    },
  })
  const failure = save.error ?? error
  return (
    <AccountSection title="Mails to you" text="About the people and inquiries of this site." note={note}>
      {failure && (
        <p role="alert" className="form-note form-refusal">
          {failure.message}
        </p>
      )}
      {choices && (
        <ul className="ruled">
          {noticeKinds.map((kind) => (
            <li key={kind} className="lines">
              <FormControlLabel
                label={notices[kind].name}
                control={
                  <Switch
                    checked={save.isPending && kind in save.variables ? save.variables[kind] === true : choices[kind]}
                    onChange={(event) => save.mutate({ [kind]: event.target.checked })}
                    slotProps={{ input: { 'aria-describedby': `notice-${kind}` } }}
                  />
                }
              />
              <span id={`notice-${kind}`} className="hint">
                {notices[kind].hint}
              </span>
            </li>
          ))}
        </ul>
      )}
    </AccountSection>
  )
}
