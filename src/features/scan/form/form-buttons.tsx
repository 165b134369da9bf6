import type { ScanTexts } from '#features/scan/content.ts'
import { wording } from '#features/scan/wording.ts'
import { Button } from '#ui/button.tsx'
import { arrowRight, Icon } from '#ui/icon.tsx'

type Props = {
  text: ScanTexts
  messageId: string
  isFirst: boolean
  isLast: boolean
  isReady: boolean
  /** Someone tried to go on without an answer. */
  isRefused: boolean
  onBack: () => void
  onNext: () => void
}

export function FormButtons({ text, messageId, isFirst, isLast, isReady, isRefused, onBack, onNext }: Props) {
  return (
    <div className="scan-buttons">
      <Button look="line" disabled={isFirst} onClick={onBack}>
        {text.back}
      </Button>
      <p id={messageId} className={isRefused ? 'problem' : 'hint'} role={isRefused ? 'alert' : undefined}>
        {!isReady && wording.chooseFirst}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a press on a disabled button is only felt around it */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: by keyboard Enter does the same anywhere in the form */}
      <span onClick={isReady ? undefined : onNext}>
        <Button look="go" disabled={!isReady} onClick={onNext}>
          {isLast ? text.complete : text.next}
          <Icon path={arrowRight} />
        </Button>
      </span>
    </div>
  )
}
