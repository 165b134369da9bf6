import { Button } from '#ui/button.tsx'
import type { ScanTexts } from './form-text.ts'

/** A note above the form, which already shows the question where an earlier visit stopped. */
export function WelcomeBack({ text, onStartOver }: { text: ScanTexts; onStartOver: () => void }) {
  return (
    <aside className="welcome-back">
      <div className="page-width page-width-narrow">
        <p role="status">{text.welcome_back}</p>
        <Button look="line" className="button-small" onClick={onStartOver}>
          {text.start_over}
        </Button>
      </div>
    </aside>
  )
}
