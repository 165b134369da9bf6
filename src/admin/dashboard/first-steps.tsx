import CheckCircle from '@mui/icons-material/CheckCircle'
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked'
import { Button } from '@mui/material'
import { useStore } from 'react-admin'
import { Link } from 'react-router-dom'
import { Card } from './card.tsx'
import type { FirstStep } from './first-steps.server.ts'

const words: Record<FirstStep['step'], { label: string; hint: string; to: string }> = {
  mail: { label: 'Set up mail', hint: 'So that inquiries reach your team', to: '/admin/mails' },
  colleague: { label: 'Invite a colleague', hint: 'Give everyone an account of their own', to: '/admin/users/create' },
  texts: { label: 'Make the texts yours', hint: 'Company name, contact details, headlines', to: '/admin/content' },
  people: { label: 'Introduce your consultants', hint: 'In place of the sample people', to: '/admin/consultants' },
  article: { label: 'Write your first article', hint: 'Or edit one of the samples', to: '/admin/blog' },
  'two-factor': { label: 'Protect your account', hint: 'A second step when you sign in', to: '/admin/account' },
}

/** For a fresh site: what makes it one's own. Goes when all is done, or when it is put away. */
export function FirstSteps({ steps, missing }: { steps: FirstStep[]; missing: string[] }) {
  const [isHidden, setIsHidden] = useStore('first-steps.hidden', false)
  const done = steps.filter((step) => step.done).length
  if (isHidden || done === steps.length) return null
  return (
    <Card name="steps" title="First steps">
      <p className="dashboard-soft">
        {done} of {steps.length} done
      </p>
      <ol>
        {steps.map(({ step, done }) => {
          const { label, hint, to } = words[step]
          return (
            <li key={step} className={done ? 'dashboard-done' : ''}>
              {done ? <CheckCircle titleAccess="Done" /> : <RadioButtonUnchecked titleAccess="Open" />}
              <span>
                {done ? label : <Link to={to}>{label}</Link>}
                <span className="dashboard-soft">
                  {step === 'mail' && missing.length > 0 ? `Still to be set: ${missing.join(', ')}` : hint}
                </span>
              </span>
            </li>
          )
        })}
      </ol>
      <Button size="small" onClick={() => setIsHidden(true)}>
        Hide these steps
      </Button>
    </Card>
  )
}
