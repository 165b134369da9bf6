import { Tab, Tabs } from '@mui/material'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { NewMail } from './new-mail.tsx'
import { NewNote } from './new-note.tsx'
import type { CardRow } from './person-row.ts'

// What reads messages is loaded by those who file one.
const FileMessage = lazy(async () => ({ default: (await import('./file-message.tsx')).FileMessage }))

const ways = { note: 'Note', mail: 'Mail', received: 'Received' } as const

type Way = keyof typeof ways

// All three have room on the smallest screen.
const narrow = { minWidth: 0, paddingInline: 1.5 }

/** What can be added to the story: a note for colleagues, a mail to the person (first of all by `?add=mail`), or one of theirs. */
export function Compose({ card }: { card: CardRow }) {
  const [address] = useSearchParams()
  const [way, setWay] = useState<Way>(address.get('add') === 'mail' ? 'mail' : 'note')
  const [opened, setOpened] = useState<Way[]>([way])
  function open(chosen: Way) {
    setWay(chosen)
    setOpened([...opened, chosen])
  }
  const panels: Record<Way, ReactNode> = {
    note: <NewNote card={card} />,
    mail: <NewMail card={card} onSent={() => open('note')} />,
    received: <FileMessage card={card} onFiled={() => open('note')} />,
  }
  return (
    <div className="person-compose">
      <Tabs value={way} onChange={(_event, chosen: Way) => open(chosen)} aria-label="What to add">
        {Object.entries(ways).map(([value, label]) => (
          <Tab
            key={value}
            value={value}
            label={label}
            sx={narrow}
            id={`add-${value}`}
            aria-controls={`adding-${value}`}
          />
        ))}
      </Tabs>
      {Object.entries(panels).map(([value, panel]) => (
        // Hidden instead of left out, so that what is typed stays while one looks at another.
        <div key={value} role="tabpanel" id={`adding-${value}`} aria-labelledby={`add-${value}`} hidden={value !== way}>
          <Suspense fallback={<p className="soft">One moment…</p>}>{opened.includes(value as Way) && panel}</Suspense>
        </div>
      ))}
    </div>
  )
}
