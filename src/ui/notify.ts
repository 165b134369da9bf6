import type { Message } from './toast.tsx'
import type { StackMessage } from './toast-stack.tsx'

/**
 * Short messages in a corner. `success` and `error` show one at a time with a title; `brief` is a single line, of
 * which three may stand together. Both mechanisms are fetched with the first message, not with the page.
 */
export const notify = {
  success: (title: string, text?: string) => showOne({ title, text, tone: 'plain' }),
  error: (title: string, text?: string) => showOne({ title, text, tone: 'destructive' }),
  brief: (text: string, tone?: StackMessage['tone']) => showInStack({ text, tone: tone ?? 'plain' }),
}

async function showOne(message: Message) {
  const { showToast } = await import('./toast.tsx')
  showToast(message)
}

async function showInStack(message: StackMessage) {
  const { stackToast } = await import('./toast-stack.tsx')
  stackToast(message)
}
