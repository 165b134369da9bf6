import { Component, type ReactNode } from 'react'

type Props = { pathname: string; children: ReactNode; fallback: (retry: () => void) => ReactNode }
type State = { failedAt: string | undefined }

/** When a screen breaks, the rest of the admin stays; another screen is a new start. */
export class ErrorArea extends Component<Props, State> {
  override state: State = { failedAt: undefined }

  static getDerivedStateFromError(): Partial<State> {
    return { failedAt: '' }
  }

  static getDerivedStateFromProps({ pathname }: Props, { failedAt }: State): State | null {
    if (failedAt === undefined || failedAt === pathname) return null
    return { failedAt: failedAt === '' ? pathname : undefined }
  }

  override render() {
    const { children, fallback } = this.props
    return this.state.failedAt === undefined ? children : fallback(() => this.setState({ failedAt: undefined }))
  }
}
