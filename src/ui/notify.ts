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

// Each imported once: browsers answer two imports of the same script in any order.
const loadToast = loadOnce(() => import('./toast.tsx'))
const loadStack = loadOnce(() => import('./toast-stack.tsx'))

async function showOne(message: Message) {
  const { showToast } = await loadToast()
  showToast(message)
}

async function showInStack(message: StackMessage) {
  const { stackToast } = await loadStack()
  stackToast(message)
}

function loadOnce<Module>(load: () => Promise<Module>) {
  let loaded: Promise<Module> | undefined
  return () => {
    loaded ??= load().catch((error) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}
