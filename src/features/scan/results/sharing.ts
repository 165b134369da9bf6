import { wording } from '#features/scan/wording.ts'
import { copyText } from '#ui/copy-text.ts'
import { notify } from '#ui/notify.ts'
import { sharedPath } from './paths.ts'

const sharedLink = (assessmentId: string) => new URL(sharedPath(assessmentId), location.origin).href

/** Copies the link, then opens it: a new tab would take away the focus that copying needs. */
export async function shareResult(assessmentId: string) {
  const link = sharedLink(assessmentId)
  try {
    await copyText(link)
  } catch {
    return notify.error(wording.shareFailed)
  }
  notify.success(wording.shared)
  window.open(link, '_blank', 'noopener')
}

export async function copyResultLink(assessmentId: string) {
  try {
    await copyText(sharedLink(assessmentId))
    notify.success(wording.copied)
  } catch {
    notify.error(wording.copyFailed)
  }
}
