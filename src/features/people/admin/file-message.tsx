import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined'
import { Button, TextField } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { type DragEvent, type FormEvent, useRef, useState } from 'react'
import { useNotify, useRefresh } from 'react-admin'
import { useAdminData } from '#admin-ui/admin-data.ts'
import { Facts } from '#admin-ui/fields/facts.tsx'
import { formatMoment } from '#admin-ui/format/format-date.ts'
import { Callout } from '#admin-ui/screens/callout.tsx'
import { useLeaveWarning } from '#admin-ui/screens/leave-warning.ts'
import { formatSize } from '#records/people/format-size.ts'
import type { CardRow } from './person-row.ts'
import { type Message, readMessage } from './read-message.ts'

const largest = 50 * 1024 * 1024

/** Puts a mail that somebody got elsewhere on the card: dropped or chosen as a file, or pasted with its headers. */
export function FileMessage({ card, onFiled }: { card: CardRow; onFiled: () => void }) {
  const data = useAdminData()
  const notify = useNotify()
  const refresh = useRefresh()
  const picker = useRef<HTMLInputElement>(null)
  const [pasted, setPasted] = useState('')
  const [message, setMessage] = useState<Message>()
  const [isOver, setIsOver] = useState(false)
  const file = useMutation({
    mutationFn: (read: Message) => data.call('POST', `people/${card.id}/messages`, read),
    onSuccess: () => {
      notify('The mail is on the card', { type: 'success' })
      setMessage(undefined)
      setPasted('')
      onFiled()
      refresh()
    },
    onError: (error) => notify(`The mail was not filed\n${error.message}`, { type: 'error' }),
  })
  useLeaveWarning((pasted.trim() !== '' || message !== undefined) && !file.isPending)

  async function read(raw: Blob | string | undefined) {
    if (!raw) return
    if (typeof raw !== 'string' && raw.size > largest) return refuse('It is larger than 50 MB.')
    await readMessage(typeof raw === 'string' ? raw.trimStart() : await raw.arrayBuffer(), new Date()).then(
      setMessage,
      (error) => refuse((error as Error).message),
    )
  }
  const refuse = (reason: string) => notify(`The mail can not be read\n${reason}`, { type: 'error' })
  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    read(event.dataTransfer.files[0] ?? event.dataTransfer.getData('text'))
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    if (message) file.mutate(message)
    else read(pasted)
  }
  return (
    <form
      onSubmit={submit}
      className="person-message"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {message ? (
        <Read message={message} isTheirs={card.emails.some((email) => isFrom(message, email))} />
      ) : (
        <>
          <div className="button-row">
            <Button variant="outlined" startIcon={<UploadFileOutlined />} onClick={() => picker.current?.click()}>
              Choose a saved mail
            </Button>
            <input
              ref={picker}
              type="file"
              accept=".eml,message/rfc822"
              className="sr-only"
              aria-label="A saved mail"
              tabIndex={-1}
              onChange={({ target }) => {
                read(target.files?.[0])
                // So that the same file can be chosen once more.
                target.value = ''
              }}
            />
            <span className="soft">or drop the .eml file here</span>
          </div>
          <TextField
            label="Or paste the whole message"
            helperText="With its headers, as your mail program shows its source"
            value={pasted}
            onChange={(event) => setPasted(event.target.value)}
            multiline
            minRows={3}
            maxRows={12}
          />
        </>
      )}
      <div className="button-row">
        {message && <Button onClick={() => setMessage(undefined)}>Another one</Button>}
        <Button type="submit" variant="contained" disabled={file.isPending || (!message && !pasted.trim())}>
          {message ? 'Put it on the card' : 'Read it'}
        </Button>
      </div>
    </form>
  )
}

function isFrom({ from }: Message, email: string) {
  const sender = from.toLowerCase()
  return sender === email || sender.endsWith(`<${email}>`)
}

/** As text, whatever stands in it. */
function Read({ message, isTheirs }: { message: Message; isTheirs: boolean }) {
  const { from, subject, sent_at, text, attachments } = message
  return (
    <div className="lines">
      <Facts
        facts={[
          ['From', from],
          ['Subject', subject],
          ['Sent', formatMoment(sent_at)],
          ['Attachments', attachments.map(({ name, size }) => `${name} (${formatSize(size)})`).join(', ')],
        ]}
      />
      {!isTheirs && <Callout title="From somebody else?">The address it came from is not on this card.</Callout>}
      <p className="person-words person-read">{text}</p>
    </div>
  )
}
