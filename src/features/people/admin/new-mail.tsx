import { Button, MenuItem, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { type HttpError, useGetIdentity, useGetList, useNotify, useRefresh } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { formatMoment } from '#admin-ui/format/format-date.ts'
import { useLeaveWarning } from '#admin-ui/screens/leave-warning.ts'
import { fillIn, valuesFor } from '#features/people/variables.ts'
import { type Stage, stageNames } from '#records/people/stages.ts'
import type { CardRow } from './person-row.ts'

type Template = { id: string; title: string; subject: string; text: string }

const laterStages = ['conversation', 'proposal', 'won'] as const satisfies Stage[]

// Until somebody writes another subject, it is that of an answer to what went before.
const empty = { subject: null as string | null, text: '', template_id: '', attach_assessment_id: '' }

/** Writes to the person: what is sent stands in the timeline, and the answer comes to whoever wrote. */
export function NewMail({ card, onSent }: { card: CardRow; onSent: () => void }) {
  const data = useAdminData()
  const notify = useNotify()
  const refresh = useRefresh()
  const { identity } = useGetIdentity()
  const { data: templates = [] } = useGetList<Template>('mail-templates', {
    pagination: { page: 1, perPage: 100 },
    sort: { field: 'title', order: 'ASC' },
  })
  const [mail, setMail] = useState(empty)
  const subject = mail.subject ?? card.reply_subject
  const [stage, setStage] = useState<string>(card.stage === 'new' ? 'conversation' : '')
  const set = (change: Partial<typeof empty>) => setMail({ ...mail, ...change })
  const isTyped = Boolean(mail.subject?.trim() || mail.text.trim())
  const send = useMutation({
    mutationFn: () => {
      const { text, template_id, attach_assessment_id } = mail
      const more = { ...(template_id && { template_id }), ...(attach_assessment_id && { attach_assessment_id }) }
      return data.call<{ status: 'queued' | 'waiting' }>('POST', `people/${card.id}/mails`, { subject, text, ...more })
    },
    onSuccess: async ({ status }) => {
      setMail(empty)
      const state = status === 'queued' ? 'is on its way' : 'waits for a mail server'
      notify(`Mail to ${card.email} ${state}`, { type: 'success' })
      if (stage && stage !== card.stage) await move(stage)
      onSent()
      refresh()
    },
    onError: ({ message }) => notify(`The mail was not sent\n${message}`, { type: 'error' }),
  })
  const move = (to: string) =>
    data
      .call('PATCH', `people/${card.id}`, { stage: to })
      .catch(({ message }: Error) => notify(`The mail was sent, but the stage stays\n${message}`, { type: 'error' }))
  useLeaveWarning(isTyped && !send.isPending)
  const errors = ((send.error as HttpError | null)?.body?.errors ?? {}) as Record<string, string>
  const told = (field: string, hint?: string) => ({ error: Boolean(errors[field]), helperText: errors[field] ?? hint })
  const scans = card.timeline.filter(({ kind }) => kind === 'assessment')

  function choose(template_id: string) {
    const template = templates.find(({ id }) => id === template_id)
    if (!template) return set({ template_id: '' })
    if (isTyped && !mail.template_id && !window.confirm('Replace what you have written?')) return
    const values = valuesFor(card, identity?.fullName ?? '')
    set({ template_id, subject: fillIn(template.subject, values), text: fillIn(template.text, values) })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    send.mutate()
  }
  return (
    <form onSubmit={submit} className="person-mail">
      {templates.length > 0 && (
        <TextField
          select
          label="Template"
          value={mail.template_id}
          onChange={(event) => choose(event.target.value)}
          {...told('template_id')}
        >
          <MenuItem value="">None</MenuItem>
          {templates.map(({ id, title }) => (
            <MenuItem key={id} value={id}>
              {title}
            </MenuItem>
          ))}
        </TextField>
      )}
      <TextField
        label="Subject"
        value={subject}
        onChange={(event) => set({ subject: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 300 } }}
        {...told('subject')}
      />
      <TextField
        label="Message"
        value={mail.text}
        onChange={(event) => set({ text: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 20_000 } }}
        multiline
        minRows={6}
        {...told('text', `To ${card.email}. The answer comes to your own address.`)}
      />
      <div className="admin-row">
        {scans.length > 0 && (
          <TextField
            select
            label="Attach a report"
            value={mail.attach_assessment_id}
            onChange={(event) => set({ attach_assessment_id: event.target.value })}
            {...told('attach_assessment_id')}
          >
            <MenuItem value="">None</MenuItem>
            {scans.map(({ id, at }) => (
              <MenuItem key={id} value={id}>
                Readiness scan of {formatMoment(at)} (PDF)
              </MenuItem>
            ))}
          </TextField>
        )}
        <TextField select label="Stage afterwards" value={stage} onChange={(event) => setStage(event.target.value)}>
          <MenuItem value="">As it is</MenuItem>
          {laterStages.map((id) => (
            <MenuItem key={id} value={id}>
              {stageNames[id]}
            </MenuItem>
          ))}
        </TextField>
      </div>
      <Button type="submit" variant="contained" disabled={!isTyped || send.isPending}>
        {send.isPending ? 'Sending…' : 'Send mail'}
      </Button>
    </form>
  )
}
