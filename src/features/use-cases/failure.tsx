import { Button } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { useCasesFailure } from './client.ts'

/** After the last retry: what happened, and the one thing that can be done about it. */
export function Failure() {
  const retry = (
    <Button look="ink" onClick={() => location.reload()}>
      Retry
    </Button>
  )
  return <Notice isAlert level="h2" title={useCasesFailure.title} message={useCasesFailure.text} actions={retry} />
}
